// What every game must have words for, and what is special about this one: components and things of the board.
import { readFileSync } from 'node:fs';
import { start } from '@krcma/kernel';
import { rulebookChecks } from '@krcma/kernel/rulebook';
import { people, saidInBoth, wordingChecks } from '@krcma/kernel/wording';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../tools/sample.ts';
import { ARTIFACTS } from '../data/artifacts.ts';
import { ATTACK_CARDS } from '../data/attack-cards.ts';
import { BLESSINGS } from '../data/blessings.ts';
import { regionName, regionsFor, seaName, seasFor } from '../data/board.ts';
import { COMBAT_CARDS } from '../data/combat-cards.ts';
import { GODS } from '../data/gods.ts';
import { HEROES } from '../data/heroes.ts';
import { loki } from '../data/loki.ts';
import { MONSTERS } from '../data/monsters.ts';
import { OMENS } from '../data/omens.ts';
import { ORIGINS } from '../data/origins.ts';
import { REALMS } from '../data/realms.ts';
import { RULE_IDS } from '../data/rule-ids.ts';
import { RUNE_ACTIONS } from '../data/rune-actions.ts';
import { ATTRIBUTES, RUNES } from '../data/types.ts';
import { ACTIONS } from '../data/wheel.ts';
import { type RagnarokView, ragnarok } from '../index.ts';
import { endings, modes } from '../modes.ts';
import { texts } from '../text/index.ts';
import { places as czechPlaces } from '../text/places.cs.ts';
import { places } from '../text/places.en.ts';
import read from '../text/rules-read.json' with { type: 'json' };
import { onHunt } from './hunt-table.ts';

const viewOf = (seats: number): RagnarokView =>
  ragnarok.view(start(ragnarok, { seats, seed: 'words' }), 0) as unknown as RagnarokView;

/** Names that are the same in both languages. */
const ALIKE = ['Lords of Ragnarök'];

const explained = (thing: string, view: unknown) =>
  saidInBoth(texts, thing, (text) => text.thing(thing, view, people));

describe('the catalogues', () => {
  for (const { title, run } of wordingChecks({
    module: ragnarok,
    texts,
    boards: { en: texts.en.board, cs: texts.cs.board },
    modes: sample(modes, 3),
    endings: Object.keys(endings),
    alike: ALIKE,
    places: { en: places, cs: czechPlaces },
  }))
    it(title, run);

  it('LOR-SPEC.7 a rune for a covered marker is asked for by that name', () => {
    const asked = { key: 'ask-gain-rune', source: 'wheel:covered' } as const;
    expect(texts.en.message(asked, people)).toBe('Covered marker: which rune do you take?');
    expect(texts.cs.message(asked, people)).toBe('Zakrytý ukazatel: kterou runu si vezmeš?');
  });
});

describe('the rulebook', () => {
  const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  for (const { title, run } of rulebookChecks({ rulebook, ruleIds: RULE_IDS, texts, read })) it(title, run);
});

describe('things', () => {
  const named = (kind: string, ids: readonly string[]): string[] => ids.map((id) => `${kind}:${id}`);

  it('every component with a face', () => {
    const view = viewOf(4);
    const things = [
      ...named('card', COMBAT_CARDS),
      ...named('attack', ATTACK_CARDS),
      ...named('blessing', BLESSINGS),
      ...named('artifact', ARTIFACTS),
      ...named('origin', ORIGINS),
      ...named('hero', HEROES),
      ...named('rune', RUNES),
      ...named('rune-action', RUNE_ACTIONS),
      ...named('attribute', ATTRIBUTES),
    ];
    for (const thing of things) explained(thing, view);
  });

  it.each([2, 3, 4])('everything that lies on the board of %i', (seats) => {
    const view = viewOf(seats);
    const things = [
      ...named('region', regionsFor(seats).map(regionName)),
      ...named('sea', seasFor(seats).map(seaName)),
      ...named('slot', ACTIONS),
      ...named('realm', REALMS),
      ...named('monument', GODS),
      ...named('omen', OMENS),
      ...named('monster', MONSTERS),
      ...Array.from({ length: seats }, (_, seat) => `seat:${seat}`),
      ...named('bank', RUNES),
      'loki',
    ];
    for (const thing of things) explained(thing, view);
  });

  it('wounds of whoever is hunted', () => {
    const t = onHunt({ prey: 'loki', hand: ['sword', 'spear'] });
    const view = ragnarok.view(t.game, 0);
    for (const position of loki.wounds.keys()) explained(`wound:${position}`, view);
    expect(texts.en.thing('wound:0', view, people)).toContain('sword and spear');
    expect(texts.en.thing(`wound:${loki.wounds.length}`, view, people)).toBeUndefined();
    expect(texts.en.thing('wound:0', viewOf(4), people)).toBeUndefined();
  });

  it('what is not on the board is not explained', () => {
    for (const thing of ['region:r22', 'sea:sea9', 'slot:nothing', 'monster:dragon', 'card:club', 'army:0:7'])
      expect(texts.en.thing(thing, viewOf(4), people), thing).toBeUndefined();
  });
});

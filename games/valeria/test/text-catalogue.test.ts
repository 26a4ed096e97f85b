// What every game must have words for, and what is special about this one: cards, rulings and things of the board.
import { readFileSync } from 'node:fs';
import { start } from '@krcma/kernel';
import { rulebookChecks } from '@krcma/kernel/rulebook';
import { people, saidInBoth, wordingChecks } from '@krcma/kernel/wording';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../tools/sample.ts';
import type { CardId } from '../data/components.ts';
import { TRACKS } from '../data/effect.ts';
import { RULE_IDS } from '../data/rule-ids.ts';
import { type ValeriaView, valeria } from '../index.ts';
import { endings, modes } from '../modes.ts';
import { STACKS } from '../state.ts';
import { texts } from '../text/index.ts';
import * as cs from '../text/names.cs.ts';
import * as en from '../text/names.en.ts';
import { places as czechPlaces } from '../text/places.cs.ts';
import { places } from '../text/places.en.ts';
import read from '../text/rules-read.json' with { type: 'json' };

const cardIds = Object.keys(en.cardNames) as CardId[];

const viewOf = (seats: number, options = {}): ValeriaView =>
  valeria.view(start(valeria, { seats, seed: 'words', options }), 0) as unknown as ValeriaView;

const explained = (thing: string, view: unknown) =>
  saidInBoth(texts, thing, (text) => text.thing(thing, view, people));

describe('the catalogues', () => {
  for (const { title, run } of wordingChecks({
    module: valeria,
    texts,
    boards: { en: texts.en.board, cs: texts.cs.board },
    modes: sample(modes, 10),
    endings: Object.keys(endings),
    places: { en: places, cs: czechPlaces },
    alike: ['Paladin'],
  }))
    it(title, run);

  it('every card, with its name', () => {
    for (const id of cardIds) {
      const said = explained(`card:${id}`, viewOf(2));
      expect(said.en.startsWith(`${en.cardNames[id]}. `)).toBe(true);
      expect(said.cs.startsWith(`${cs.cardNames[id].nom}. `)).toBe(true);
    }
  });

  it('names are the same in both languages only where they should be', () => {
    const same = cardIds.filter((id) => en.cardNames[id] === cs.cardNames[id].nom);
    expect(same).toEqual(['paladin', 'troll']);
  });

  it('a disputed ruling is explained in one sentence', () => {
    for (const name of ['newDomains', 'endCheck', 'soloBoardPoints'])
      for (const { option } of [texts.en, texts.cs])
        expect(option(name).help.match(/[.?!]/g)).toHaveLength(1);
  });

  it('every phase of the turn has a name, an inner working has none', () => {
    for (const step of ['roll', 'harvest', 'actions', 'monsters', 'secondHarvest', 'end'])
      saidInBoth(texts, step, (text) => text.place('turn', step));
    expect(texts.en.place('carryOut', 'gain')).toBeUndefined();
  });
});

describe('the rulebook', () => {
  const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  for (const { title, run } of rulebookChecks({ rulebook, ruleIds: RULE_IDS, texts, read })) it(title, run);
});

describe('a question', () => {
  it('whether the citizen comes whom a reward has named already is not asked as if it were open', () => {
    const asked = (card: 'bane-spider' | 'wraith') => ({
      en: texts.en.message({ key: 'ask-citizen', card }, people),
      cs: texts.cs.message({ key: 'ask-citizen', card }, people),
    });
    expect(asked('bane-spider')).toEqual({
      en: 'Bane Spider: does the Knight join you?',
      cs: 'Prokletý pavouk: vezmeš si Rytíře?',
    });
    expect(asked('wraith').en).toBe('Wraith: choose a free citizen.');
  });
});

describe('things', () => {
  it.each([1, 2, 5])('every stack, seat and track of a game of %i', (seats) => {
    for (const view of [viewOf(seats), viewOf(seats, { mixed: true, layout: 'random' })]) {
      for (let stack = 0; stack < STACKS; stack++) explained(`stack:${stack}`, view);
      for (let seat = 0; seat < seats; seat++) explained(`seat:${seat}`, view);
      for (const track of TRACKS) explained(`track:${track}`, view);
    }
  });

  it('a seat is called by the name of its player', () => {
    expect(texts.en.thing('seat:1', viewOf(2), people)).toMatch(/^Petr\b/);
    expect(texts.cs.thing('seat:0', viewOf(2), people)).toMatch(/^Ty\b/);
  });

  it('a stack tells its top card, its tokens and what lies below', () => {
    const view = viewOf(2);
    const [hills] = view.center;
    const marked = { ...view, center: [{ ...hills, tokens: { gold: 2, strength: 1, magic: 0 } }] };
    expect(texts.en.thing('stack:0', marked, people)).toBe(
      'Monster stack 1 (Hills): 5 cards. On top: Goblin. Hills minion. Slay it for 1 strength. Reward: gain 1 gold. Worth 1 victory point at the end. Tokens add 1 strength to the cost. Whoever slays it also gets 2 gold. Below: 2 × Goblin, Goblin Mage, Goblin King.',
    );
    expect(texts.cs.thing('stack:0', marked, people)).toBe(
      '1. balíček nestvůr (Kopce): 5 karet. Navrchu: Skřet. Typ: služebník, oblast Kopce. Zabití stojí 1 sílu. Odměna: získej 1 zlaťák. Na konci hry je za 1 vítězný bod. Žetony k ceně přidávají 1 sílu. Kdo nestvůru zabije, získá navíc 2 zlaťáky. Níž leží: 2× Skřet, Skřetí mág, Král skřetů.',
    );
    expect(texts.en.thing('stack:13', view, people)).toMatch(
      /^Citizen stack 9\/10: 5 cards\. On top: Paladin\./,
    );
    expect(texts.cs.thing('stack:16', view, people)).toMatch(
      /^2\. balíček panství: 3 karty\. .* Níž leží skryté karty\.$/,
    );
  });

  it('an exhausted spot, with or without an event', () => {
    const view = viewOf(2, { events: true });
    const center = [{ count: 0, spot: 'exhausted' }, { count: 0, spot: 'mimic' }, { count: 0 }, { count: 2 }];
    const said = (stack: number) => explained(`stack:${stack}`, { ...view, center });
    expect(said(0).cs).toBe('1. balíček nestvůr (Kopce) je vyčerpaný, žádná karta v něm nezbývá.');
    expect(said(1).en).toMatch(/is exhausted\. An enemy event lies here: Mimic\. Minion\. On a roll of 5:/);
    expect(said(2).en).toMatch(/is exhausted/);
    expect(said(3).cs).toMatch(/2 karty lícem dolů\.$/);
  });

  it('a column whose monsters are gone is attacked by nobody, or by the Dark Lord himself', () => {
    const column = (options: object, count: number) => {
      const view = viewOf(1, options);
      const center = view.center.map((pile, stack) => (stack === 1 ? { ...pile, count } : pile));
      return explained('column:1', { ...view, center, darkLord: {} });
    };
    expect(column({}, 3).en).toMatch(/^Column 2: .* every die that shows 2 lets its monsters take a citizen/);
    expect(column({}, 0)).toEqual({
      en: 'Column 2: its monster stack is exhausted, so nothing happens here on a 2.',
      cs: '2. sloupec: balíček nestvůr je vyčerpaný, kostka s číslem 2 tu už nic nezpůsobí.',
    });
    expect(column({ darkLordAttacks: true }, 0).cs).toMatch(/s číslem 2 Temný pán zajme jednoho/);
    expect(column({}, 3).cs).toMatch(/Zbývá 10 obyvatel a 3 panství\./);
  });

  it('what a duke counts a second time is told as more', () => {
    const hrothgar = explained('card:hrothgar', viewOf(2));
    expect(hrothgar.en).toContain('1 more for each titan');
    expect(hrothgar.cs).toContain('ještě 1 navíc za každou svou poraženou nestvůru typu kolos');
    expect(explained('card:reese', viewOf(2)).en).not.toContain('more');
  });

  it('a domain keeps its article inside a sentence', () => {
    const built = { key: 'built', player: 0, stack: 15, gold: 9, magic: 0 } as const;
    expect(texts.en.event({ ...built, card: 'desert-orchid' }, people)).toBe(
      'Anna builds the Desert Orchid for 9 gold.',
    );
    expect(texts.en.event({ key: 'turned-up', card: 'desert-orchid', stack: 16 }, people)).toMatch(
      /^The Desert Orchid is now/,
    );
  });

  it('dice, once they are rolled', () => {
    const view = viewOf(2);
    const rolled = (dice: number[]) => explained('die:0', { ...view, turn: 1, dice });
    expect(rolled([3, 5]).en).toBe(
      'This die shows 3. The roll 3 and 5 (sum 8) activates cards with 3, 5 or 8.',
    );
    expect(rolled([4, 4]).cs).toMatch(/aktivuje karty s číslem 4 dvakrát a karty s číslem 8 jednou\.$/);
    expect(texts.en.thing('die:0', { ...view, turn: 0 }, people)).toBeUndefined();
  });

  it('what is not on the board is not explained', () => {
    for (const thing of ['stack:20', 'die:2', 'track:honey'])
      expect(texts.en.thing(thing, viewOf(2), people)).toBeUndefined();
  });
});

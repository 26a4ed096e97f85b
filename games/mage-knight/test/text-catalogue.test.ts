// What every game must have words for, and what is special about this one: components and things of the board.
import { readFileSync } from 'node:fs';
import { rulebookChecks } from '@krcma/kernel/rulebook';
import { people, saidInBoth, wordingChecks } from '@krcma/kernel/wording';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../tools/sample.ts';
import { FACES } from '../data/cards.ts';
import { FACTION_TOKENS } from '../data/faction-tokens.ts';
import { HEROES } from '../data/heroes.ts';
import { RULE_IDS } from '../data/rule-ids.ts';
import { SKILLS } from '../data/skills.ts';
import { type OpsSource, opsOf } from '../data/sources.ts';
import { TACTICS } from '../data/tactics.ts';
import { COLOURS } from '../data/types.ts';
import { UNITS, units } from '../data/units.ts';
import { mageKnight } from '../index.ts';
import { endings, modes } from '../modes.ts';
import { texts } from '../text/index.ts';
import { places as czechPlaces } from '../text/places.cs.ts';
import { places } from '../text/places.en.ts';
import read from '../text/rules-read.json' with { type: 'json' };
import { table } from './table.ts';

/** Names that are the same in both languages. */
const ALIKE = ['Mage Knight', ...HEROES.map((hero) => texts.en.board.hero(hero))];

const view = mageKnight.view(table().game, 0);

const explained = (thing: string) => saidInBoth(texts, thing, (text) => text.thing(thing, view, people));

describe('words', () => {
  for (const { title, run } of wordingChecks({
    module: mageKnight,
    texts,
    boards: { en: texts.en.board, cs: texts.cs.board },
    modes: sample(modes, 2),
    endings: Object.keys(endings),
    alike: ALIKE,
    places: { en: places, cs: czechPlaces },
  }))
    it(title, run);
});

describe('rulebook', () => {
  const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  for (const { title, run } of rulebookChecks({ rulebook, ruleIds: RULE_IDS, texts, read })) it(title, run);
});

it('every card, unit, skill and tactic in sight is explained in both languages', () => {
  const things = [
    ...FACES.map((card) => `card:${card}`),
    ...UNITS.map((unit) => `offer:${unit}`),
    ...SKILLS.map((skill) => `skill:${skill}`),
    ...TACTICS.map((tactic) => `tactic:${tactic}`),
    ...HEROES.map((hero) => `hero:${hero}`),
    ...COLOURS.map((colour) => `die:${colour}`),
  ];
  for (const thing of things) explained(thing);
  expect(things.length).toBeGreaterThan(200);
});

it('every effect of the box is told', () => {
  const sources: OpsSource[] = [
    ...FACES.flatMap((card): OpsSource[] => [`card:${card}:basic`, `card:${card}:powered`]),
    ...UNITS.flatMap((unit) => units[unit].abilities.map((_, n): OpsSource => `unit:${unit}:${n}`)),
    ...SKILLS.map((skill): OpsSource => `skill:${skill}`),
    ...FACTION_TOKENS.map((token): OpsSource => `token:${token}`),
  ];
  for (const { board } of Object.values(texts)) {
    const untold = sources.filter((source) => opsOf(source).length > 0 && board.effect(source) === '');
    expect(untold).toEqual([]);
  }
});

it('alternatives are told in a list, tokens of several colours at once, and long ones each for itself', () => {
  const said = (language: 'en' | 'cs', source: OpsSource) => texts[language].board.effect(source);
  expect(said('en', 'card:rage:basic')).toBe('Attack 2 or Block 2.');
  expect(said('cs', 'card:instinct:basic')).toBe('Pohyb 2, Vliv 2, Útok 2 nebo Blok 2.');
  expect(said('en', 'card:concentration:basic')).toBe('Gain 1 blue, white or red mana token.');
  expect(said('cs', 'card:will-focus:basic')).toBe(
    'Získej 1 žeton modré, bílé nebo červené many, nebo získej 1 zelený krystal.',
  );
  expect(said('en', 'card:tremor:basic')).toBe(
    'One enemy: Armor −3, at least 1, for this combat, or all enemies: Armor −2, at least 1, for this combat.',
  );
});

// What every game must have words for, and what is special about this one: components and things of the board.
import { readFileSync } from 'node:fs';
import { start } from '@krcma/kernel';
import { rulebookChecks } from '@krcma/kernel/rulebook';
import { people, saidInBoth, wordingChecks } from '@krcma/kernel/wording';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../tools/sample.ts';
import { ADVENTURERS } from '../data/adventurers.ts';
import { COMBAT_CARDS, combatCardOf } from '../data/combat-cards.ts';
import { CREATURES, type CreatureId } from '../data/creatures.ts';
import { CELL_NAMES } from '../data/dungeon.ts';
import { EVENT_TILES, eventTiles, SPECIAL_EVENTS, specialEventOf } from '../data/events.ts';
import { ORDERS, SLOTS } from '../data/orders.ts';
import { ROOMS } from '../data/rooms.ts';
import { RULE_IDS } from '../data/rule-ids.ts';
import { TITLES } from '../data/titles.ts';
import { TRAPS } from '../data/traps.ts';
import { type DungeonLordsView, dungeonLords } from '../index.ts';
import { endings, modes } from '../modes.ts';
import { texts } from '../text/index.ts';
import { places as czechPlaces } from '../text/places.cs.ts';
import { places } from '../text/places.en.ts';
import read from '../text/rules-read.json' with { type: 'json' };

const viewOf = (seats: number, options = {}): DungeonLordsView =>
  dungeonLords.view(start(dungeonLords, { seats, seed: 'words', options }), 0) as unknown as DungeonLordsView;

const explained = (thing: string, view: unknown) =>
  saidInBoth(texts, thing, (text) => text.thing(thing, view, people));

describe('the catalogues', () => {
  for (const { title, run } of wordingChecks({
    module: dungeonLords,
    texts,
    boards: { en: texts.en.board, cs: texts.cs.board },
    modes: sample(modes, 10),
    endings: Object.keys(endings),
    places: { en: places, cs: czechPlaces },
  }))
    it(title, run);
});

describe('the rulebook', () => {
  const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  for (const { title, run } of rulebookChecks({ rulebook, ruleIds: RULE_IDS, texts, read })) it(title, run);
});

describe('things', () => {
  it('every component with a face', () => {
    const ids = [ORDERS, CREATURES, ROOMS, TRAPS, COMBAT_CARDS, EVENT_TILES, SPECIAL_EVENTS, ADVENTURERS];
    const view = viewOf(2);
    for (const id of [...ids.flat(), 'paladin-1', 'paladin-2', 'phantom']) explained(`card:${id}`, view);
  });

  it.each([1, 2, 3, 4])('everything that lies on the board of %i', (seats) => {
    const view = viewOf(seats);
    const lords = Array.from({ length: seats }, (_, seat) => [`seat:${seat}`, `prison:${seat}`]).flat();
    const slots = ORDERS.flatMap((order) => SLOTS.map((slot) => `slot:${order}:${slot}`));
    const cells = CELL_NAMES.map((name) => `cell:0:${name}`);
    const city = seats === 1 ? [] : ['city:0', 'city:3'];
    const dummies = view.dummies.map((_, index) => `dummy:${index}`);
    const rest = ['place:0', 'place:2', 'track', 'paladin', ...TITLES.map((title) => `title:${title}`)];
    for (const thing of [...lords, ...slots, ...cells, ...city, ...dummies, ...rest]) explained(thing, view);
  });

  it('those of a lord are told as they are', () => {
    const view = viewOf(2);
    const lord = {
      ...view.lords[0],
      lair: [{ id: 'witch', stance: 'out' }],
      party: [{ id: 'thief-1-2', damage: 2, bonus: 0 }],
      conquered: [2],
    };
    const there = { ...view, lords: [lord, view.lords[1]] };
    expect(texts.cs.thing('lair:0:0', there, people)).toContain('zneškodněná');
    expect(texts.en.thing('lair:0:0', there, people)).toContain('Knocked out');
    expect(texts.en.thing('hero:0:0', there, people)).toContain('2 damage taken');
    expect(texts.cs.thing('hero:0:0', there, people)).toContain('zruší 2 zranění z pastí');
    expect(texts.en.thing('cell:0:c2r0', there, people)).toContain('conquered');
    expect(texts.en.thing('cell:0:c2r1', there, people)).toContain('tunnel');
    expect(texts.en.thing('cell:0:c0r0', there, people)).toContain('rock');
  });

  it('a combat card nobody has shown is not told', () => {
    const view = viewOf(2);
    expect(texts.en.thing('city:2', view, people)).toMatch(/^Combat card of round 3, face down/);
    const seen = { ...view, city: [null, null, 'graffiti', null] };
    expect(texts.en.thing('city:2', seen, people)).toMatch(/^Graffiti\. Slow spell/);
  });

  it('a trap is told with the figures of the year', () => {
    const view = viewOf(2);
    expect(texts.en.thing('trap:rolling-stone', view, people)).toContain('3 damage to the first');
    expect(texts.en.thing('trap:rolling-stone', { ...view, year: 2 }, people)).toContain('4 damage');
  });

  it('a seat is called by the name of its player', () => {
    expect(texts.en.thing('seat:1', viewOf(2), people)).toMatch(/^Petr\b/);
    expect(texts.cs.thing('seat:0', viewOf(2), people)).toMatch(/^Ty\b/);
  });

  it('what is not on the board is not explained', () => {
    for (const thing of [
      'cell:0:c9r9',
      'slot:get-food:3',
      'lair:0:9',
      'hero:9:0',
      'city:7',
      'dummy:5',
      'place:3',
      'title:x',
    ])
      expect(texts.en.thing(thing, viewOf(2), people)).toBeUndefined();
  });
});

describe('figures', () => {
  /** Amounts in operations, one alone being often told by a word: "a monster". */
  const figures = (ops: unknown): string[] =>
    (JSON.stringify(ops).match(/:\d+/g) ?? []).map((found) => found.slice(1));

  it.each(COMBAT_CARDS)('the words of %s tell those of its operations', (card) => {
    for (const language of ['en', 'cs'] as const)
      for (const figure of figures(combatCardOf(card).ops))
        expect(texts[language].thing(`card:${card}`, viewOf(2), people)).toMatch(
          new RegExp(`\\b${figure}\\b`),
        );
  });

  it.each([...SPECIAL_EVENTS, 'payday', 'taxes'] as const)('the words of the event %s do so too', (event) => {
    const { ops } = event in eventTiles ? eventTiles[event as 'taxes'] : specialEventOf(event as 'rats');
    for (const language of ['en', 'cs'] as const)
      for (const figure of figures(ops))
        expect(texts[language].thing(`card:${event}`, viewOf(2), people)).toMatch(
          new RegExp(`\\b${figure}\\b`),
        );
  });
});

describe('several of a kind', () => {
  const dues = (creatures: CreatureId[]) => ({
    key: 'ask-dues' as const,
    source: 'payday' as const,
    creatures,
    free: 0,
    bill: { evil: 4 },
  });

  it('are counted, not listed one by one', () => {
    const said = (creatures: CreatureId[]) =>
      [texts.en, texts.cs].map((text) => text.message(dues(creatures), people));
    expect(said(['vampire', 'vampire'])).toEqual([
      expect.stringContaining('two vampires want 4 Evil'),
      expect.stringContaining('dva upíři chtějí dohromady 4 zla'),
    ]);
    expect(said(['witch', 'troll', 'witch', 'ghost', 'ghost', 'ghost'])).toEqual([
      expect.stringContaining('two witches, a troll and three ghosts'),
      expect.stringContaining('dvě čarodějnice, troll a tři duchové'),
    ]);
  });
});

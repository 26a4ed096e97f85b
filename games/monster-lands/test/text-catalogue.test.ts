// What every game must have words for, and what is special about this one: components and things of the board.
import { readFileSync } from 'node:fs';
import { start } from '@krcma/kernel';
import { rulebookChecks } from '@krcma/kernel/rulebook';
import { people, saidInBoth, wordingChecks } from '@krcma/kernel/wording';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../tools/sample.ts';
import { BUILDINGS, PATHS } from '../data/board.ts';
import type { ComponentId } from '../data/components.ts';
import { EQUIPMENT_CARDS } from '../data/equipment.ts';
import { events } from '../data/events.ts';
import { loot } from '../data/loot.ts';
import { basicMembers, GREENHORNS, mercenaries } from '../data/members.ts';
import { monsters } from '../data/monsters.ts';
import { quests } from '../data/quests.ts';
import { realms } from '../data/realms.ts';
import { RULE_IDS } from '../data/rule-ids.ts';
import { traps } from '../data/traps.ts';
import { AFFINITIES } from '../data/types.ts';
import { type MonsterLandsView, monsterLands } from '../index.ts';
import { endings, modes } from '../modes.ts';
import { texts } from '../text/index.ts';
import { places as czechPlaces } from '../text/places.cs.ts';
import { places } from '../text/places.en.ts';
import read from '../text/rules-read.json' with { type: 'json' };

const ids = [
  ...[basicMembers, mercenaries, monsters, realms, traps, loot, quests, events].flatMap((table) =>
    Object.keys(table),
  ),
  ...EQUIPMENT_CARDS,
  GREENHORNS[0],
] as ComponentId[];

const viewOf = (seats: number, options = {}): MonsterLandsView =>
  monsterLands.view(
    start(monsterLands, { seats, seed: 'words', options: { clans: 'dealt', ...options } }),
    0,
  ) as unknown as MonsterLandsView;

const explained = (thing: string, view: unknown) =>
  saidInBoth(texts, thing, (text) => text.thing(thing, view, people));

describe('the catalogues', () => {
  for (const { title, run } of wordingChecks({
    module: monsterLands,
    texts,
    boards: { en: texts.en.board, cs: texts.cs.board },
    modes: sample(modes, 10),
    endings: Object.keys(endings),
    places: { en: places, cs: czechPlaces },
  }))
    it(title, run);

  it('every component', () => {
    for (const id of ids) explained(`card:${id}`, viewOf(2));
  });

  it('the phases of a round have names', () => {
    for (const step of ['pool', 'deployment', 'adventure', 'cleanUp'])
      saidInBoth(texts, step, (text) => text.place('round', step));
  });
});

describe('the rulebook', () => {
  const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  for (const { title, run } of rulebookChecks({
    rulebook,
    ruleIds: RULE_IDS,
    texts,
    read,
    quoting: ['ML-TRI.9'],
  }))
    it(title, run);
});

describe('things', () => {
  it.each([1, 2, 4])('buildings, paths, seats and tokens of a game of %i', (seats) => {
    const view = viewOf(seats);
    for (const id of BUILDINGS) explained(`building:${id}`, view);
    for (const path of PATHS) if (seats > 2 || !path.startsWith('b')) explained(`path:${path}`, view);
    for (let seat = 0; seat < seats; seat++) explained(`seat:${seat}`, view);
    for (const affinity of AFFINITIES) explained(`clan:${affinity}`, view);
    const rest = 'space:mine-0 offer:lodge-2 trap:0:0 token:defence potion:a1 venom:a1 stack:greenhorns';
    for (const thing of [...rest.split(' '), 'die:persuasion-0', 'die:magic', 'loot:loot-coins10'])
      explained(thing, view);
  });

  it('a seat is called by the name of its player', () => {
    expect(texts.en.thing('seat:1', viewOf(2), people)).toMatch(/^Petr\b/);
    expect(texts.cs.thing('seat:0', viewOf(2), people)).toMatch(/^Ty\b/);
  });

  it("another's traps are face down", () => {
    expect(texts.en.thing('trap:1:0', viewOf(2), people)).toMatch(/face-down/);
  });

  it('a monster in play tells the dice of its place and of the difficulty', () => {
    const view = viewOf(2, { difficulty: 'deadly' });
    const [area] = view.areas;
    const monster = 'zabozub';
    const there = { ...view, areas: [{ ...area, monster }], attackDice: { a: 6 } };
    expect(texts.en.thing(`card:${monster}`, there, people)).toContain(
      'Attacks with 6 dice (3 printed, 2 in its homeland, 1 for the difficulty).',
    );
    const atGate = { ...view, areas: [], gate: monster, attackDice: { gate: 4 } };
    expect(texts.cs.thing(`card:${monster}`, atGate, people)).toContain(
      'Útok: 4 kostky (3 na kartě, 1 za obtížnost).',
    );
    const nowhere = { ...view, areas: [], gate: null };
    expect(texts.en.thing(`card:${monster}`, nowhere, people)).toContain('Attacks with 3 dice. Capture');
  });

  it('a tile that lies on the board tells the face that is up, and no other', () => {
    const view = viewOf(2);
    const front = { ...view, quests: { qa: 'quest-01', qb: 'quest-02' } };
    for (const thing of ['quest:quest-01', 'path:qa1']) {
      expect(texts.en.thing(thing, front, people)).toContain('Lost caravan');
      expect(texts.en.thing(thing, front, people)).not.toContain("Queen's tithe");
    }
    expect(texts.cs.thing('quest:quest-02', front, people)).not.toContain('Úkol s házením');
    const behind = { ...view, areas: [{ ...view.areas[0], event: 'event-4', side: 'b' }] };
    expect(texts.en.thing('event:event-4', behind, people)).toMatch(/^Herb meadow\./);
    expect(texts.en.thing('event:event-5', behind, people)).toMatch(/Royal scouts.*Ley lines/);
  });

  it('what is not on the board is not explained', () => {
    for (const thing of ['path:z9', 'building:spa', 'trap:9:9', 'die:blue'])
      expect(texts.en.thing(thing, viewOf(2), people)).toBeUndefined();
  });
});

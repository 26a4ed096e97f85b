import { describe, expect, it } from 'vitest';
import type { Card } from '../../data/card.ts';
import type { Skill } from '../../data/skill.ts';
import { skills } from '../../data/skills.ts';
import { spells } from '../../data/spells.ts';
import { units } from '../../data/units.ts';
import { mageKnight } from '../../index.ts';
import { gainFame } from '../../rules/fame.ts';
import { forbids } from '../../rules/forbidden.ts';
import { setupOf } from '../../rules/scenario.ts';
import { sheetOf } from '../../rules/scores.ts';
import { layOutTactics } from '../../rules/tactics.ts';
import type { MageKnightOptions } from '../../state.ts';
import { freshTable, type Game, refuses, type TableSetup, table, told, waiting } from '../table.ts';

const full = { scenario: 'full-cooperation' } as const;
const blitz = { scenario: 'blitz-cooperation' } as const;

const counts = (scenario: MageKnightOptions['scenario'], seats: number) => {
  const { shape, countryside, cities, core, cityLevels, rounds } = setupOf({ scenario, seats, options: {} });
  return [shape, countryside, cities, core, cityLevels, rounds];
};

const coop = (setup: TableSetup = {}): Game =>
  table({ seats: 2, ...setup, options: { ...full, ...setup.options } });

const OPEN = { '0,0': 'start-b', '0,1': 'countryside-2', '1,0': 'countryside-1', '1,-1': 'countryside-3' };
const CITIES = { ...OPEN, '2,-1': 'core-5', '1,1': 'core-6', '2,0': 'core-7' };
const taken = (slot: string, ...shields: number[]) => ({ space: `${slot}:C`, tokens: [], shields });
const ALL_TAKEN = [taken('2,-1', 0), taken('1,1', 1), taken('2,0', 0)];

const lines = (t: Game, seat = 0): Record<string, number> =>
  Object.fromEntries((sheetOf(t.game)[seat] ?? []).map(({ key, points }) => [key, points]));

describe('Full Cooperation', () => {
  it('MK-34.1 map, tiles, levels and rounds for two and three, nobody else', () => {
    expect(counts('full-cooperation', 2)).toEqual(['open', 8, 3, 2, [5, 5, 8], 6]);
    expect(counts('full-cooperation', 3)).toEqual(['open', 10, 4, 3, [5, 5, 5, 11], 6]);
    for (const seats of [1, 4])
      expect(forbids({ ...freshTable(2, full).game.options }, seats)).toEqual({
        key: 'not-for-so-many',
        scenario: 'full-cooperation',
        seats,
      });
    const { map } = freshTable(2, full).game;
    expect(map['0,0']).toBe('start-b');
    expect(Object.keys(map)).toHaveLength(4);
    expect(coop({ map: CITIES }).game.cities.map(({ level }) => level)).toEqual([5, 5, 8]);
  });

  it('MK-34.2, MK-20.1 a dummy player, and nothing that is meant for rivals', () => {
    for (const seats of [2, 3]) {
      const t = freshTable(seats, full);
      for (let pick = 0; pick < seats; pick++)
        t.play([waiting(t)[0] ?? 0, t.options(waiting(t)[0])[0] ?? '']);
      const { game } = t;
      expect(game.dummy?.deck).toHaveLength(16);
      expect(game.dummy?.skillPile).toEqual([]);
      const dealt = [...game.spells.deck, ...game.spells.offer];
      expect(dealt.filter((id) => (spells[id] as Card).competitive === true)).toEqual([]);
      for (const { skillPile } of game.players) {
        const slots = skillPile.map((id) => (skills[id] as Skill).slot);
        expect(slots).toHaveLength(10);
        expect(slots).not.toContain('competitive');
        expect(slots).toContain('cooperative');
      }
      expect(game.units.offer.filter((id) => id in units)).toHaveLength(seats + 2);
      expect(game.source).toHaveLength(seats + 2);
    }
  });

  it('MK-34.3 the tactic of the dummy is drawn before anybody picks', () => {
    const t = freshTable(2, full);
    for (let pick = 0; pick < 2; pick++) t.play([waiting(t)[0] ?? 0, t.options(waiting(t)[0])[0] ?? '']);
    const tactic = t.game.dummy?.tactic;
    expect(tactic).not.toBeNull();
    const [seat = 0] = waiting(t);
    expect(t.options(seat)).not.toContain(`tactic:${tactic}`);
    expect(refuses(t, `tactic:${tactic}`, seat)).toEqual({
      reason: { key: 'tactic-of-dummy' },
      rule: 'MK-3.13',
    });
    for (let pick = 0; pick < 2; pick++) {
      const [picking = 0] = waiting(t);
      const plain = t.options(picking).find((id) => /early-bird|planning|great-start/.test(id));
      t.play([picking, plain ?? '']);
    }
    expect(t.game.dummy?.tactic).toBe(tactic);
    expect(told(t, 'dummy-tactic')).toHaveLength(1);
    expect([...t.game.order].sort()).toEqual([-1, 0, 1]);
  });

  /** The last turn of a round. */
  const roundOver = (round: number, more: TableSetup = {}): Game => {
    const t = coop({
      round,
      time: round % 2 === 1 ? 'day' : 'night',
      announced: 1,
      last: [],
      turn: { stage: 'acted', cards: 1 },
      players:
        round % 2 === 1
          ? [{ tactic: 'early-bird' }, { tactic: 'planning' }]
          : [{ tactic: 'from-the-dusk' }, { tactic: 'preparation' }],
      ...more,
    });
    t.play('end', 'done');
    return t;
  };

  it('MK-34.4 after a round all agree on one of the tactics they used; it leaves the game', () => {
    const t = roundOver(1);
    expect(waiting(t)).toEqual([0, 1]);
    expect(t.asked(0).prompt).toEqual({ key: 'ask-tactic-leaves' });
    for (const seat of [0, 1]) expect(t.options(seat)).toEqual(['tactic:early-bird', 'tactic:planning']);
    expect(t.asked(1).silence).toBe('tactic:planning');
    t.play([1, 'tactic:planning'], [0, 'tactic:planning']);
    expect(t.game.gone.tactics).toEqual(['planning']);
    expect(told(t, 'tactic-leaves')).toEqual([{ key: 'tactic-leaves', tactic: 'planning' }]);
    expect(t.game.round).toBe(2);
  });

  it('MK-34.4, MK-25.15 it has left whoever held it when actions are upgraded after the night', () => {
    const t = roundOver(2, { options: { actionUpgrading: true } });
    t.play([0, 'tactic:preparation'], [1, 'tactic:preparation']);
    expect(t.asked(waiting(t)[0] ?? 0).prompt.key).toBe('ask-upgrade');
    expect(t.game.players.map(({ tactic }) => tactic)).toEqual(['from-the-dusk', null]);
    expect(t.game.gone.tactics).toEqual(['preparation']);
    expect(mageKnight.inconsistency?.(t.game)).toBeUndefined();
  });

  it('MK-34.4 whoever differs is asked once more, knowing what others wished; then most votes count', () => {
    const three = roundOver(1, {
      seats: 3,
      announced: 2,
      players: [{ tactic: 'early-bird' }, { tactic: 'planning' }, { tactic: 'rethink' }],
    });
    three.play([0, 'tactic:early-bird'], [1, 'tactic:planning'], [2, 'tactic:planning']);
    expect(waiting(three)).toEqual([0, 1, 2]);
    expect(three.asked(0).prompt).toEqual({
      key: 'ask-tactic-leaves-again',
      wishes: ['early-bird', 'planning', 'planning'],
    });
    expect([0, 1, 2].map((seat) => three.asked(seat).silence)).toEqual([
      'tactic:early-bird',
      'tactic:planning',
      'tactic:planning',
    ]);
    three.play([0, 'tactic:rethink'], [1, 'tactic:early-bird'], [2, 'tactic:early-bird']);
    expect(three.game.gone.tactics).toEqual(['early-bird']);
    const gone = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const tied = roundOver(1, { seed: `${seed}` });
      tied.play([0, 'tactic:early-bird'], [1, 'tactic:planning']);
      tied.play([0, 'tactic:early-bird'], [1, 'tactic:planning']);
      expect(tied.game.gone.tactics).toHaveLength(1);
      gone.add(tied.game.gone.tactics[0] ?? '');
    }
    expect([...gone].sort()).toEqual(['early-bird', 'planning']);
  });

  it('MK-34.4 not after the last day and the last night; what left is laid out no more', () => {
    for (const round of [2, 3, 4]) expect(roundOver(round).asked(0).prompt.key).toBe('ask-tactic-leaves');
    const fifth = roundOver(5);
    expect(fifth.game.round).toBe(6);
    expect(fifth.game.gone.tactics).toEqual([]);
    expect(roundOver(6).game.outcome?.reason).toBe('rounds');
    const met = roundOver(2, { ending: true });
    expect(met.game.outcome?.reason).toBe('citiesConquered');
    const gone = roundOver(2);
    gone.play([0, 'tactic:preparation'], [1, 'tactic:preparation']);
    gone.game.round = 4;
    gone.game.time = 'night';
    expect(layOutTactics(gone.game)).not.toContain('preparation');
    expect(layOutTactics(gone.game)).toHaveLength(5);
  });

  it('MK-34.5 all are one team', () => {
    expect(mageKnight.sides?.(coop().game.options, 2)).toEqual([[0, 1]]);
    expect(mageKnight.sides?.(coop({ seats: 3 }).game.options, 3)).toEqual([[0, 1, 2]]);
  });

  it('MK-34.6 with the last city taken everybody has a turn, the dummy none', () => {
    const t = coop({
      map: CITIES,
      holdings: ALL_TAKEN,
      order: [0, -1, 1],
      turn: { stage: 'acted', cards: 1 },
    });
    t.play('end', 'done');
    expect(told(t, 'scenario-end-met')).toHaveLength(1);
    expect([t.game.next, ...(t.game.last ?? [])]).toEqual([1, 0]);
    expect(told(t, 'dummy-turn')).toEqual([]);
  });

  it('MK-34.7 all win when all cities are taken, and lose otherwise', () => {
    const end = (holdings: NonNullable<TableSetup['holdings']>) =>
      coop({
        map: CITIES,
        holdings,
        round: 6,
        time: 'night',
        announced: 1,
        last: [],
        turn: { stage: 'acted', cards: 1 },
      }).play('end', 'done').game.outcome;
    expect(end(ALL_TAKEN)).toMatchObject({ reason: 'citiesConquered', winners: [0, 1] });
    expect(end(ALL_TAKEN.slice(1))).toMatchObject({ reason: 'rounds', winners: [] });
    const scores = end(ALL_TAKEN)?.scores ?? [];
    expect(scores[0]).toBe(scores[1]);
  });

  const scored = (more: TableSetup = {}): Game =>
    coop({
      map: CITIES,
      round: 5,
      holdings: [taken('2,-1', 0), taken('1,1', 1)],
      players: [
        { fame: 30, hand: ['wound'], deck: ['fireball'], crystals: { red: 2 } },
        { fame: 12, hand: ['wound', 'wound'], deck: ['agility'], crystals: { red: 3, blue: 3 } },
      ],
      dummy: { hero: 'goldyx', deck: ['march', 'stamina', 'rage'] },
      ...more,
    });

  it('MK-34.7, MK-21.12 the lowest fame, the best of each category, the worst beating, no titles', () => {
    const t = scored();
    expect(lines(t)).toEqual({
      'lowest-fame': 12,
      knowledge: 2,
      loot: 3,
      beating: -4,
      'cities-taken': 20,
      'all-lead': 10,
      'rounds-left': 30,
      'dummy-cards': 3,
      'not-announced': 5,
    });
    expect(lines(t, 1)).toEqual(lines(t));
  });

  it('MK-21.12 ten more only when everybody leads a city, fifteen for all of them', () => {
    expect(lines(scored({ holdings: [taken('2,-1', 0), taken('1,1', 0, 1)] }))).not.toHaveProperty(
      'all-lead',
    );
    expect(lines(scored({ holdings: ALL_TAKEN }))).toMatchObject({
      'cities-taken': 30,
      'all-cities': 15,
      'all-lead': 10,
    });
    expect(lines(scored({ announced: 0, last: [] }))).not.toHaveProperty('not-announced');
  });

  it('MK-34.8 it may be agreed that the weakest counts, but of wounds still the most', () => {
    const t = scored({ options: { weakestCounts: true } });
    expect(lines(t)).toMatchObject({ 'lowest-fame': 12, knowledge: 1, loot: 1, beating: -4 });
  });

  it('MK-34.8 other levels, and for two the last city as a megapolis', () => {
    const options = coop().game.options;
    expect(forbids({ ...options, megapolis: 'last' }, 2)).toBeUndefined();
    expect(forbids({ ...options, megapolis: 'last' }, 3)?.key).toBe('no-megapolis-here');
    expect(forbids({ ...options, megapolis: 'both' }, 2)?.key).toBe('two-megapolises-need-two');
    const last = coop({ map: CITIES, options: { megapolis: 'last', megapolisLevel: 13, harder: 2 } });
    expect(last.game.cities.map(({ level, second }) => [level, second?.level])).toEqual([
      [7, undefined],
      [7, undefined],
      [7, 6],
    ]);
  });
});

describe('Blitz Cooperation', () => {
  it('MK-35.1 its own tiles, levels and rounds', () => {
    expect(counts('blitz-cooperation', 2)).toEqual(['open', 7, 2, 1, [5, 8], 4]);
    expect(counts('blitz-cooperation', 3)).toEqual(['open', 8, 3, 2, [5, 8, 11], 4]);
  });

  it('MK-35.1, MK-32.2 to MK-32.4 with the flying start and limits of Blitz Conquest', () => {
    const { game } = freshTable(3, blitz);
    expect(game.players.map(({ fame, reputation }) => [fame, reputation])).toEqual(new Array(3).fill([1, 2]));
    expect(game.source).toHaveLength(6);
    const dealt = game.units.offer.filter((id) => id in units);
    expect(dealt.map((id) => units[id as keyof typeof units].tier)).toEqual(new Array(6).fill('regular'));
    gainFame(game, 0, 2);
    expect(game.players[0]?.fame).toBe(4);
  });

  it('MK-35.1 otherwise as Full Cooperation: dummy, agreement and scoring', () => {
    const t = table({
      seats: 2,
      options: blitz,
      announced: 1,
      last: [],
      turn: { stage: 'acted', cards: 1 },
    });
    t.play('end', 'done');
    expect(waiting(t)).toEqual([0, 1]);
    expect(t.asked(0).prompt).toEqual({ key: 'ask-tactic-leaves' });
    expect(t.game.dummy).not.toBeNull();
    expect(lines(t)).toMatchObject({ 'lowest-fame': 1 });
  });
});

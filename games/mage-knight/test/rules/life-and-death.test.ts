import { describe, expect, it } from 'vitest';
import { enemies } from '../../data/enemies.ts';
import type { Enemy } from '../../data/enemy.ts';
import { sitesOn, tileOf } from '../../data/tiles.ts';
import { sideOf } from '../../rules/factions/laying.ts';
import { goalOf, isEndMet } from '../../rules/goal.ts';
import { isSafe } from '../../rules/ground.ts';
import { isHeld, siteAt } from '../../rules/map.ts';
import { setupOf } from '../../rules/scenario.ts';
import { sheetOf } from '../../rules/scores.ts';
import { isNight } from '../../rules/time.ts';
import { reach, strikeWith } from '../fight.ts';
import { freshTable, type Game, offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';
import { LIFE, LIFE_MAP, NECROPOLIS, VALLEY_SEAT } from '../tezla.ts';

const TOGETHER = { scenario: 'life-and-death-together' } as const;
const factionOf = (enemy: string) => (enemies[enemy as keyof typeof enemies] as Enemy).faction;
const seen = ({ game }: Game, space: string) =>
  (game.holdings[space]?.tokens ?? []).map(({ enemy, up }) => [enemies[enemy].colour, factionOf(enemy), up]);

const inLife = (setup: TableSetup = {}): Game => table({ map: LIFE_MAP, options: LIFE, ...setup });
const line = (t: Game, key: string, seat = 0) =>
  sheetOf(t.game)[seat]?.find((each) => each.key === key)?.points;

describe('Life and Death', () => {
  it('MK-43.6, MK-43.7, MK-43.8 tiles, glades and levels for rivals, together and alone', () => {
    const counts = (scenario: 'life-and-death' | 'life-and-death-together', seats: number) => {
      const { shape, countryside, cities, core, glades, leaderLevel, rounds } = setupOf({
        scenario,
        seats,
        options: {},
      });
      return [shape, countryside, cities, core, glades, leaderLevel, rounds];
    };
    expect([2, 3, 4].map((seats) => counts('life-and-death', seats))).toEqual([
      ['wedge', 7, 3, 1, 3, 4, 6],
      ['wedge', 9, 3, 2, 4, 5, 6],
      ['open4', 11, 3, 3, 5, 6, 6],
    ]);
    expect([2, 3, 4].map((seats) => counts('life-and-death-together', seats))).toEqual([
      ['open', 7, 3, 2, 3, 8, 6],
      ['open', 9, 3, 3, 4, 10, 6],
      ['open', 11, 3, 4, 5, 12, 6],
    ]);
    expect(counts('life-and-death', 1)).toEqual(['wedge', 6, 3, 2, 3, 6, 6]);
    for (let seed = 0; seed < 30; seed++) {
      const { game } = freshTable(2, LIFE, `${seed}`);
      const land = [...Object.values(game.map), ...game.tiles].filter(
        (tile) => tileOf(tile).back === 'countryside',
      );
      expect(land).toHaveLength(7);
      expect(land.filter((tile) => sitesOn(tile).includes('magicalGlade'))).toHaveLength(3);
      expect(game.tiles).toEqual(expect.arrayContaining(['core-5', 'core-8']));
    }
  });

  it('MK-43.7, MK-43.8 the dummy picks first where all play together, last for whoever plays alone', () => {
    expect(freshTable(2, TOGETHER).game.dummy).toBeNull();
    const pick = (seats: number, scenario: string) => {
      const t = freshTable(seats, { scenario });
      for (const hero of ['tovak', 'goldyx'].slice(0, seats)) t.play(`hero:${hero}`);
      return t.game.dummy?.tactic;
    };
    expect(pick(2, 'life-and-death-together')).not.toBeNull();
    expect(pick(1, 'life-and-death')).toBeNull();
  });

  it('MK-43.1 piles of both factions lie apart', () => {
    const { game } = freshTable(2, LIFE);
    for (const back of ['green', 'brown', 'red'] as const) {
      expect(game.enemies[back].deck.every((enemy) => factionOf(enemy) === undefined)).toBe(true);
      for (const faction of ['elementalist', 'darkCrusader'] as const)
        expect(
          game.factions?.piles[faction]?.[back]?.deck.every((enemy) => factionOf(enemy) === faction),
        ).toBe(true);
    }
    expect(game.factions?.piles.elementalist?.violet).toBeUndefined();
  });

  it('MK-43.2 north and south of the wedge, and of the open map', () => {
    const wedge = inLife().game;
    expect(['0,1', '1,2', '1,0', '2,1', '1,1'].map((slot) => sideOf(wedge, slot))).toEqual([
      'darkCrusader',
      'darkCrusader',
      'elementalist',
      'elementalist',
      undefined,
    ]);
    const open = table({ seats: 2, options: TOGETHER, map: { '0,0': 'start-b' } }).game;
    expect(['0,1', '2,-1', '3,0'].map((slot) => sideOf(open, slot))).toEqual([
      'darkCrusader',
      'elementalist',
      undefined,
    ]);
  });

  it('MK-43.1, MK-43.3 rampagers and glades by the side their tile lies on', () => {
    for (let seed = 0; seed < 6; seed++) {
      const t = inLife({
        seed: `${seed}`,
        map: { '0,0': 'start-a', '1,0': 'countryside-1', '0,1': 'countryside-5' },
      });
      expect(seen(t, '1,0:NW')).toEqual([['green', 'elementalist', true]]);
      expect(seen(t, '0,1:E')).toEqual([['green', 'darkCrusader', true]]);
      expect(siteAt(t.game, '1,0:C')).toBe('magicalGlade');
      expect(seen(t, '1,0:C')).toEqual([
        ['green', 'elementalist', true],
        ['brown', 'elementalist', true],
      ]);
      expect(siteAt(t.game, '0,1:W')).toBe('graveyard');
      expect(seen(t, '0,1:W')).toEqual([
        ['green', 'darkCrusader', true],
        ['brown', 'darkCrusader', true],
      ]);
    }
    const between = Array.from({ length: 20 }, (_, seed) =>
      siteAt(
        inLife({ seed: `between ${seed}`, map: { '0,0': 'start-a', '1,1': 'countryside-1' } }).game,
        '1,1:C',
      ),
    );
    expect(new Set(between)).toEqual(new Set(['magicalGlade', 'graveyard']));
  });

  const glade = (space: string, tile: string, slot: string): Game => {
    const t = inLife({
      map: { '0,0': 'start-a', [slot]: tile },
      time: 'day',
      players: [{ space, hand: ['ruby-ring', 'march'], level: 9, reputation: 0, tokens: { black: 1 } }],
      holdings: [{ space, tokens: ['prowlers'] }],
    });
    return t;
  };
  const GLADE = ['1,0:C', 'countryside-1', '1,0'] as const;
  const GRAVE = ['0,1:W', 'countryside-5', '0,1'] as const;

  it('MK-24.12, MK-24.13 a held glade is entered as an action and gives nothing before', () => {
    const t = glade(...GLADE);
    expect(isHeld(t.game, '1,0:C')).toBe(true);
    expect(isSafe(t.game, 0, '1,0:C')).toBe(true);
    expect(offers(t, 'enter')).toEqual(['enter']);
    expect(offers(t, 'interact')).toEqual([]);
    const begun = inLife({
      step: 'begin',
      players: [{ space: '1,0:C' }],
      map: { '0,0': 'start-a', '1,0': 'countryside-1' },
    });
    expect(playerOf(begun).tokens.gold).toBe(0);
  });

  it('MK-43.4 a liberated glade is an artifact, a shield and Reputation; its gifts come at once', () => {
    const t = glade(...GLADE);
    t.play('enter');
    expect(t.game.combat).toMatchObject({ cause: 'adventure', dark: false });
    reach(t, 'attack');
    strikeWith(t, 60);
    expect(t.game.holdings['1,0:C']?.shields).toEqual([0]);
    expect(t.game.turn.rewards).toEqual([{ reward: 'artifact', n: 1 }]);
    expect(playerOf(t).reputation).toBe(1);
    expect(isHeld(t.game, '1,0:C')).toBe(false);
    expect(refuses(t, 'enter').rule).toBe('MK-14.4');
  });

  it('MK-24.12 whoever survives stays, and the glade is held', () => {
    const t = glade(...GLADE);
    t.play('enter');
    reach(t, 'attack').play('next');
    expect(t.game.holdings['1,0:C']).toMatchObject({
      shields: [],
      tokens: [{ enemy: 'prowlers', up: true }],
    });
    expect(isHeld(t.game, '1,0:C')).toBe(true);
  });

  it('MK-43.4, MK-24.13, MK-9.27 a graveyard is a Spell; night rules hold on it and in its fights by day', () => {
    const t = glade(...GRAVE);
    expect(isNight(t.game)).toBe(true);
    t.play('enter');
    expect(t.game.combat?.dark).toBe(true);
    reach(t, 'attack');
    strikeWith(t, 60);
    expect(t.game.turn.rewards).toEqual([{ reward: 'spell', n: 1 }]);
    expect(playerOf(t).reputation).toBe(1);
    expect(isNight(glade(...GLADE).game)).toBe(false);
  });

  it('MK-9.27 a free graveyard gives a black mana at night', () => {
    const start = (shields: number[]) =>
      playerOf(
        inLife({
          step: 'begin',
          round: 2,
          time: 'night',
          map: { '0,0': 'start-a', '0,1': 'countryside-5' },
          players: [{ space: '0,1:W' }],
          holdings: [{ space: '0,1:W', tokens: [], shields }],
        }),
      ).tokens.black;
    expect([start([]), start([0])]).toEqual([0, 1]);
  });

  it('MK-43.5 the seats lie on the city spaces, and the third city is friendly', () => {
    const t = inLife({ map: { ...LIFE_MAP, '1,2': 'core-6' }, seats: 2 });
    expect([VALLEY_SEAT, NECROPOLIS].map((space) => siteAt(t.game, space))).toEqual([
      'hiddenValley',
      'necropolis',
    ]);
    expect(t.game.cities.map(({ space }) => space)).toEqual(['1,2:C']);
    expect(t.game.holdings['1,2:C']).toMatchObject({ tokens: [], shields: [0, 1] });
  });

  const exploring = (tiles: string[], slot: string, space: string): Game =>
    inLife({
      map: {
        '0,0': 'start-a',
        '1,0': 'countryside-3',
        '0,1': 'countryside-4',
        '1,1': 'countryside-6',
        '0,2': 'countryside-7',
      },
      tiles: tiles as never,
      turn: { stage: 'moving', move: 8 },
      players: [{ space }],
      holdings: [
        { space: '0,1:W', tokens: [] },
        { space: '1,1:SE', tokens: [] },
      ],
      seed: slot,
    });

  it('MK-43.5 a seat that comes up on the wrong side goes back, and another tile is laid', () => {
    const t = exploring(['core-5', 'core-1'], '1,2', '1,1:NE');
    const slot = offers(t, 'explore:')
      .map((id) => id.slice(8))
      .find((each) => sideOf(t.game, each) === 'darkCrusader');
    t.play(`explore:${slot}`);
    expect(t.game.map[slot as string]).toBe('core-1');
    expect(t.game.tiles).toEqual(['core-5']);
    expect(told(t, 'tile-put-back')).toMatchObject([{ tile: 'core-5', slot }]);
  });

  it('MK-43.5 where only that seat is left, nothing is explored on the wrong side', () => {
    const t = exploring(['core-5'], 'alone', '1,1:NE');
    const sides = offers(t, 'explore:').map((id) => sideOf(t.game, id.slice(8)));
    expect(sides).not.toContain('darkCrusader');
    const north = t.asked().refused.filter(({ rule }) => rule === 'MK-43.5');
    expect(north.length).toBeGreaterThan(0);
  });

  const ended = (setup: TableSetup = {}): Game =>
    inLife({
      leaders: [
        {
          id: 'high-priestess',
          level: 0,
          shields: [
            { level: 4, seat: 0 },
            { level: 2, seat: 1 },
          ],
        },
        { id: 'necromancer', level: 0, shields: [{ level: 4, seat: 1 }] },
      ],
      ...setup,
    });

  it('MK-43.9 ends with the second leader, found and defeated', () => {
    expect(isEndMet(ended().game)).toBe(true);
    expect(goalOf(ended().game).progress).toMatchObject({ done: 2, of: 2 });
    expect(
      isEndMet(
        ended({
          leaders: [
            { id: 'high-priestess', level: 0 },
            { id: 'necromancer', level: 1 },
          ],
        }).game,
      ),
    ).toBe(false);
    const found = inLife({
      map: { '0,0': 'start-a', '1,1': 'core-5' },
      leaders: [{ id: 'high-priestess', level: 0 }],
    });
    expect(isEndMet(found.game)).toBe(false);
  });

  it('MK-43.10 rivals: most shields against each faction; of equals the higher level counts', () => {
    const t = ended({
      seats: 2,
      leaders: [
        {
          id: 'high-priestess',
          level: 0,
          shields: [
            { level: 4, seat: 0 },
            { level: 2, seat: 1 },
          ],
        },
        { id: 'necromancer', level: 0, shields: [{ level: 4, seat: 1 }] },
      ],
    });
    expect([line(t, 'elementalist-title', 0), line(t, 'elementalist-title', 1)]).toEqual([5, undefined]);
    expect([line(t, 'darkCrusader-title', 0), line(t, 'darkCrusader-title', 1)]).toEqual([undefined, 5]);
    const shared = inLife({
      seats: 2,
      holdings: [
        { space: '1,1:NW', tokens: [], shields: [0] },
        { space: VALLEY_SEAT, tokens: [], shields: [1] },
      ],
    });
    const isGlade = siteAt(shared.game, '1,1:NW') === 'magicalGlade';
    expect([line(shared, 'elementalist-title', 0), line(shared, 'elementalist-title', 1)]).toEqual(
      isGlade ? [2, 2] : [undefined, 5],
    );
    expect(line(t, 'leaders-beaten')).toBeUndefined();
  });

  it('MK-43.11 together and alone: leaders, shields of everybody, time', () => {
    const together = (shields: number[][]) =>
      table({
        seats: 2,
        options: TOGETHER,
        round: 4,
        map: { '0,0': 'start-b', '1,0': 'core-5', '0,1': 'core-8' },
        dummy: { hero: 'goldyx', deck: ['march', 'march'] },
        leaders: [
          { id: 'high-priestess', level: 0, shields: (shields[0] ?? []).map((seat) => ({ level: 1, seat })) },
          { id: 'necromancer', level: 0, shields: (shields[1] ?? []).map((seat) => ({ level: 1, seat })) },
        ],
      });
    const t = together([
      [0, 1],
      [0, 1],
    ]);
    const lines = [
      'leaders-beaten',
      'all-leaders',
      'all-on-a-leader',
      'all-on-each-leader',
      'rounds-left',
      'dummy-cards',
      'not-announced',
    ];
    expect(lines.map((key) => line(t, key))).toEqual([20, 15, 10, 10, 60, 2, 5]);
    expect(lines.slice(2, 4).map((key) => line(together([[0], [1]]), key))).toEqual([10, undefined]);
    expect(lines.slice(2, 4).map((key) => line(together([[0], [0]]), key))).toEqual([undefined, undefined]);
    const alone = ended({ round: 6 });
    expect(lines.slice(0, 4).map((key) => line(alone, key))).toEqual([20, 15, undefined, undefined]);
  });
});

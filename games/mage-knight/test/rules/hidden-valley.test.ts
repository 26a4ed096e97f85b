import { describe, expect, it } from 'vitest';
import { enemies } from '../../data/enemies.ts';
import type { Enemy } from '../../data/enemy.ts';
import { exploreCost } from '../../rules/exploring.ts';
import { isEndMet } from '../../rules/goal.ts';
import { siteAt } from '../../rules/map.ts';
import { provokedBy, rampagersBeside } from '../../rules/provoking.ts';
import { setupOf } from '../../rules/scenario.ts';
import { sheetOf } from '../../rules/scores.ts';
import { reach, strikeWith } from '../fight.ts';
import { freshTable, type Game, offers, playerOf, refuses, type TableSetup, table } from '../table.ts';
import { VALLEY } from '../tezla.ts';

const MAP = { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-4', '1,1': 'countryside-1' };
const LAIR = '1,1:NW';
const factionOf = (enemy: string | undefined) =>
  (enemies[enemy as keyof typeof enemies] as Enemy | undefined)?.faction;
const inValley = (setup: TableSetup = {}): Game => table({ map: MAP, options: VALLEY, ...setup });
const line = (t: Game, key: string, seat = 0) =>
  sheetOf(t.game)[seat]?.find((each) => each.key === key)?.points;

describe('The Hidden Valley', () => {
  it('MK-45.1 the start and the tiles of the realm, without counted glades; white is the valley, green friendly', () => {
    const counts = (scenario: 'hidden-valley' | 'hidden-valley-together', seats: number) => {
      const { shape, countryside, core, glades, leaderLevel, rounds } = setupOf({
        scenario,
        seats,
        options: {},
      });
      return [shape, countryside, core, glades, leaderLevel, rounds];
    };
    expect([1, 2, 3, 4].map((seats) => counts('hidden-valley', seats))).toEqual([
      ['wedge', 5, 1, undefined, 4, 4],
      ['wedge', 5, 2, undefined, 5, 4],
      ['wedge', 7, 3, undefined, 6, 4],
      ['open4', 9, 4, undefined, 7, 4],
    ]);
    expect([2, 3, 4].map((seats) => counts('hidden-valley-together', seats))).toEqual([
      ['open', 6, 2, undefined, 8, 4],
      ['open', 8, 3, undefined, 10, 4],
      ['open', 10, 4, undefined, 12, 4],
    ]);
    expect(freshTable(1, VALLEY).game.players[0]).toMatchObject({ fame: 1, reputation: 2 });
    const { game } = inValley({ map: { ...MAP, '2,1': 'core-7', '1,2': 'core-5' } });
    expect([siteAt(game, '2,1:C'), siteAt(game, '1,2:C'), siteAt(game, '1,1:C')]).toEqual([
      'hiddenValley',
      'city',
      'magicalGlade',
    ]);
    expect(game.factions?.leaders).toMatchObject([{ id: 'high-priestess', level: 4 }]);
    expect(game.factions?.piles.darkCrusader).toBeUndefined();
  });

  it('MK-45.2 rampagers are Elementalists but for the tiles of the set-up', () => {
    const t = inValley({ map: { ...MAP, '0,1': 'countryside-4' } });
    expect(factionOf(t.game.holdings[LAIR]?.tokens[0]?.enemy)).toBe('elementalist');
    expect(factionOf(t.game.holdings['0,1:W']?.tokens[0]?.enemy)).not.toBe('elementalist');
  });

  const ambush = (enemy: string): Game => inValley({ holdings: [{ space: LAIR, tokens: [enemy as never] }] });

  it('MK-45.2, MK-13.30 an Elementalist is challenged and provoked from two spaces away, others from one', () => {
    const t = ambush('centaur-outriders');
    expect(rampagersBeside(t.game, '1,1:C')).toContain(LAIR);
    expect(rampagersBeside(t.game, '1,1:SW')).toContain(LAIR);
    expect(rampagersBeside(t.game, '1,1:SE')).toContain(LAIR);
    expect(provokedBy(t.game, 0, '1,1:SW', '1,1:SE')).toEqual([LAIR]);
    expect(provokedBy(t.game, 0, '1,1:C', '1,1:SE')).toEqual([LAIR]);
    const plain = ambush('prowlers');
    expect(rampagersBeside(plain.game, '1,1:SW')).toEqual([]);
    expect(provokedBy(plain.game, 0, '1,1:SW', '1,1:SE')).toEqual([]);
  });

  it('MK-13.30 not over a lake or mountains', () => {
    const t = ambush('centaur-outriders');
    expect(rampagersBeside(t.game, '1,1:E')).toContain(LAIR);
    const shut = inValley({
      map: { ...MAP, '1,1': 'countryside-12' },
      holdings: [{ space: '1,1:C', tokens: ['centaur-outriders'] }],
    });
    expect(rampagersBeside(shut.game, '0,1:E')).toEqual([]);
  });

  const beaten = (enemy: string): Game => {
    const t = inValley({
      tiles: ['countryside-6', 'countryside-7'],
      players: [{ space: '1,1:C', hand: ['ruby-ring', 'march'], level: 9 }],
      holdings: [{ space: LAIR, tokens: [enemy as never] }],
      combat: { space: '1,1:C', tokens: [LAIR] },
    });
    reach(t, 'attack');
    return strikeWith(t, 60);
  };

  it('MK-45.3 who beats one lays a tile anywhere it may lie, if they like', () => {
    const t = beaten('centaur-outriders');
    const slots = offers(t, 'explore:');
    expect(slots.length).toBeGreaterThan(1);
    expect(offers(t, 'no-land')).toEqual(['no-land']);
    t.play(slots.at(-1) as string);
    expect(t.game.map[(slots.at(-1) as string).slice(8)]).toBe('countryside-6');
    expect(t.game.turn.land).toBe(0);
    expect(beaten('prowlers').game.turn.land).toBeUndefined();
  });

  it('MK-45.4 exploring costs three times as much, what is taken off first, and Influence pays as well', () => {
    const t = inValley({
      turn: { move: 4, influence: 2 },
      players: [{ space: '1,1:E' }],
      tiles: ['countryside-6'],
      holdings: [{ space: LAIR, tokens: [] }],
    });
    expect(exploreCost(t.game, 0)).toBe(6);
    const [id = ''] = offers(t, 'explore:');
    t.play(id);
    expect(t.game.turn).toMatchObject({ move: 0, influence: 0 });
    const short = inValley({
      turn: { move: 4, influence: 1 },
      players: [{ space: '1,1:E' }],
      tiles: ['countryside-6'],
      holdings: [{ space: LAIR, tokens: [] }],
    });
    expect(offers(short, 'explore:')).toEqual([]);
    expect(refuses(short, id)).toMatchObject({
      reason: { key: 'too-far', cost: 6, move: 5 },
      rule: 'MK-8.1',
    });
  });

  it('MK-45.5 two green Elementalists hold the keep of the white tile', () => {
    const { game } = inValley({ map: { ...MAP, '2,1': 'core-7' } });
    const tokens = game.holdings['2,1:W']?.tokens ?? [];
    expect(tokens.map(({ enemy, up }) => [enemies[enemy].colour, factionOf(enemy), up])).toEqual([
      ['green', 'elementalist', false],
      ['green', 'elementalist', false],
    ]);
    expect(game.holdings['1,0:NE']?.tokens.map(({ enemy }) => enemies[enemy].colour)).toEqual(['grey']);
  });

  it('MK-45.6 ends with the leader, who counts 20, and everybody on it 20 more', () => {
    const done = (seats: number, scenario: string, level = 0) =>
      table({
        seats,
        options: { scenario },
        round: 4,
        map: { '0,0': 'start-b', '1,0': 'countryside-3', '2,0': 'core-7' },
        leaders: [
          {
            id: 'high-priestess',
            level,
            shields: [
              { level: 2, seat: 0 },
              { level: 1, seat: seats - 1 },
            ],
          },
        ],
      });
    expect(isEndMet(done(1, 'hidden-valley').game)).toBe(true);
    expect(isEndMet(done(1, 'hidden-valley', 1).game)).toBe(false);
    const keys = ['leaders-beaten', 'all-on-a-leader'];
    expect(keys.map((key) => line(done(2, 'hidden-valley-together'), key))).toEqual([20, 20]);
    expect(keys.map((key) => line(done(1, 'hidden-valley'), key))).toEqual([20, undefined]);
    const rivals = done(2, 'hidden-valley');
    expect([line(rivals, 'elementalist-title', 0), line(rivals, 'elementalist-title', 1)]).toEqual([
      5,
      undefined,
    ]);
    expect(playerOf(rivals).fame).toBe(1);
  });
});

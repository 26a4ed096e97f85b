import { describe, expect, it } from 'vitest';
import { forbids } from '../../rules/forbidden.ts';
import { setupOf } from '../../rules/scenario.ts';
import { sheetOf } from '../../rules/scores.ts';
import { type MageKnightOptions, optionSchema } from '../../state.ts';
import { freshTable, type Game, MAP, type TableSetup, table, told, waiting } from '../table.ts';

const full = { scenario: 'full-conquest' } as const;

const counts = (seats: number, options: Partial<MageKnightOptions> = {}) => {
  const { shape, countryside, cities, core, cityLevels, rounds } = setupOf({ ...full, seats, options });
  return [shape, countryside, cities, core, cityLevels, rounds];
};

const usual = Object.fromEntries(
  Object.entries(optionSchema).map(([name, spec]) => [name, spec.default]),
) as MageKnightOptions;

const forbidden = (seats: number, options: Partial<MageKnightOptions>): string | undefined =>
  forbids({ ...usual, ...full, ...options }, seats)?.key;

const CITIES = { ...MAP, '1,1': 'core-5', '2,1': 'core-6', '1,2': 'core-7', '2,2': 'core-8' };
const taken = (slot: string, shields: number[]) => ({ space: `${slot}:C`, tokens: [], shields });

/** All cities but those named are conquered by seat 0. */
const conquered = (seats: number, more: TableSetup = {}): Game => {
  const slots = ['1,1', '2,1', '1,2', '2,2'].slice(0, seats);
  const map = Object.fromEntries(Object.entries(CITIES).slice(0, 3 + seats));
  return table({
    seats,
    map,
    holdings: slots.map((slot) => taken(slot, [0])),
    turn: { stage: 'acted', cards: 1 },
    ...more,
    options: { ...full, ...more.options },
  });
};

describe('Full Conquest', () => {
  it('MK-31.1, MK-31.2 map, tiles, levels and rounds for two to four', () => {
    expect(counts(2)).toEqual(['wedge', 8, 2, 1, [4, 4], 6]);
    expect(counts(3)).toEqual(['wedge', 9, 3, 2, [4, 4, 4], 6]);
    expect(counts(4)).toEqual(['open', 11, 4, 3, [4, 4, 4, 4], 6]);
    expect(forbidden(1, {})).toBe('not-for-so-many');
    for (const seats of [2, 3, 4]) {
      const { game } = freshTable(seats, full);
      const laid = seats === 4 ? 3 : 2;
      expect(game.tiles).toHaveLength((counts(seats)[1] as number) + seats + seats - 1 - laid);
      expect(game.map['0,0']).toBe(seats === 4 ? 'start-b' : 'start-a');
    }
  });

  it('MK-31.2 a revealed city has level 4', () => {
    const { game } = table({ seats: 2, options: full, map: { ...MAP, '1,1': 'core-5', '2,1': 'core-6' } });
    expect(game.cities.map(({ level }) => level)).toEqual([4, 4]);
  });

  it('MK-31.3 ends when all cities are conquered: one last turn for everybody', () => {
    for (const seats of [2, 3, 4]) {
      const t = conquered(seats);
      t.play('end', 'done');
      expect(told(t, 'scenario-end-met')).toEqual([{ key: 'scenario-end-met', player: 0 }]);
      expect([t.game.next, ...(t.game.last ?? [])]).toHaveLength(seats);
      expect(t.game.last?.at(-1)).toBe(0);
      expect(waiting(t)).toEqual([1]);
    }
    const one = conquered(2, { holdings: [taken('1,1', [0])] });
    one.play('end', 'done');
    expect(told(one, 'scenario-end-met')).toEqual([]);
  });

  it('MK-31.3 the end of the round cuts it short', () => {
    const t = conquered(2, { announced: 1, last: [] });
    t.play('end', 'done');
    expect(t.game.outcome?.reason).toBe('citiesConquered');
  });

  it('MK-31.4 achievements with titles, and cities: the most fame wins', () => {
    const t = conquered(2, {
      announced: 1,
      last: [],
      holdings: [taken('1,1', [0, 0, 1]), taken('2,1', [1])],
      players: [
        { fame: 20, hand: [], deck: [] },
        { fame: 10, hand: [], deck: ['fireball'] },
      ],
    });
    const [first, second] = sheetOf(t.game).map((lines) =>
      Object.fromEntries(lines.map(({ key, points }) => [key, points])),
    );
    expect(first).toMatchObject({ fame: 20, cities: 7 });
    expect(second).toMatchObject({ fame: 10, cities: 11, 'cities-title': 5, 'knowledge-title': 3 });
    t.play('end');
    expect(t.game.outcome?.scores).toEqual([27, 31]);
    expect(t.game.outcome?.winners).toEqual([1]);
  });

  it('MK-31.5 two teams of four: all cities, two of level 10, or two megapolises', () => {
    expect(forbidden(4, { teams: 'two' })).toBeUndefined();
    expect(counts(4, { twoCities: true })).toEqual(['open', 11, 2, 3, [10, 10], 6]);
    expect(forbidden(4, { teams: 'two', twoCities: true })).toBeUndefined();
    expect(forbidden(4, { teams: 'two', twoCities: true, megapolis: 'both' })).toBeUndefined();
    expect(forbidden(4, { teams: 'two', megapolis: 'both' })).toBe('no-megapolis-here');
    expect(forbidden(4, { twoCities: true })).toBe('two-cities-for-teams');
    expect(forbidden(3, { teams: 'two' })).toBe('no-teams-here');
    expect(forbidden(4, { scenario: 'blitz-conquest', teams: 'two' })).toBe('no-teams-here');
    expect(forbidden(4, { scenario: 'blitz-conquest', twoCities: true })).toBe('no-such-form');
    const options = { ...full, teams: 'two', twoCities: true, harder: 1 };
    const { game } = table({ seats: 4, options, map: { ...MAP, '1,1': 'core-5', '2,1': 'core-6' } });
    expect(game.cities.map(({ level }) => level)).toEqual([11, 11]);
  });
});

import { describe, expect, it } from 'vitest';
import { NEWCOMER, placesOf, type Rating, ratedAgainst, ratedAnew } from '../../accounts/rating.ts';

const ALONE = [[0], [1], [2]];

/** Everybody alone, against everybody else. */
const rated = (...players: readonly (Rating & { place: number })[]): Rating[] =>
  ratedAnew(players.map((player, side) => ({ side, place: player.place, members: [player] }))).flat();

describe('places', () => {
  it('winners are first, the others follow by points, and equal ones share the better place', () => {
    expect(placesOf({ scores: [10, 30, 20], winners: [1] }, ALONE)).toEqual([3, 1, 2]);
    expect(placesOf({ scores: [10, 30, 10], winners: [1] }, ALONE)).toEqual([2, 1, 2]);
    expect(placesOf({ scores: [30, 30, 10], winners: [0, 1] }, ALONE)).toEqual([1, 1, 3]);
  });

  it('a winner by the rules is first whatever the points say', () => {
    expect(placesOf({ scores: [10, 30], winners: [0] }, [[0], [1]])).toEqual([1, 2]);
  });

  it('mates share their place, and a side is one before or behind another', () => {
    const pairs = [
      [0, 2],
      [1, 3],
    ];
    expect(placesOf({ scores: [5, 9, 5, 9], winners: [1, 3] }, pairs)).toEqual([2, 1, 2, 1]);
    expect(placesOf({ scores: [5, 5, 5, 5], winners: [0, 1, 2, 3] }, pairs)).toEqual([1, 1, 1, 1]);
  });

  it('nobody is first where the game has beaten all of them', () => {
    expect(placesOf({ scores: [0, 0], winners: [] }, [[0], [1]])).toEqual([2, 2]);
    expect(placesOf({ scores: [7, 7], winners: [] }, [[0, 1]])).toEqual([2, 2]);
  });
});

describe('Glicko-2', () => {
  it('gives the numbers of the example in Glickman’s paper', () => {
    const player = { rating: 1500, deviation: 200, volatility: 0.06, place: 2 };
    const others = [
      { rating: 1400, deviation: 30, volatility: 0.06, place: 3 },
      { rating: 1550, deviation: 100, volatility: 0.06, place: 1 },
      { rating: 1700, deviation: 300, volatility: 0.06, place: 1 },
    ];
    const after = ratedAgainst(player, others);
    expect(rated(player, ...others)[0]?.rating).toBeCloseTo(after.rating, 9);
    expect(after?.rating).toBeCloseTo(1464.06, 1);
    expect(after?.deviation).toBeCloseTo(151.52, 1);
    expect(after?.volatility).toBeCloseTo(0.05999, 4);
  });

  it('of newcomers the winner rises as the loser falls, and both are better known', () => {
    const [winner, loser] = rated({ ...NEWCOMER, place: 1 }, { ...NEWCOMER, place: 2 });
    expect((winner?.rating ?? 0) + (loser?.rating ?? 0)).toBeCloseTo(3000, 6);
    expect(winner?.rating).toBeGreaterThan(1600);
    expect(winner?.deviation).toBeLessThan(NEWCOMER.deviation);
  });

  it('at one table the order of the new ratings is the order of the places', () => {
    const ratings = rated(...[3, 1, 4, 2].map((place) => ({ ...NEWCOMER, place }))).map(
      ({ rating }) => rating,
    );
    expect(ratings.map((rating) => 1 + ratings.filter((other) => other > rating).length)).toEqual([
      3, 1, 4, 2,
    ]);
  });

  it('a shared place between equals changes nothing but the certainty', () => {
    const after = rated({ ...NEWCOMER, place: 1 }, { ...NEWCOMER, place: 1 });
    for (const { rating, deviation } of after) {
      expect(rating).toBeCloseTo(1500, 6);
      expect(deviation).toBeLessThan(350);
    }
  });

  it('mates gain or lose the same, as their side against the other', () => {
    const [strong, weak] = [
      { rating: 1900, deviation: 60, volatility: 0.06 },
      { rating: 1300, deviation: 300, volatility: 0.06 },
    ];
    const [winners = [], losers = []] = ratedAnew([
      { side: 0, place: 1, members: [strong, weak] },
      { side: 1, place: 2, members: [NEWCOMER, NEWCOMER] },
    ]);
    const gains = winners.map(({ rating }, mate) => rating - ([strong, weak][mate]?.rating ?? 0));
    expect(gains[0]).toBeGreaterThan(0);
    expect(gains[1]).toBeCloseTo(gains[0] ?? 0, 9);
    expect(losers[0]).toEqual(losers[1]);
    expect(losers[0]?.rating).toBeLessThan(1500);
    expect(winners[0]?.deviation, 'who was well known stays well known').toBeLessThan(60.01);
  });

  it('a side of two newcomers is rated as one newcomer is: mates are no opponents', () => {
    const [[one, two] = []] = ratedAnew([
      { side: 0, place: 1, members: [NEWCOMER, NEWCOMER] },
      { side: 1, place: 2, members: [NEWCOMER, NEWCOMER] },
    ]);
    const [winner] = rated({ ...NEWCOMER, place: 1 }, { ...NEWCOMER, place: 2 });
    expect(one).toEqual(two);
    expect(one?.rating).toBeCloseTo(winner?.rating ?? 0, 9);
  });

  it('who has left a side is not rated against those who have stayed on it', () => {
    const [[left] = [], [mate] = []] = ratedAnew([
      { side: 0, place: 2, members: [NEWCOMER] },
      { side: 0, place: 1, members: [NEWCOMER] },
    ]);
    expect([left, mate]).toEqual([NEWCOMER, NEWCOMER]);
  });
});

import { describe, expect, it } from 'vitest';
import { NEWCOMER, placesOf, ratedAnew } from '../../accounts/rating.ts';

describe('places', () => {
  it('winners are first, the others follow by points, and equal ones share the better place', () => {
    expect(placesOf([10, 30, 20], [1])).toEqual([3, 1, 2]);
    expect(placesOf([10, 30, 10], [1])).toEqual([2, 1, 2]);
    expect(placesOf([30, 30, 10], [0, 1])).toEqual([1, 1, 3]);
  });

  it('a winner by the rules is first whatever the points say', () => {
    expect(placesOf([10, 30], [0])).toEqual([1, 2]);
  });

  it('nobody is first where the game has beaten all of them', () => {
    expect(placesOf([0, 0], [])).toEqual([1, 1]);
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
    const [after] = ratedAnew([player, ...others]);
    expect(after?.rating).toBeCloseTo(1464.06, 1);
    expect(after?.deviation).toBeCloseTo(151.52, 1);
    expect(after?.volatility).toBeCloseTo(0.05999, 4);
  });

  it('of newcomers the winner rises as the loser falls, and both are better known', () => {
    const [winner, loser] = ratedAnew([
      { ...NEWCOMER, place: 1 },
      { ...NEWCOMER, place: 2 },
    ]);
    expect((winner?.rating ?? 0) + (loser?.rating ?? 0)).toBeCloseTo(3000, 6);
    expect(winner?.rating).toBeGreaterThan(1600);
    expect(winner?.deviation).toBeLessThan(NEWCOMER.deviation);
  });

  it('at one table the order of the new ratings is the order of the places', () => {
    const ratings = ratedAnew([3, 1, 4, 2].map((place) => ({ ...NEWCOMER, place }))).map(
      ({ rating }) => rating,
    );
    expect(ratings.map((rating) => 1 + ratings.filter((other) => other > rating).length)).toEqual([
      3, 1, 4, 2,
    ]);
  });

  it('a shared place between equals changes nothing but the certainty', () => {
    const after = ratedAnew([
      { ...NEWCOMER, place: 1 },
      { ...NEWCOMER, place: 1 },
    ]);
    for (const { rating, deviation } of after) {
      expect(rating).toBeCloseTo(1500, 6);
      expect(deviation).toBeLessThan(350);
    }
  });
});

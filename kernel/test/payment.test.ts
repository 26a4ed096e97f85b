import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Means, splitsOf } from '../index.ts';

const purse: Means<'gold' | 'magic'>[] = [
  { id: 'gold', available: 3 },
  { id: 'magic', available: 2 },
];

describe('the ways to pay', () => {
  it('come with the sensible one first: as much as possible of what one would rather part with', () => {
    expect(splitsOf(3, purse)).toEqual([
      { gold: 3, magic: 0 },
      { gold: 2, magic: 1 },
      { gold: 1, magic: 2 },
    ]);
  });

  it('are none when it does not suffice', () => {
    expect(splitsOf(6, purse)).toEqual([]);
    expect(splitsOf(1, [])).toEqual([]);
  });

  it('leave out those without what must be part of it', () => {
    const some = [purse[1], { id: 'gold', available: 3, atLeast: 1 }].filter((each) => each !== undefined);
    expect(splitsOf(2, some)).toEqual([
      { magic: 1, gold: 1 },
      { magic: 0, gold: 2 },
    ]);
    expect(
      splitsOf(2, [
        { id: 'gold', available: 0, atLeast: 1 },
        { id: 'magic', available: 5 },
      ]),
    ).toEqual([]);
  });

  it('are one, with nothing, for what costs nothing', () => {
    expect(splitsOf(0, purse)).toEqual([{ gold: 0, magic: 0 }]);
    expect(splitsOf(0, [{ id: 'gold', available: 3, atLeast: 1 }])).toEqual([{ gold: 0 }]);
    expect(splitsOf(0, [])).toEqual([{}]);
  });

  it('are exact, possible, different, and in order', () => {
    const means = fc.array(fc.nat({ max: 4 }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.nat({ max: 8 }), means, (price, available) => {
        const splits = splitsOf(
          price,
          available.map((each, i) => ({ id: `m${i}`, available: each })),
        );
        for (const split of splits) {
          expect(Object.values(split).reduce((sum, used) => sum + used, 0)).toBe(price);
          available.forEach((each, i) => {
            expect(split[`m${i}`]).toBeLessThanOrEqual(each);
          });
        }
        const written = splits.map((split) => available.map((_, i) => split[`m${i}`]).join(''));
        expect(written).toEqual([...new Set(written)].sort().reverse());
      }),
    );
  });
});

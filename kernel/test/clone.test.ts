import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clone, cloneTable, hashOf } from '../index.ts';
import { positionIn } from './skirmish/tables.ts';

/** Every list and record inside a value. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

describe('a copy', () => {
  it('is equal and shares no part with the original, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const copy = clone(value);
        expect(copy).toEqual(value);
        const originals = new Set(partsOf(value));
        expect(partsOf(copy).some((part) => originals.has(part))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('of a list is independent also when only some of its members are records', () => {
    const mixed = [1, 'pass', null, { card: 3 }, [true, { deep: [1] }]];
    const copy = clone(mixed);
    (copy[3] as { card: number }).card = 4;
    (copy[4] as [boolean, { deep: number[] }])[1].deep.push(2);
    expect(mixed).toEqual([1, 'pass', null, { card: 3 }, [true, { deep: [1] }]]);
    const startingWithNull = [null, { card: 1 }];
    expect(clone(startingWithNull)[1]).not.toBe(startingWithNull[1]);
  });

  it('of a plain value is the value', () => {
    expect([clone(1), clone('a'), clone(null), clone(undefined)]).toEqual([1, 'a', null, undefined]);
  });

  it('keeps entries that are undefined', () => {
    expect(Object.keys(clone({ loop: undefined, at: 'x' }))).toEqual(['loop', 'at']);
  });
});

describe('a copy of a table', () => {
  const { game } = positionIn({}, { seats: 3 });
  const { options: _, ...changing } = game;

  it('is equal and shares nothing that a rule may change', () => {
    const copy = cloneTable(game);
    expect(copy).toEqual(game);
    const originals = new Set(partsOf(changing));
    const { options: __, ...parts } = copy;
    expect(partsOf(parts).some((part) => originals.has(part))).toBe(false);
  });

  it('shares the options, which never change', () => {
    expect(cloneTable(game).options).toBe(game.options);
    expect(hashOf(cloneTable(game))).toBe(hashOf(clone(game)));
  });
});

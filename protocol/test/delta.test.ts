import { hashOf, type Json } from '@krcma/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedBy, type Delta, deltaOf } from '../index.ts';

/** As it comes off the wire: JSON knows no -0. */
const wired = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Names an object has without being given them, and names from far away. */
const key = fc.oneof(
  fc.constantFrom('', 'toString', 'constructor', 'valueOf', 'in', 'set', 'cut', 'length', '0', '-1'),
  fc.constantFrom('žluťoučký kůň', '龍', '🐉', '\u0000', '\ud800', 'a.b'),
  fc.string({ unit: 'grapheme', maxLength: 6 }).filter((each) => each !== '__proto__'),
);

const json: fc.Arbitrary<Json> = fc
  .letrec<{ json: Json }>((tie) => ({
    json: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(
        fc.constantFrom<Json>(null, true, false, '', [], {}),
        fc.integer({ min: -3, max: 3 }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.string({ unit: 'grapheme', maxLength: 4 }),
      ),
      fc.array(tie('json'), { maxLength: 4 }),
      fc.dictionary(key, tie('json'), { maxKeys: 5, noNullPrototype: true }),
    ),
  }))
  .json.map(wired);

/** Values that differ little, as two states of one table do. */
const neighbours = fc.tuple(json, json, key).map(([one, other, name]): [Json, Json] => {
  const rest = { same: one, list: [one, other], [name]: one };
  return [rest, { ...rest, [name]: other, list: [one] }];
});

const pairs = fc.oneof(fc.tuple(json, json), neighbours);

describe('a delta', () => {
  it('leads from any value to any other', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const delta = deltaOf(before, after);
        expect(delta === undefined ? before : changedBy(before, delta)).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  it('does the same after a way over the wire, and both ends find the same hash', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const delta = deltaOf(before, after);
        const changed = delta === undefined ? before : changedBy(wired(before), wired(delta));
        expect(hashOf(changed)).toBe(hashOf(after));
      }),
      { numRuns: 1000 },
    );
  });

  it('of equal values is none', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(deltaOf(value, structuredClone(value))).toBeUndefined();
      }),
    );
  });

  it('leaves the value before as it was', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const kept = structuredClone(before);
        const delta = deltaOf(before, after);
        if (delta !== undefined) changedBy(before, delta);
        expect(before).toEqual(kept);
      }),
    );
  });

  it('removes a member whose name every object has', () => {
    const before = { toString: 1, constructor: { a: 1 } } as unknown as Json;
    const delta = deltaOf(before, {});
    expect(delta).toEqual({ cut: ['toString', 'constructor'] });
    expect(changedBy(before, delta as Delta)).toEqual({});
  });

  it('says little when little changed', () => {
    const before = { deep: { list: [1, 2, { gold: 3 }], other: 'x'.repeat(1000) } };
    const after = { deep: { list: [1, 2, { gold: 4 }], other: 'x'.repeat(1000) } };
    expect(deltaOf(before, after)).toEqual({
      in: { deep: { in: { list: { in: { 2: expect.anything() } } } } },
    });
    expect(JSON.stringify(deltaOf(before, after)).length).toBeLessThan(80);
  });
});

describe('a forged delta', () => {
  it('cannot reach the prototype of anything', () => {
    const forged = JSON.parse('{"in":{"__proto__":{"set":{"admin":true}}}}') as Delta;
    expect(() => changedBy({ a: 1 }, forged)).toThrow('__proto__');
    const deeper = JSON.parse('{"in":{"a":{"in":{"__proto__":{"set":{"admin":true}}}}}}') as Delta;
    expect(() => changedBy({ a: {} }, deeper)).toThrow('__proto__');
    const whole = JSON.parse('{"set":{"__proto__":{"admin":true}}}') as Delta;
    changedBy({ a: 1 }, whole);
    const cut = { cut: ['__proto__', 'toString'] };
    expect(changedBy({ a: 1 }, cut)).toEqual({ a: 1 });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    expect(String({})).toBe('[object Object]');
  });

  it('that does not fit is refused and not half done', () => {
    const before = { a: 1, b: [1] };
    expect(() => changedBy(before, { in: { a: { in: { x: { set: 1 } } } } })).toThrow(Error);
    expect(before).toEqual({ a: 1, b: [1] });
  });
});

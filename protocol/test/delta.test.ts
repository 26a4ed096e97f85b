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

/** Lists of things with ids and of words, some of them twice, some moved, changed, gone or new. */
const word = fc.constantFrom('slay', 'build', 'pass', 'id slay', '');
const thing = fc.record({ id: fc.oneof(word, fc.integer({ min: 0, max: 2 })), label: json });
const member: fc.Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: thing },
  { weight: 3, arbitrary: word },
  { weight: 1, arbitrary: json },
);
const lists: fc.Arbitrary<[Json, Json]> = fc.oneof(
  fc.tuple(fc.array(member, { maxLength: 8 }), fc.array(member, { maxLength: 8 })),
  fc
    .uniqueArray(thing, { selector: ({ id }) => String(id), maxLength: 7 })
    .chain((before) =>
      fc.tuple(fc.constant(before), fc.shuffledSubarray([...before, ...before.slice(0, 1)])),
    ),
);

const pairs = fc.oneof(fc.tuple(json, json), neighbours, lists).map(wired);

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

describe('a list of things with ids', () => {
  const thing = (id: string, gold = 1) => ({ id, label: { key: 'buy', gold }, thing: `card:${id}` });
  const list = Array.from({ length: 40 }, (_, number) => thing(`thing-${number}`));
  const bytes = (delta: Delta | undefined) => JSON.stringify(delta).length;

  it('is not sent again because one is new, gone or moved', () => {
    const added = deltaOf(list, [...list.slice(0, 7), thing('new'), ...list.slice(7)]);
    expect(added).toEqual({ parts: [[0, 7], { set: thing('new') }, [7, 33]] });
    expect(deltaOf(list, list.slice(1))).toEqual({ parts: [[1, 39]] });
    expect(deltaOf(list, list.toReversed().slice(0, 3))).toEqual({
      parts: [
        [39, 1],
        [38, 1],
        [37, 1],
      ],
    });
    expect(bytes(added)).toBeLessThan(120);
  });

  it('tells of a thing that was moved only what is another about it', () => {
    const [first = thing('none'), ...others] = list;
    const delta = deltaOf(list, [...others, thing(first.id, 5)]);
    expect(delta).toEqual({
      parts: [
        [1, 39],
        [0, 1],
      ],
      in: { 39: { in: { label: { in: { gold: { set: 5 } } } } } },
    });
  });

  it('is compared place by place where two have one id, or one has none', () => {
    const twins = [thing('a'), thing('a', 2)];
    expect(deltaOf(twins, twins.toReversed())).not.toHaveProperty('parts');
    expect(deltaOf([thing('a'), null], [null, thing('a')])).not.toHaveProperty('parts');
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
    for (const part of [[0, 2], [-1, 1], [0, 0], [1, 1], [0.5, 1], ['0', 1], [0]] as unknown as [
      number,
      number,
    ][])
      expect(() => changedBy(before, { in: { b: { parts: [part] } } }), String(part)).toThrow('list of 1');
    expect(() => changedBy(before, { parts: [] })).toThrow('for a list');
    expect(() => changedBy(before, { in: { a: { in: { x: { set: 1 } } } } })).toThrow(Error);
    expect(before).toEqual({ a: 1, b: [1] });
  });
});

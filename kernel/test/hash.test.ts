import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clone, hashOf } from '../index.ts';

describe('the hash', () => {
  it('is the same in Node and in every browser', () => {
    expect(hashOf(null)).toBe('1aafba3b9290c9c1');
    expect(hashOf(-1)).toBe('b2599f6d11b51db5');
    expect(hashOf(1.5)).toBe('7631e69ede3d6550');
    expect(hashOf(2 ** 31)).toBe('a1b98c173ec401e7');
    expect(hashOf('Krčma')).toBe('8cf77d45d1adcd10');
    expect(hashOf({ game: 'x', answered: [0, 1], locals: { hex: 'a1' } })).toBe('c69453401c60b83c');
  });

  it('does not depend on the order of keys, but on the order of lists', () => {
    expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }));
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  });

  it('takes a missing entry for an undefined one, as JSON does', () => {
    expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }));
    expect(hashOf({ a: 1, b: null })).not.toBe(hashOf({ a: 1 }));
  });

  it('tells kinds and shapes apart', () => {
    const different: unknown[] = [
      ...[
        0,
        '0',
        false,
        null,
        [],
        {},
        '',
        [[]],
        [{}],
        { 0: 0 },
        [0],
        ['0'],
        'null',
        [null],
        { a: [] },
        { a: {} },
      ],
      ...[
        1,
        '1',
        true,
        -1,
        1.5,
        1e21,
        2 ** 31,
        -(2 ** 31),
        2 ** 32,
        2 ** 53,
        'a',
        'b',
        'ab',
        ['a', 'b'],
        ['ab', ''],
      ],
      ...[
        { a: 1, b: 2 },
        { a: 2, b: 1 },
        { ab: 12 },
        [[1], 2],
        [1, [2]],
        [[1, 2]],
        { a: { b: 1 } },
        { b: { a: 1 } },
      ],
    ];
    expect(new Set(different.map(hashOf)).size).toBe(different.length);
  });

  it('is the same for whatever JSON brings back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(value));
        expect(hashOf(clone(value))).toBe(hashOf(value));
      }),
    );
  });

  it('notices any change of one number in a table', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { minLength: 1 }),
        fc.nat(),
        fc.integer({ min: 1, max: 1e6 }),
        (list, at, by) => {
          const changed = list.map((each, i) => (i === at % list.length ? each + by : each));
          expect(hashOf({ list: changed })).not.toBe(hashOf({ list }));
        },
      ),
    );
  });
});

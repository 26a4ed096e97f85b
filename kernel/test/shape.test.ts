import { describe, expect, it } from 'vitest';
import {
  byName,
  either,
  flag,
  json,
  listOf,
  oneOf,
  orNull,
  parts,
  type Shape,
  someOf,
  values,
  whole,
} from '../shape.ts';

const member = parts({ id: oneOf(['ann', 'bob'], 'a member'), coins: whole(0, 9), tired: flag }, ['id']);
const shape = parts({
  members: listOf(either(oneOf(['ann', 'bob'], 'a member'), member), 2),
  gate: orNull(oneOf(['troll'])),
  stalls: byName(['inn', 'mine'], whole(1, 3)),
});

const said = (value: unknown, of: Shape<unknown> = shape): string | undefined => {
  const fault = of.faultIn(value);
  return fault && `${fault.path}|${fault.wrong}`;
};

describe('a shape', () => {
  it('takes what fits, and names without a value', () => {
    expect(said({})).toBeUndefined();
    expect(
      said({ members: ['ann', { id: 'bob', coins: 9, tired: true }], gate: null, stalls: { inn: 3 } }),
    ).toBeUndefined();
    expect(said({ gate: undefined, stalls: undefined })).toBeUndefined();
  });

  it.each<[unknown, string]>([
    [null, '|cannot be null; it takes { members, gate, stalls }'],
    [[], '|cannot be a list of 0; it takes { members, gate, stalls }'],
    ['x'.repeat(99), `|cannot be "${'x'.repeat(60)}"; it takes { members, gate, stalls }`],
    [{ weather: 1 }, '|has no "weather"; it takes { members, gate, stalls }'],
    [JSON.parse('{ "__proto__": {} }'), '|has no "__proto__"; it takes { members, gate, stalls }'],
    [
      { members: 'ann' },
      'members|cannot be "ann"; it takes a list of at most 2, each a member, or { id, coins, tired }',
    ],
    [
      { members: ['ann', 'bob', 'ann'] },
      'members|cannot have 3 entries; it takes a list of at most 2, each a member, or { id, coins, tired }',
    ],
    [{ members: ['ann', 'eve'] }, 'members[1]|cannot be "eve"; it takes a member: ann, bob'],
    [{ members: [{ coins: 1 }] }, 'members[0]|lacks "id"; it takes { id, coins, tired }'],
    [
      { members: [{ id: 'ann', coins: 1.5 }] },
      'members[0].coins|cannot be 1.5; it takes a whole number from 0 to 9',
    ],
    [
      { members: [{ id: 'ann', coins: Number.NaN }] },
      'members[0].coins|cannot be NaN; it takes a whole number from 0 to 9',
    ],
    [{ members: [{ id: 'ann', tired: 0 }] }, 'members[0].tired|cannot be 0; it takes true or false'],
    [{ gate: { troll: 1 } }, 'gate|cannot be { troll }; it takes one of troll'],
    [{ stalls: { inn: 4 } }, 'stalls.inn|cannot be 4; it takes a whole number from 1 to 3'],
    [{ stalls: { toString: 1 } }, 'stalls|has no "toString"; it takes { inn, mine }'],
  ])('says what is wrong with %j, and what it takes', (value, sentence) => {
    expect(said(value)).toBe(sentence);
  });

  it('takes some names, each once', () => {
    expect(said(['b', 'a'], someOf(['a', 'b']))).toBeUndefined();
    expect(said(['a', 'a'], someOf(['a', 'b']))).toBe(
      '|cannot be a list of 2; it takes a list of different values out of a, b',
    );
  });

  it('takes plain JSON that comes to an end', () => {
    const cycle: unknown[] = [];
    cycle.push(cycle);
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;
    for (const bad of [cycle, deep, () => 1, Number.NaN, [undefined], 1n])
      expect(said(bad, json)).toContain('plain JSON');
    expect(said({ a: [1, 'x', null, { b: undefined }] }, json)).toBeUndefined();
    expect([said([], values), said({ a: 1 }, values)]).toEqual([
      '|cannot be a list of 0; it takes named values',
      undefined,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { checkedOptions, type OptionSchema, TableError } from '../index.ts';

const schema = {
  mode: { kind: 'choice', values: ['short', 'long'], default: 'short' },
  rounds: { kind: 'number', min: 1, max: 4, default: 2 },
  open: { kind: 'flag', default: false },
  packs: { kind: 'some', values: ['sea', 'snow'], default: ['sea'] },
} as const satisfies OptionSchema;

function refusal(given: Record<string, unknown>): [string, string] {
  try {
    checkedOptions(schema, given);
  } catch (error) {
    if (error instanceof TableError) return [error.code, error.message];
  }
  throw new Error('These options were not refused.');
}

describe('options', () => {
  it('are filled in with their defaults', () => {
    expect(checkedOptions(schema)).toEqual({ mode: 'short', rounds: 2, open: false, packs: ['sea'] });
    expect(checkedOptions(schema, { rounds: undefined })).toMatchObject({ rounds: 2 });
  });

  it('are taken as they are given', () => {
    const given = { mode: 'long', rounds: 4, open: true, packs: ['snow', 'sea'] };
    expect(checkedOptions(schema, given)).toEqual(given);
    expect(checkedOptions(schema, { packs: [] })).toMatchObject({ packs: [] });
  });

  it('that do not exist are refused, with a list of those that do', () => {
    expect(refusal({ colour: 'red' })).toEqual([
      'unknown-option',
      'There is no option called "colour". The options are: mode, rounds, open, packs.',
    ]);
    for (const inherited of ['toString', 'constructor', 'hasOwnProperty'])
      expect(refusal({ [inherited]: 1 })[0]).toBe('unknown-option');
  });

  it('of each kind are refused with a sentence that says what they take', () => {
    expect(refusal({ mode: 'wide' })).toEqual([
      'bad-option',
      'Option "mode" cannot be "wide"; it takes one of short, long.',
    ]);
    expect(refusal({ rounds: 9 })).toEqual([
      'bad-option',
      'Option "rounds" cannot be 9; it takes a whole number from 1 to 4.',
    ]);
    expect(refusal({ open: 'yes' })).toEqual([
      'bad-option',
      'Option "open" cannot be "yes"; it takes true or false.',
    ]);
    expect(refusal({ packs: ['sea', 'sand'] })).toEqual([
      'bad-option',
      'Option "packs" cannot be ["sea","sand"]; it takes a list of different values out of sea, snow.',
    ]);
  });

  it('of the wrong type are refused', () => {
    for (const given of [
      { rounds: 1.5 },
      { rounds: '2' },
      { rounds: Number.NaN },
      { mode: 3 },
      { mode: ['short'] },
      { open: 1 },
      { packs: 'sea' },
      { packs: ['sea', 'sea'] },
      { packs: { sea: true } },
    ])
      expect(refusal(given)[0]).toBe('bad-option');
  });

  it('tell which one is wrong', () => {
    try {
      checkedOptions(schema, { rounds: 9 });
    } catch (error) {
      expect(error).toMatchObject({ details: { name: 'rounds', value: '9' } });
    }
    expect.assertions(1);
  });
});

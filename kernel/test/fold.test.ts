import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, folded } from '../index.ts';

const changes = fc.array(
  fc.record(
    {
      set: fc.integer({ min: 0, max: 9 }),
      times: fc.integer({ min: 1, max: 3 }),
      add: fc.integer({ min: -5, max: 5 }),
      min: fc.integer({ min: 0, max: 3 }),
      max: fc.integer({ min: 4, max: 30 }),
    },
    { requiredKeys: [] },
  ),
  { maxLength: 5 },
);

describe('a number in play', () => {
  it('is the printed one where nothing modifies it', () => {
    expect(folded(7, [])).toBe(7);
    expect(folded(7, [{}])).toBe(7);
  });

  it('is set, multiplied, added to and kept within bounds, in this order', () => {
    expect(folded(7, [{ add: -2 }, { times: 2 }, { set: 3 }])).toBe(4);
    expect(folded(7, [{ add: -9, min: 1 }])).toBe(1);
    expect(folded(7, [{ add: -3 }, { add: -3, min: 2 }])).toBe(2);
    expect(folded(7, [{ times: 3, max: 12 }])).toBe(12);
    expect(folded(7, [{ set: 5 }, { set: 2 }]), 'the lowest of several').toBe(2);
  });

  it('does not depend on which came into play first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), changes, (printed, all) => {
        const list: Change[] = all;
        expect(folded(printed, list.toReversed())).toBe(folded(printed, list));
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { operationsIn } from '../operations.ts';

type Op =
  | { readonly op: 'gain'; readonly n: number }
  | { readonly op: 'choose'; readonly of: readonly (readonly Op[])[] }
  | { readonly op: 'pay'; readonly after: readonly Op[] };

const cards: Readonly<Record<'inn' | 'well', readonly Op[]>> = {
  inn: [
    { op: 'gain', n: 1 },
    {
      op: 'choose',
      of: [
        [{ op: 'gain', n: 2 }],
        [
          { op: 'gain', n: 3 },
          { op: 'pay', after: [{ op: 'gain', n: 4 }] },
        ],
      ],
    },
  ],
  well: [],
};

const { listAt, opAt, opNamed } = operationsIn(
  (card: keyof typeof cards) => cards[card],
  (op, step: number | 'after') => {
    if (op.op === 'choose') return op.of[step as number];
    return op.op === 'pay' && step === 'after' ? op.after : undefined;
  },
);

describe('operations by their place', () => {
  it('an even path leads to a list, by number or by name', () => {
    expect(listAt({ source: 'inn', path: [] })).toBe(cards.inn);
    expect(listAt({ source: 'inn', path: [1, 0] })).toEqual([{ op: 'gain', n: 2 }]);
    expect(listAt({ source: 'inn', path: [1, 1, 1, 'after'] })).toEqual([{ op: 'gain', n: 4 }]);
  });

  it('where there is no list, it is empty', () => {
    for (const path of [
      [0, 0],
      [1, 2],
      [7, 0],
      [1, 1, 1, 0],
    ])
      expect(listAt({ source: 'inn', path })).toEqual([]);
    expect(listAt({ source: 'well', path: [] })).toEqual([]);
  });

  it('an odd path leads to an operation, and not to nothing', () => {
    expect(opAt({ source: 'inn', path: [0] })).toEqual({ op: 'gain', n: 1 });
    expect(opAt({ source: 'inn', path: [1, 1, 0] })).toEqual({ op: 'gain', n: 3 });
    expect(() => opAt({ source: 'inn', path: [1, 1, 2] })).toThrow(
      'inn has no operation at 1.1.2; data/ops.ts says which.',
    );
  });

  it('an operation has the name its rule was called by', () => {
    expect(opNamed({ source: 'inn', path: [1, 0, 0] }, 'gain').n).toBe(2);
    expect(() => opNamed({ source: 'inn', path: [1] }, 'gain')).toThrow(
      'inn has choose at 1, where gain is carried out.',
    );
  });
});

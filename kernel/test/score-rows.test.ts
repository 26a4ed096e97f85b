import { expect, it } from 'vitest';
import { scoreRows } from '../score-rows.ts';

const score = (key: string, rival?: string): string =>
  rival === 'host' && key === 'beasts' ? 'Beasts left' : `Own ${key}`;

it('the sheet has a row for every line that anybody has', () => {
  const columns = [
    { lines: [{ key: 'beasts', points: 3 }] },
    {
      lines: [
        { key: 'gold', points: 0 },
        { key: 'beasts', points: 5 },
      ],
    },
  ];
  expect(scoreRows(columns, score)).toEqual([
    { key: 'beasts', title: 'Own beasts', points: [3, 5] },
    { key: 'gold', title: 'Own gold', points: [undefined, 0] },
  ]);
});

it('a line that counts something else for a rival has a row of its own', () => {
  const lines = [
    { key: 'beasts', points: 3 },
    { key: 'gold', points: 7 },
  ];
  expect(scoreRows([{ lines }, { lines, rival: 'host' }], score)).toEqual([
    { key: 'beasts', title: 'Own beasts', points: [3, undefined] },
    { key: 'beasts', title: 'Beasts left', points: [undefined, 3] },
    { key: 'gold', title: 'Own gold', points: [7, 7] },
  ]);
});

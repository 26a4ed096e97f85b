import { expect, it } from 'vitest';
import { solveFight } from '../../solver/index.ts';
import { smallFight, tableOf } from './fights.ts';
import { Twin } from './twin.ts';

const SMALL = [2, 4, 8, 10, 14, 16];

it.each(SMALL)(
  'MK-12.7 small fight %i: no course of the rules is better than the best plan',
  (n) => {
    const { game } = tableOf(smallFight(n));
    const solved = solveFight(game, 0, { ms: 60_000 });
    expect(solved).toMatchObject({ proved: true, broken: [] });
    expect(solved?.plans[0]?.value).toBeCloseTo(new Twin(game, 0).best(), 6);
  },
  60_000,
);

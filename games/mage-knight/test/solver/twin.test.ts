import { describe, expect, it } from 'vitest';
import { inFullRun } from '../../../../tools/full-run.ts';
import { solveFight } from '../../solver/index.ts';
import { SMALL, smallFight } from './fights.ts';
import { Twin } from './twin.ts';
import twins from './twins.json' with { type: 'json' };

const DIGITS = 5;

const known = twins as Readonly<Record<string, { readonly best: number; readonly looked: number }>>;

const LIVE = SMALL.filter((name) => (known[name]?.looked ?? 0) < 5_000);

describe('the slow twin, which plays every choice of the rules', () => {
  it('has looked at thirty fights', () => {
    expect(Object.keys(known)).toEqual(SMALL);
    expect(LIVE.length).toBeGreaterThan(2);
  });

  it.each(SMALL)('MK-12.7 %s: finds nothing better than the best plan, and nothing worse', (name) => {
    const solved = solveFight(smallFight(name).game, 0, { ms: 60_000 });
    expect(solved?.plans[0]?.value).toBeCloseTo(known[name]?.best ?? 0, DIGITS);
  });

  it.each(LIVE)('still comes to the same in %s', (name) => {
    expect(new Twin(smallFight(name).game, 0).best()).toBeCloseTo(known[name]?.best ?? 0, DIGITS);
  });

  inFullRun(
    'still comes to the same in all of them',
    () => {
      for (const name of SMALL)
        expect(new Twin(smallFight(name).game, 0).best(), name).toBeCloseTo(known[name]?.best ?? 0, DIGITS);
    },
    1_200_000,
  );
});

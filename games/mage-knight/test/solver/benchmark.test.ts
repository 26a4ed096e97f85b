import { describe, expect, it } from 'vitest';
import { inFullRun } from '../../../../tools/full-run.ts';
import { foreseen } from '../../solver/course.ts';
import { solveFight } from '../../solver/index.ts';
import { resultBetween } from '../../solver/result.ts';
import type { Game } from '../table.ts';
import { BENCHMARK, benchmarkFight } from './fights.ts';
import { recorded } from './recorded.ts';

/** Sums of decimals are not the same to the last digit. */
const DIGITS = 5;

const PROVED = BENCHMARK.filter((name) => recorded[name]?.proved);

const QUICK = PROVED.filter((name) => (recorded[name]?.ms ?? 0) < 30);

/** What the steps come to, choice by choice, at a table that is as far as its seat knows: who may be called is one of many. */
function played(t: Game, steps: readonly string[]) {
  t.journal.table = foreseen(t.game, 0);
  const before = structuredClone(t.game);
  for (const step of steps) t.play(step);
  expect(t.game.combat).toBeNull();
  return resultBetween(before, t.game, 0);
}

describe('a hundred fights of the whole box', () => {
  it('are all recorded', () => {
    expect(Object.keys(recorded)).toEqual(BENCHMARK);
  });

  it.each(BENCHMARK)(
    'MK-12.7 %s: the plan of 20 ms is played by the rules, and comes to what it says',
    (name) => {
      const t = benchmarkFight(name);
      const [plan] = solveFight(t.game, 0, { ms: 20 })?.plans ?? [];
      expect(played(t, plan?.steps ?? [])).toEqual(plan?.result);
      if (PROVED.includes(name))
        expect(plan?.value).toBeLessThanOrEqual((recorded[name]?.best ?? 0) + 10 ** -DIGITS);
    },
  );

  const solve = (names: readonly string[]): void => {
    for (const name of names) {
      const solved = solveFight(benchmarkFight(name).game, 0, { ms: 60_000 });
      expect(solved?.plans[0]?.value, name).toBeCloseTo(recorded[name]?.best ?? 0, DIGITS);
      expect(solved?.proved, name).toBe(true);
    }
  };

  it('the quick ones are solved as they were recorded', () => {
    expect(QUICK.length).toBeGreaterThan(30);
    solve(QUICK);
  }, 60_000);

  inFullRun('those that were solved are solved as they were recorded', () => solve(PROVED), 600_000);
});

import { describe, expect, it } from 'vitest';
import { ANSWERS_BARS, answersOf } from '../src/bench/answers.ts';
import { CORE_BAR, coreLines } from '../src/bench/core.ts';
import { games } from '../src/games.ts';

/** One game by chance of every mode, and a few of greedy seats. */
const SAMPLE = { random: 1, greedyEvery: 30 };

describe('budgets', () => {
  for (const game of games)
    it(`no question of ${game.module.id} has more answers than one can survey`, () => {
      const { questions, median, p95, most, widest } = answersOf(game, SAMPLE);
      expect(questions).toBeGreaterThan(1000);
      expect(median).toBeLessThanOrEqual(ANSWERS_BARS.median);
      expect(p95).toBeLessThanOrEqual(ANSWERS_BARS.p95);
      expect(most, widest).toBeLessThanOrEqual(ANSWERS_BARS.most);
    });

  it('the kernel’s core stays small enough to be read in one evening', () => {
    expect(coreLines()).toBeGreaterThan(500);
    expect(coreLines()).toBeLessThanOrEqual(CORE_BAR);
  });
});

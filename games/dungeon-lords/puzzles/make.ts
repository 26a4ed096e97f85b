// Puzzles from a seed: situations are drawn until one of them is hard enough, and neither trivial nor hopeless.
import { randomFrom } from '@krcma/kernel';
import type { SituationArrangement } from '../rules/arrangement.ts';
import { drawSituation, type Range, type Size } from './draw.ts';
import { type Demands, type Grade, gradeOf } from './grade.ts';
import { puzzles } from './shelf.ts';

export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

const sized = (heroes: Range, creatures: Range, traps: Range, tiles: Range, secondYear: number): Size => ({
  heroes,
  creatures,
  traps,
  tiles,
  secondYear,
});

/** One line for each difficulty: what is drawn, and what must come of it. */
const demands: Readonly<Record<Difficulty, Size & Demands>> = {
  1: { ...sized([2, 2], [1, 2], [1, 2], [2, 3], 0), lines: 8, astray: 0, rounds: 1, steps: 3 },
  2: { ...sized([2, 3], [1, 2], [1, 2], [2, 3], 1), lines: 6, astray: 0, rounds: 2, steps: 5 },
  3: { ...sized([3, 3], [2, 2], [1, 2], [3, 3], 2), lines: 5, astray: 1, rounds: 2, steps: 6 },
  4: { ...sized([3, 3], [2, 3], [1, 2], [3, 4], 3), lines: 4, astray: 1, rounds: 2, steps: 7 },
  5: { ...sized([3, 4], [2, 2], [2, 2], [3, 4], 4), lines: 3, astray: 1, rounds: 3, steps: 7 },
};

/** One in twenty fits, or better: so many in vain would be a fault of the tables. */
const MOST_DRAWS = 500;

/** Changes when the same seed no longer makes the same puzzle: with the tables above, the cards or the rules of combat. */
const VERSION = puzzles.version;

export interface Puzzle {
  readonly situation: SituationArrangement;
  readonly grade: Grade;
  /** How many situations were looked at. */
  readonly draws: number;
}

/** The same for everybody who has the seed. */
export function makePuzzle(seed: string, difficulty: Difficulty): Puzzle {
  const demanded = demands[difficulty];
  const chance = { random: randomFrom(`puzzle ${VERSION} ${difficulty} ${seed}`) };
  for (let draws = 1; draws <= MOST_DRAWS; draws++) {
    const drawn = drawSituation(chance, demanded);
    const grade = gradeOf(drawn, demanded);
    if (grade !== undefined) return { situation: { ...drawn, best: grade.best }, grade, draws };
  }
  throw new Error(`None of ${MOST_DRAWS} situations drawn from "${seed}" is a puzzle of ${difficulty}.`);
}

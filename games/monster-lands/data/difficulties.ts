// Chapters ML-DIF and ML-MATK.5.
import type { Source } from './types.ts';

export interface Difficulty {
  readonly firstMonsters: 'A' | 'any';
  /** Extra attack dice in rounds 1 to 6. */
  readonly extraDice: readonly number[];
  readonly source: Source;
}

/** From the easiest to the hardest. Only round 4 of the printed row and the row without dice are the rulebook's. */
export const difficulties = {
  easy: { firstMonsters: 'A', extraDice: [0, 0, 0, 0, 0, 0], source: 'rulebook' },
  normal: { firstMonsters: 'A', extraDice: [0, 1, 1, 1, 2, 3], source: 'house' },
  hard: { firstMonsters: 'any', extraDice: [0, 1, 1, 1, 2, 3], source: 'house' },
  deadly: { firstMonsters: 'any', extraDice: [1, 2, 2, 3, 3, 4], source: 'house' },
} as const satisfies Record<string, Difficulty>;

export type DifficultyId = keyof typeof difficulties;
export const DIFFICULTIES = Object.keys(difficulties) as DifficultyId[];

/** Attack dice a monster adds in this round (ML-MATK.4). */
export const extraDiceIn = (difficulty: DifficultyId, round: number): number =>
  difficulties[difficulty].extraDice[round - 1] ?? 0;

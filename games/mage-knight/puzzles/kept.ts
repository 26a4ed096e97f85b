// Puzzles found beforehand (`npm run puzzles`): they open at once, and stay as they are when greedy learns to play otherwise.
import type { TrialResult } from '../rules/trial.ts';
import type { FoundFight } from './fight-seen.ts';
import kept from './kept.json' with { type: 'json' };

export interface Kept {
  readonly fight: FoundFight;
  readonly best: TrialResult;
  /** As it was graded: points of the obvious, and how many plans are best. */
  readonly obvious: number;
  readonly bests: number;
}

/** By difficulty and seed. */
export const keptAs = (seed: string, difficulty: number): Kept | undefined =>
  (kept as unknown as Readonly<Record<string, Kept | undefined>>)[`${difficulty} ${seed}`];

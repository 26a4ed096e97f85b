import { type GameModule, positionOf, type Setup } from '@krcma/kernel';
import type { PuzzleBook, PuzzleName } from '@krcma/tableware/puzzle';
import type { MageKnightTypes } from '../index.ts';
import { solveFight } from '../solver/index.ts';
import { setupOf } from './grade.ts';
import { keptAs } from './kept.ts';
import { makePuzzle, seedOf } from './make.ts';

/** One that was found beforehand, or else it is looked for now. */
function tableOf(name: PuzzleName): Setup | undefined {
  const from = seedOf(name);
  if (from === undefined) return undefined;
  const kept = keptAs(from.seed, from.difficulty);
  if (kept !== undefined) return setupOf(kept.fight, kept.best);
  const { fight, grade } = makePuzzle(from.seed, from.difficulty);
  return setupOf(fight, grade.best);
}

/** Long enough for every fight that was ever taken for a puzzle. */
const PATIENCE = { ms: 20_000 } as const;

function solution(module: GameModule, setup: Setup): readonly string[] {
  const { game } = positionOf<MageKnightTypes>(module as unknown as GameModule<MageKnightTypes>, setup);
  return solveFight(game, 0, PATIENCE)?.plans[0]?.steps ?? [];
}

export const book: PuzzleBook = { setupOf: tableOf, solution };

import { type GameModule, positionOf, type Setup } from '@krcma/kernel';
import type { PuzzleBook, PuzzleName, PuzzleRating } from '@krcma/tableware/puzzle';
import type { MageKnightTypes } from '../index.ts';
import { pointsOf } from '../rules/trial.ts';
import { solveFight } from '../solver/index.ts';
import { setupOf } from './grade.ts';
import { type Kept, keptAs } from './kept.ts';
import { makePuzzle, seedOf } from './make.ts';

/** To look for one takes long: the last one that was found is remembered. */
let last: { readonly of: string; readonly found: Kept } | undefined;

/** One that was found beforehand, or else it is looked for now. */
function found(name: PuzzleName): Kept | undefined {
  const from = seedOf(name);
  if (from === undefined) return undefined;
  const kept = keptAs(from.seed, from.difficulty);
  if (kept !== undefined) return kept;
  const of = `${from.difficulty} ${from.seed}`;
  if (last?.of !== of) {
    const { fight, grade } = makePuzzle(from.seed, from.difficulty);
    last = { of, found: { fight, ...grade } };
  }
  return last.found;
}

function tableOf(name: PuzzleName): Setup | undefined {
  const puzzle = found(name);
  return puzzle && setupOf(puzzle.fight, puzzle.best);
}

function rating(name: PuzzleName): PuzzleRating | undefined {
  const puzzle = found(name);
  return puzzle && { bests: puzzle.bests, astray: pointsOf(puzzle.best) - puzzle.obvious };
}

/** Long enough for every fight that was ever taken for a puzzle. */
const PATIENCE = { ms: 20_000 } as const;

function solution(module: GameModule, setup: Setup): readonly string[] {
  const { game } = positionOf<MageKnightTypes>(module as unknown as GameModule<MageKnightTypes>, setup);
  return solveFight(game, 0, PATIENCE)?.plans[0]?.steps ?? [];
}

export const book: PuzzleBook = { setupOf: tableOf, solution, rating };

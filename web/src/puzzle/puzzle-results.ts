// What came of puzzles, in this browser.
import { MOST_STARS, type PuzzleName } from '@krcma/tableware/puzzle';
import type { GameId } from '../host/rules.ts';
import { answered, everythingIn, PUZZLES, writing } from '../host/shelf-database.ts';
import { dayBefore, dayOf, textOf } from './puzzle-names.ts';

export interface PuzzleResult {
  readonly id: string;
  readonly game: GameId;
  readonly version: number;
  readonly name: PuzzleName;
  /** Until it was solved, that one included. */
  readonly tries: number;
  /** The most that a try was worth; not known of tries before there were stars. */
  readonly stars?: number;
  /** The day it was first solved. */
  readonly solvedOn?: string;
}

export interface KnownPuzzle {
  readonly game: GameId;
  readonly version: number;
  readonly name: PuzzleName;
}

export const idOf = ({ game, version, name }: KnownPuzzle): string => `${game}/${version}/${textOf(name)}`;

/** One try more; after it was solved nothing changes any more. */
export function triedAgain(
  puzzle: KnownPuzzle,
  before: PuzzleResult | undefined,
  stars: number,
  today: string,
): PuzzleResult {
  if (before?.solvedOn !== undefined) return before;
  const tries = (before?.tries ?? 0) + 1;
  const most = Math.max(stars, before?.stars ?? 0);
  return {
    ...puzzle,
    id: idOf(puzzle),
    tries,
    stars: most,
    ...(stars === MOST_STARS && { solvedOn: today }),
  };
}

export const noteTry = (puzzle: KnownPuzzle, stars: number): Promise<PuzzleResult> =>
  writing(async (store) => {
    const before = await answered<PuzzleResult | undefined>(store(PUZZLES).get(idOf(puzzle)));
    const result = triedAgain(puzzle, before, stars, dayOf(Date.now()));
    store(PUZZLES).put(result);
    return result;
  });

/** All that was tried of a game's puzzles, as they are made now. */
export async function resultsOf(game: GameId, version: number): Promise<readonly PuzzleResult[]> {
  const all = await everythingIn<PuzzleResult>(PUZZLES);
  return all.filter((each) => each.game === game && each.version === version);
}

export const resultIn = (results: readonly PuzzleResult[], name: PuzzleName): PuzzleResult | undefined =>
  results.find((each) => textOf(each.name) === textOf(name));

/** Days in a row on which the puzzle of the day was solved on that day; today may still be ahead. */
export function streakOf(results: readonly PuzzleResult[], today: string): number {
  const days = new Set(
    results.flatMap(({ name, solvedOn }) =>
      name.kind === 'daily' && name.date === solvedOn ? [solvedOn] : [],
    ),
  );
  let streak = 0;
  for (let day = days.has(today) ? today : dayBefore(today); days.has(day); day = dayBefore(day)) streak++;
  return streak;
}

const isSolved = ({ solvedOn }: PuzzleResult): boolean => solvedOn !== undefined;

/** How many of a difficulty were solved, and the first one that was not. */
export function progressIn(
  results: readonly PuzzleResult[],
  difficulty: number,
): { readonly solved: number; readonly next: number } {
  const numbers = new Set(
    results
      .filter(isSolved)
      .flatMap(({ name }) =>
        name.kind === 'endless' && name.difficulty === difficulty ? [name.number] : [],
      ),
  );
  let next = 1;
  while (numbers.has(next)) next++;
  return { solved: numbers.size, next };
}

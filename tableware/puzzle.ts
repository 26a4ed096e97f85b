// Puzzles of any game: a position of one seat with a best result, made from a seed or prepared by hand.
import type { GameModule, Setup } from '@krcma/kernel';

/** Which puzzle of a game. */
export type PuzzleName =
  /** The one everybody has that day (UTC), as `2026-11-16`. */
  | { readonly kind: 'daily'; readonly date: string }
  | { readonly kind: 'endless'; readonly difficulty: number; readonly number: number }
  /** One of those the game's rules print. */
  | { readonly kind: 'prepared'; readonly id: string };

/** What is shown of a game's puzzles before anything of them is fetched. */
export interface PuzzleShelf {
  /** Of what makes them: with another version the same name is another puzzle. */
  readonly version: number;
  /** From 1 on. */
  readonly difficulties: number;
  /** What is to be done in every one of them, in one sentence. */
  readonly task: Readonly<Record<'en' | 'cs', string>>;
  readonly prepared: readonly {
    readonly id: string;
    readonly title: Readonly<Record<'en' | 'cs', string>>;
  }[];
}

/** Makes the tables of a game's puzzles. Whoever sits at one has solved it if the outcome names the seat as a winner. */
export interface PuzzleBook {
  /** The table of a puzzle; undefined where there is none of that name. */
  setupOf(name: PuzzleName): Setup | undefined;
  /** A best play of the table from its beginning on, by the ids of the choices. */
  solution(module: GameModule, setup: Setup): readonly string[];
}

/** Easy at the beginning of a week and hard at its end: the difficulty of a day, of so many. */
export function difficultyOn(date: string, difficulties: number): number {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return 1 + Math.round((weekday / 6) * (difficulties - 1));
}

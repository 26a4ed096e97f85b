// Puzzles of any game: a position of one seat with a best result, made from a seed or prepared by hand.
import type { GameModule, Outcome, Setup } from '@krcma/kernel';

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
  /** So many points less than the best are still worth two stars. */
  readonly nearly: number;
  readonly prepared: readonly {
    readonly id: string;
    readonly title: Readonly<Record<'en' | 'cs', string>>;
  }[];
}

/** How a puzzle was graded. */
export interface PuzzleRating {
  /** How many ways to play it are best. */
  readonly bests: number;
  /** How many points less whoever does the obvious comes to. */
  readonly astray: number;
}

/**
 * Makes the tables of a game's puzzles. Whoever sits at one has solved it if the outcome names the seat as a winner; the
 * best that can be done is the first rival of the outcome.
 */
export interface PuzzleBook {
  /** The table of a puzzle; undefined where there is none of that name. */
  setupOf(name: PuzzleName): Setup | undefined;
  /** A best play of the table from its beginning on, by the ids of the choices. */
  solution(module: GameModule, setup: Setup): readonly string[];
  /** Undefined for those that were not made from a seed. */
  rating(name: PuzzleName): PuzzleRating | undefined;
}

export const MOST_STARS = 3;

/** How well a puzzle was done: all stars for the best, two for nearly that. */
export function starsFor({ winners, scores, rivals = [] }: Outcome, { nearly }: PuzzleShelf): number {
  if (winners.length > 0) return MOST_STARS;
  return offBy({ scores, rivals }) <= nearly ? MOST_STARS - 1 : 1;
}

/** How many points the best would have been more. */
export const offBy = ({ scores, rivals = [] }: Pick<Outcome, 'scores' | 'rivals'>): number =>
  (rivals[0]?.points ?? 0) - (scores[0] ?? 0);

/** Easy at the beginning of a week and hard at its end: the difficulty of a day, of so many. */
export function difficultyOn(date: string, difficulties: number): number {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return 1 + Math.round((weekday / 6) * (difficulties - 1));
}

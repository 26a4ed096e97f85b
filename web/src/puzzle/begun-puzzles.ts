// Puzzles that were left in the middle, in this browser: what was chosen at them so far.
import { idOf, type KnownPuzzle } from './puzzle-results.ts';

const KEY = 'krcma puzzles';

type Begun = Readonly<Record<string, readonly string[] | undefined>>;

function remembered(): Begun {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

export const playedAt = (puzzle: KnownPuzzle): readonly string[] => remembered()[idOf(puzzle)] ?? [];

/** As far as a puzzle has come; one that is over is begun anew the next time. */
export function notePlayed(puzzle: KnownPuzzle, choices: readonly string[]): void {
  const { [idOf(puzzle)]: _, ...others } = remembered();
  try {
    const all: Begun = choices.length === 0 ? others : { ...others, [idOf(puzzle)]: choices };
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser without storage lets one solve it in one go.
  }
}

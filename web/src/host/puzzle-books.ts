import type { PuzzleBook } from '@krcma/tableware/puzzle';
import type { GameId } from './rules.ts';

/** What makes and solves the puzzles of a game. Loaded only by the worker that holds the table of one. */
const loaders: Readonly<Partial<Record<GameId, () => Promise<PuzzleBook>>>> = {
  'dungeon-lords': async () => (await import('@krcma/dungeon-lords/puzzles/book')).book,
  'mage-knight': async () => (await import('@krcma/mage-knight/puzzles/book')).book,
};

export const puzzleBookOf = async (id: GameId): Promise<PuzzleBook | undefined> => loaders[id]?.();

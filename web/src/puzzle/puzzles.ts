// Which games have puzzles, for the pages that list them; what makes them is fetched by the worker of the table.
import { puzzles as dungeonLords } from '@krcma/dungeon-lords/puzzles';
import { puzzles as mageKnight } from '@krcma/mage-knight/puzzles';
import type { PuzzleShelf } from '@krcma/tableware/puzzle';
import type { GameId } from '../host/rules.ts';

const shelves: Readonly<Partial<Record<GameId, PuzzleShelf>>> = {
  'dungeon-lords': dungeonLords,
  'mage-knight': mageKnight,
};

export const puzzleShelfOf = (game: GameId): PuzzleShelf | undefined => shelves[game];

import {
  choose,
  decisionOf,
  type GameModule,
  type Journal,
  journalOf,
  type Message,
  openJournal,
  type Setup,
  TableError,
} from '@krcma/kernel';
import type { PuzzleName, PuzzleRating } from '@krcma/tableware/puzzle';
import { puzzleBookOf } from './puzzle-books.ts';
import { type GameId, rulesOf } from './rules.ts';

const SOLVER = 0;

/** The table of a puzzle, and how it is played best. */
export interface PuzzleTable {
  readonly module: GameModule;
  readonly setup: Setup;
  /** As far as it was played before; from the beginning when the choices do not fit it any more. */
  goneOn(choices: readonly string[]): Journal;
  /** The choices of a best play, as they are called when they are made. */
  solution(): readonly Message[];
  rating(): PuzzleRating | undefined;
}

const noPuzzle = (game: string): TableError =>
  new TableError('unknown-game', `There is no such puzzle of "${game}".`);

/** Plays the choices at a table of its own and notes what they are called there. */
function called(module: GameModule, setup: Setup, choices: readonly string[]): Message[] {
  const journal = openJournal(module, setup);
  return choices.map((choice) => {
    const option = decisionOf(module, journal, SOLVER)?.options.find(({ id }) => id === choice);
    if (option === undefined)
      throw new TableError('not-asked', `The best play asks for "${choice}" in vain.`);
    choose(module, journal, SOLVER, choice);
    return option.label;
  });
}

function goneOn(module: GameModule, setup: Setup, choices: readonly string[]): Journal {
  try {
    return journalOf(module, { setup, choices });
  } catch {
    return openJournal(module, setup);
  }
}

export async function puzzleTable(game: GameId, name: PuzzleName): Promise<PuzzleTable> {
  const [module, book] = await Promise.all([rulesOf(game), puzzleBookOf(game)]);
  const setup = book?.setupOf(name);
  if (book === undefined || setup === undefined) throw noPuzzle(game);
  return {
    module,
    setup,
    goneOn: (choices) => goneOn(module, setup, choices),
    solution: () => called(module, setup, book.solution(module, setup)),
    rating: () => book.rating(name),
  };
}

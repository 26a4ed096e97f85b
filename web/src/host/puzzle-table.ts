import {
  choose,
  decisionOf,
  type GameModule,
  type Message,
  openJournal,
  type Setup,
  TableError,
} from '@krcma/kernel';
import type { PuzzleName } from '@krcma/tableware/puzzle';
import { puzzleBookOf } from './puzzle-books.ts';
import { type GameId, rulesOf } from './rules.ts';

const SOLVER = 0;

/** The table of a puzzle, and how it is played best. */
export interface PuzzleTable {
  readonly module: GameModule;
  readonly setup: Setup;
  /** The choices of a best play, as they are called when they are made. */
  solution(): readonly Message[];
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

export async function puzzleTable(game: GameId, name: PuzzleName): Promise<PuzzleTable> {
  const [module, book] = await Promise.all([rulesOf(game), puzzleBookOf(game)]);
  const setup = book?.setupOf(name);
  if (book === undefined || setup === undefined) throw noPuzzle(game);
  return { module, setup, solution: () => called(module, setup, book.solution(module, setup)) };
}

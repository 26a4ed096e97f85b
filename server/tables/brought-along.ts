import {
  asWritten,
  choose,
  entryOf,
  type GameModule,
  hashOf,
  type Journal,
  openJournal,
  type Seat,
  type Setup,
  setStanding,
  TableError,
} from '@krcma/kernel';
import type { BroughtAlong, NewTable } from '@krcma/protocol';
import { ServerError } from '../errors.ts';
import { rulesOf } from '../games.ts';
import { checkStanding } from './standing.ts';

/** A game of somebody's own browser or terminal, played again from its choices: nothing else of it is believed. */
export function broughtAlong(
  { game, seats }: Pick<NewTable, 'game' | 'seats'>,
  brought: BroughtAlong,
): Journal {
  const module = rulesOf(game);
  checkKind(module, brought);
  if (brought.setup.seats !== seats.length)
    throw new TableError(
      'player-count',
      `The game that was brought along is for ${brought.setup.seats}, not ${seats.length}.`,
    );
  const journal = openJournal(module, asWritten(brought.setup as Setup));
  brought.choices.forEach((line, index) => {
    repeat(module, journal, line, index);
  });
  if (hashOf(journal.table) !== brought.hash)
    throw new TableError(
      'replay-differs',
      'By the rules of this server the same choices lead to another table, so the game stays where it was played.',
    );
  if (journal.table.outcome !== undefined)
    throw new TableError('table-over', 'The game that was brought along is over already.');
  return journal;
}

function checkKind(module: GameModule, { game, version }: BroughtAlong): void {
  if (game !== module.id)
    throw new TableError('foreign-save', `This is a game of "${game}", not of "${module.id}".`, { game });
  if (version > module.version)
    throw new TableError(
      'newer-save',
      `This game was played by newer rules (${version}); this server knows those up to ${module.version}.`,
      { version },
    );
}

/** One choice after the other, as if it were made here: log, numbers and checkpoints come by themselves. */
function repeat(module: GameModule, journal: Journal, line: string, index: number): void {
  const { seat, standing, choice = '' } = entryOf(line);
  try {
    if (standing === undefined) choose(module, journal, seat, choice);
    else answerFromNowOn(module, journal, seat, standing, choice === '' ? undefined : choice);
  } catch (error) {
    if (!(error instanceof TableError || error instanceof ServerError)) throw error;
    throw new TableError(
      'replay-differs',
      `Choice ${index + 1} of the game that was brought along ("${line}") cannot be made by the rules of this server.`,
      { index, seat },
    );
  }
}

function answerFromNowOn(
  module: GameModule,
  journal: Journal,
  seat: Seat,
  key: string,
  choice?: string,
): void {
  checkStanding(module, journal, seat, key, choice);
  setStanding(module, journal, seat, key, choice);
}

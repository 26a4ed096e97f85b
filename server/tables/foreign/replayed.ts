import {
  asWritten,
  checkedOptions,
  choose,
  dealAnew,
  entryOf,
  type GameModule,
  hashOf,
  type Journal,
  openJournal,
  type Setup,
  seenBy,
  setStanding,
  TableError,
} from '@krcma/kernel';
import type { BroughtAlong } from '@krcma/protocol';
import { rulesOf } from '../../games.ts';
import { checkStanding } from '../standing.ts';
import { BOUNDS } from './bounds.ts';

/**
 * Plays a foreign game again, choice by choice, and deals anew whatever nobody has seen yet: the bringer knows the seed
 * it was played under, and so every card to come. Throws a refusal where it cannot be repeated.
 */
export function replayed(brought: BroughtAlong, seed: string): Journal {
  const module = rulesOf(brought.game);
  const { version, choices } = brought;
  if (version > module.version)
    throw new TableError(
      'newer-save',
      `This game was played by newer rules (version ${version}); this server knows those up to ${module.version}.`,
      { version },
    );
  const journal = openJournal(module, checkedSetup(module, brought.setup));
  for (const [index, line] of choices.entries()) repeat(module, journal, line, index);
  if (hashOf(journal.table) !== brought.hash)
    throw new TableError(
      'replay-differs',
      'By the rules of this server the same choices lead to another table, so the game stays where it was played.',
    );
  if (journal.table.outcome !== undefined)
    throw new TableError('table-over', 'The game that was brought along is over already.');
  dealAnew(module, journal, seed);
  // What cannot even be looked at would break the table for everybody who sits down at it.
  for (let seat = -1; seat < journal.setup.seats; seat++)
    seenBy(module, journal, seat < 0 ? undefined : seat);
  return journal;
}

/** Only what a table of this server could have been laid with, written out: nothing else is kept of it. */
function checkedSetup(module: GameModule, setup: BroughtAlong['setup']): Setup {
  const { seats, seed, generator, options, carried } = setup as Setup;
  if (carried !== undefined && JSON.stringify(carried).length > BOUNDS.carried)
    throw new TableError('damaged-save', 'What the campaign brings along is too much.');
  return asWritten({
    seats,
    seed,
    ...(generator !== undefined && { generator }),
    ...(options !== undefined && { options: checkedOptions(module.options, options) }),
    ...(carried !== undefined && { carried }),
  });
}

function repeat(module: GameModule, journal: Journal, line: string, index: number): void {
  const { seat, standing, choice = '' } = entryOf(line);
  try {
    if (standing === undefined) choose(module, journal, seat, choice);
    else {
      const answer = choice === '' ? undefined : choice;
      checkStanding(module, journal, seat, standing, answer);
      setStanding(module, journal, seat, standing, answer);
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new TableError(
      'replay-differs',
      `Choice ${index + 1} ("${line}") cannot be repeated here: ${shown(why)}`,
      { index },
    );
  }
}

const shown = (words: string): string =>
  words.length > BOUNDS.sentence ? `${words.slice(0, BOUNDS.sentence)}…` : words;

import {
  checkedOptions,
  choose,
  type GameModule,
  type Journal,
  openJournal,
  type Setup,
  seenBy,
  setStanding,
  TableError,
} from '@krcma/kernel';
import { rulesOf } from '../../games.ts';
import { BOUNDS, type Brought } from './brought.ts';
import { dealAnew } from './deal-anew.ts';

/**
 * Plays a foreign game again, choice by choice, and deals anew whatever nobody has seen yet: the bringer knows the seed
 * it was played under, and so every card to come. Throws a refusal where it cannot be repeated.
 */
export function replayed(brought: Brought, seed: string): Journal {
  const module = rulesOf(brought.game);
  const { version, choices } = brought;
  if (version > module.version)
    throw new TableError(
      'newer-save',
      `This game was played by newer rules (version ${version}); this server knows those up to ${module.version}.`,
      { version },
    );
  if (choices.length > BOUNDS.choices)
    throw new TableError(
      'replay-differs',
      `This game has ${choices.length} choices; at most ${BOUNDS.choices} are played again.`,
    );
  const journal = openJournal(module, checkedSetup(module, brought.setup));
  for (const [index, line] of choices.entries()) repeat(module, journal, line, index);
  if (journal.table.outcome !== undefined)
    throw new TableError('table-over', 'The game that was brought along is over already.');
  dealAnew(module, journal, seed);
  // What cannot even be looked at would break the table for everybody who sits down at it.
  for (let seat = -1; seat < journal.setup.seats; seat++)
    seenBy(module, journal, seat < 0 ? undefined : seat);
  return journal;
}

/** Only what a table of this server could have been laid with, written out: nothing else is kept of it. */
function checkedSetup(module: GameModule, { seats, seed, options, carried, arrangement }: Setup): Setup {
  if (arrangement !== undefined)
    throw new TableError(
      'bad-arrangement',
      'A game that began from a described position stays at home: whoever describes one chooses the cards and dice too.',
    );
  if (typeof seed !== 'string' || seed.length > BOUNDS.choice)
    throw new TableError('damaged-save', 'The game that was brought along has no seed that could be used.');
  if (carried !== undefined && JSON.stringify(carried).length > BOUNDS.carried)
    throw new TableError('damaged-save', 'What the campaign brings along is too much.');
  return {
    seats,
    seed,
    ...(options !== undefined && { options: checkedOptions(module.options, options) }),
    ...(carried !== undefined && { carried }),
  };
}

function repeat(module: GameModule, journal: Journal, line: string, index: number): void {
  const [seat, first = '', ...rest] = line.split(' ');
  const choice = rest.join(' ');
  try {
    if (line.length > BOUNDS.choice) throw new TableError('illegal-choice', 'It is too long for a choice.');
    if (!first.startsWith('!')) choose(module, journal, Number(seat), [first, ...rest].join(' '));
    else setStanding(module, journal, Number(seat), first.slice(1), choice === '' ? undefined : choice);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new TableError(
      'replay-differs',
      `Choice ${index + 1} ("${shown(line)}") cannot be repeated here: ${shown(why)}`,
      { index },
    );
  }
}

const shown = (words: string): string =>
  words.length > BOUNDS.choice ? `${words.slice(0, BOUNDS.choice)}…` : words;

import { cloneTable } from './clone.ts';
import type { GameTypes } from './decision.ts';
import { legalValue } from './describe.ts';
import { TableError } from './errors.ts';
import type { Json, Seat } from './json.ts';
import type { DealtAnew, Entry, Journal } from './memory.ts';
import { type GameModule, rulesIn, start } from './module.ts';
import { newRecorder, recording } from './recorder.ts';
import { redealUnseen } from './redeal.ts';
import { advance, answer } from './run.ts';
import type { Ask } from './step.ts';

/** What came of a choice: the line of the log, and what is asked next. */
export interface Made {
  readonly entry: Entry;
  readonly asks: readonly Ask[];
}

/** One choice is made on a table. */
export function applied<T extends GameTypes>(
  module: GameModule<T>,
  table: T['state'],
  ask: Ask,
  value: Json,
  choice: string,
): Made {
  const recorder = newRecorder(ask.seat);
  const asks = recording(recorder, () => answer(rulesIn(module), table, ask, value));
  const entry: Entry = {
    seat: ask.seat,
    choice,
    ...(ask.side !== undefined && { side: ask.side }),
    ...(recorder.gain !== undefined && { gain: recorder.gain }),
    events: recorder.events,
  };
  return { entry, asks };
}

/** A standing answer is set on a table, or dropped without a choice. */
export function withStanding<T extends GameTypes>(
  module: GameModule<T>,
  table: T['state'],
  seat: Seat,
  standing: string,
  choice?: string,
): Made {
  const answers = table.standing[seat] as Record<string, string>;
  if (choice === undefined) delete answers[standing];
  else answers[standing] = choice;
  const recorder = newRecorder(seat);
  const asks = recording(recorder, () => advance(rulesIn(module), table));
  const entry: Entry = {
    seat,
    standing,
    ...(choice !== undefined && { choice }),
    ...(recorder.gain !== undefined && { gain: recorder.gain }),
    events: recorder.events,
  };
  return { entry, asks };
}

type Line = Pick<Entry, 'seat' | 'choice' | 'standing'>;

/** Repeats log entries on a table, as they were made. */
export function repeatEntries<T extends GameTypes>(
  module: GameModule<T>,
  table: T['state'],
  entries: readonly Line[],
  after?: (entry: Entry, index: number) => void,
): Entry[] {
  let asks: readonly Ask[] | undefined;
  return entries.map((entry, index) => {
    const again = repeatEntry(module, table, entry, index, asks);
    asks = again.asks;
    after?.(again.entry, index);
    return again.entry;
  });
}

function repeatEntry<T extends GameTypes>(
  module: GameModule<T>,
  table: T['state'],
  { seat, choice, standing }: Line,
  index: number,
  asks: readonly Ask[] | undefined,
): Made {
  if (standing !== undefined) return withStanding(module, table, seat, standing, choice);
  const ask = (asks ?? advance(rulesIn(module), table)).find((each) => each.seat === seat);
  const value = ask && legalValue(table, ask, choice ?? '');
  if (ask === undefined || value === undefined)
    throw new TableError(
      'replay-differs',
      `Choice ${index + 1} ("${choice}" of seat ${seat}) is no longer legal at its place.`,
      { index, seat },
    );
  return applied(module, table, ask, value, choice ?? '');
}

/** The table after the first entries of the log: from the nearest checkpoint, or from the beginning. */
export function tableAfter<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  entries: number,
): T['state'] {
  const checkpoint = journal.checkpoints.findLast(({ after }) => after <= entries);
  const table = checkpoint ? cloneTable(checkpoint.table) : start(module, journal.setup);
  repeatLog(module, table, journal.log.slice(0, entries), { ...journal, from: checkpoint?.after });
  return table;
}

/** Repeats a log on its first table, or on a checkpoint; what was dealt anew on the way is dealt so again. */
export function repeatLog<T extends GameTypes>(
  module: GameModule<T>,
  table: T['state'],
  log: readonly Line[],
  { from, dealtAnew }: { readonly from?: number | undefined; readonly dealtAnew?: DealtAnew | undefined },
  after?: (entry: Entry, index: number) => void,
): void {
  const begun = from ?? 0;
  const isDue =
    dealtAnew !== undefined &&
    dealtAnew.after <= log.length &&
    (from === undefined || from < dealtAnew.after);
  const before = isDue ? dealtAnew.after : begun;
  const repeat = (first: number, end: number) =>
    repeatEntries(module, table, log.slice(first, end), (entry, index) => after?.(entry, first + index));
  repeat(begun, before);
  if (isDue) redealUnseen(module, table, dealtAnew.seed);
  repeat(before, log.length);
}

import {
  advance,
  clone,
  type Entry,
  type GameModule,
  type Journal,
  pathTo,
  repeatEntries,
  rulesIn,
  type Seat,
  type Table,
  tableAfter,
} from '@krcma/kernel';
import type { Eyes, Moment } from './frame.ts';
import { linesOf } from './story.ts';

/** Moments of a game as the eyes may see them; one walk through the log serves them all. */
export function momentsOf(
  module: GameModule,
  journal: Journal,
  entries: readonly number[],
  eyes: Eyes,
): Moment[] {
  const wanted = entries.filter((entry) => entry >= 0 && entry <= journal.log.length);
  const first = wanted[0];
  if (first === undefined) return [];
  const table = tableAfter(module, journal, first);
  let reached = first;
  return wanted.map((entry) => {
    repeatEntries(module, table, journal.log.slice(reached, entry));
    reached = Math.max(reached, entry);
    return momentAt(module, journal, table, entry, eyes);
  });
}

function momentAt(module: GameModule, journal: Journal, table: Table, entry: number, eyes: Eyes): Moment {
  advance(rulesIn(module), table);
  const seat = typeof eyes === 'number' ? eyes : undefined;
  return {
    entry,
    view: clone(module.view(shown(journal, table, eyes), seat)),
    path: pathTo(table.stack, table.stack.at(-1)) ?? [],
    events: eventsAt(journal, entry, eyes, seat),
  };
}

/** A view of a finished table hides nothing, so the open past is shown as if the game had just ended. */
function shown(journal: Journal, table: Table, eyes: Eyes): Table {
  const { outcome } = journal.table;
  return eyes === 'open' && outcome !== undefined ? { ...table, outcome } : table;
}

function eventsAt(journal: Journal, entry: number, eyes: Eyes, seat: Seat | undefined) {
  const told: Entry | undefined = entry === 0 ? undefined : journal.log[entry - 1];
  const events = entry === 0 ? journal.opening : (told?.events ?? []);
  const open = eyes === 'open' && journal.table.outcome !== undefined;
  const lines = linesOf(open ? events.map(({ event }) => ({ event })) : events, seat, told?.seat, entry);
  return lines.map((line, number) => ({ ...line, number }));
}

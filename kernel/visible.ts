import type { Decision, GameTypes } from './decision.ts';
import type { Json, Message, Seat } from './json.ts';
import type { Journal } from './memory.ts';
import type { GameModule } from './module.ts';
import { asksOf, decisionOf } from './present.ts';
import type { Noted } from './recorder.ts';
import { pathTo } from './run.ts';
import { type Side, sidesOf } from './sides.ts';
import type { Outcome } from './table.ts';
import { type UndoRefusal, undoRefusal } from './undo.ts';

/** Events as one seat (a spectator when undefined) may read them. */
export function visibleEvents(events: readonly Noted[], seat: Seat | undefined): Message[] {
  return events.flatMap(({ event, to, otherwise }) => {
    if (to === undefined || (seat !== undefined && to.includes(seat))) return [event];
    return otherwise === undefined ? [] : [otherwise];
  });
}

/** Everything one seat receives: nothing else may leave the table. */
export interface Seen<T extends GameTypes = GameTypes> {
  readonly game: string;
  readonly seat: Seat | undefined;
  readonly sides: readonly Side[];
  readonly view: Json;
  readonly decision: Decision<T> | undefined;
  /** Seats the table waits for. */
  readonly waiting: readonly Seat[];
  readonly path: readonly string[];
  /** Undefined: may step back. */
  readonly undo: UndoRefusal | undefined;
  readonly commitment: string;
  /** The seed, opened when the game is over. */
  readonly seed: string | undefined;
  readonly outcome: Outcome | undefined;
}

export function seenBy<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  seat: Seat | undefined,
): Seen<T> {
  const { table } = journal;
  const asks = asksOf(module, journal);
  const own = asks.find((ask) => ask.seat === seat);
  return {
    game: journal.game,
    seat,
    sides: sidesOf(module, table),
    view: module.view(table, seat),
    decision: decisionOf(module, journal, seat),
    waiting: asks.map((ask) => ask.seat),
    // Where another stands inside a play side by side would tell what it has chosen there.
    path: pathTo(table.stack, own?.frame ?? table.stack.at(-1)) ?? [],
    undo: seat === undefined ? { reason: 'nothing' } : undoRefusal(journal, seat),
    commitment: journal.commitment,
    seed: table.outcome === undefined ? undefined : (journal.dealtAnew ?? journal.setup).seed,
    outcome: table.outcome,
  };
}

/** The log of what happened, as the seat may read it, from the given entry on. */
export function story<T extends GameTypes>(journal: Journal<T>, seat: Seat | undefined, from = 0): Message[] {
  const told = from === 0 ? visibleEvents(journal.opening, seat) : [];
  for (const entry of journal.log.slice(from)) told.push(...visibleEvents(entry.events, seat));
  return told;
}

/** What happened since the seat last chose, its own choice's consequences included. */
export function sinceLastChoice<T extends GameTypes>(journal: Journal<T>, seat: Seat): Message[] {
  const last = journal.log.findLastIndex((entry) => entry.seat === seat);
  return story(journal, seat, Math.max(0, last));
}

import type { GameTypes } from './decision.ts';
import { TableError } from './errors.ts';
import { choose, rewind } from './journal.ts';
import type { Seat } from './json.ts';
import type { Entry, Floor, Journal } from './memory.ts';
import type { GameModule } from './module.ts';
import { NO_REACTION } from './window.ts';

/** Why a seat cannot step back: what happened since its last choice. */
export type UndoRefusal =
  | { readonly reason: 'nothing' | 'chance' | 'reveal' | 'standing' | 'over' | Floor['reason'] }
  | { readonly reason: 'other'; readonly seat: Seat };

const SENTENCES = {
  nothing: 'You have not chosen anything yet.',
  chance: 'Dice were rolled or cards were drawn since then, and that cannot be unseen.',
  reveal: 'Something hidden was turned up since then, and that cannot be unseen.',
  other: 'Another player has chosen since then.',
  standing: 'The standing answer of another player was given since then.',
  over: 'The game is over and everything hidden is open.',
  brought: 'The game was brought to this table since then, and what nobody had seen was dealt anew.',
  update: 'The rules of the game were updated since then, and it could not be played again as it was.',
} as const;

function lastChoiceOf(journal: Journal<never>, seat: Seat): number {
  return journal.log.findLastIndex((entry) => entry.seat === seat && entry.standing === undefined);
}

/** Nobody learns anything by it, and it is asked for again when what it answered is taken back. */
const isDecline = ({ choice }: Entry): boolean => choice === NO_REACTION;

/** Derived from the log, never written by a game: undefined means the seat may step back. */
export function undoRefusal<T extends GameTypes>(journal: Journal<T>, seat: Seat): UndoRefusal | undefined {
  const own = lastChoiceOf(journal as unknown as Journal<never>, seat);
  if (own < 0) return { reason: 'nothing' };
  if (journal.table.outcome !== undefined) return { reason: 'over' };
  if (journal.floor !== undefined && own < journal.floor.after) return { reason: journal.floor.reason };
  const side = journal.log[own]?.side;
  for (let i = own; i < journal.log.length; i++) {
    const entry = journal.log[i];
    if (entry === undefined) continue;
    if (entry.seat !== seat && !isDecline(entry) && (side === undefined || entry.side !== side))
      return { reason: 'other', seat: entry.seat };
    if (entry.gain !== undefined) return { reason: entry.gain };
  }
  return undefined;
}

/** Takes back the seat's last choice; choices others made beside it stay. */
export function undo<T extends GameTypes>(module: GameModule<T>, journal: Journal<T>, seat: Seat): void {
  takeBackTo(module, journal, seat, lastChoiceOf(journal as unknown as Journal<never>, seat));
}

/** Takes back in one step whatever the seat could step by step: back to what was learned or what another chose. */
export function undoAll<T extends GameTypes>(module: GameModule<T>, journal: Journal<T>, seat: Seat): void {
  const free = freeChoicesOf(journal as unknown as Journal<never>, seat);
  for (const keep of free.slice(0, -1))
    try {
      takeBackTo(module, journal, seat, keep);
      return;
    } catch (error) {
      // What another chose beside it holds this one, perhaps not the next.
      if (!(error instanceof TableError) || error.code !== 'undo-refused') throw error;
    }
  undo(module, journal, seat);
}

/** The choices the seat may take back one after the other, the earliest first. */
function freeChoicesOf({ log, floor }: Journal<never>, seat: Seat): number[] {
  const free: number[] = [];
  const sides = new Set<Entry['side']>();
  for (let i = log.length - 1; i >= (floor?.after ?? 0); i--) {
    const entry = log[i] as Entry;
    if (entry.gain !== undefined) break;
    if (entry.seat !== seat) {
      if (!isDecline(entry)) sides.add(entry.side);
    } else if (entry.standing === undefined) {
      if ([...sides].some((side) => side === undefined || side !== entry.side)) break;
      free.unshift(i);
    }
  }
  return free;
}

function takeBackTo<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  seat: Seat,
  keep: number,
): void {
  const refusal = undoRefusal(journal, seat);
  if (refusal !== undefined) throw refused(seat, refusal.reason);
  const later = journal.log.slice(keep);
  const isTaken = (entry: Entry): boolean => entry.seat === seat && entry.standing === undefined;
  const taken = later.filter(isTaken);
  // What another declines from now on stays, what it declined just now will be asked again.
  const beside = later.filter(
    (entry) => !isTaken(entry) && (!isDecline(entry) || entry.standing !== undefined),
  );
  try {
    rewind(module, journal, keep, beside);
  } catch (error) {
    // A choice made beside it was only possible because of it.
    if (beside.length > 0 && error instanceof TableError) throw refused(seat, 'other');
    throw error;
  }
  journal.undone = [...taken, ...journal.undone];
}

const refused = (seat: Seat, reason: UndoRefusal['reason']) =>
  new TableError('undo-refused', SENTENCES[reason], { seat, reason });

/** Makes the choice taken back last once more; with a seat only if it was that seat's. */
export function redo<T extends GameTypes>(module: GameModule<T>, journal: Journal<T>, seat?: Seat): void {
  const next = journal.undone[0];
  if (next?.choice === undefined || (seat !== undefined && next.seat !== seat))
    throw new TableError('undo-refused', 'Nothing was taken back.', { reason: 'nothing' });
  choose(module, journal, next.seat, next.choice);
}

/** Asks the others whether the seat's last choice and all after it may be taken back. A lone seat asks itself. */
export function proposeTakeBack<T extends GameTypes>(journal: Journal<T>, seat: Seat): void {
  const keep = lastChoiceOf(journal as unknown as Journal<never>, seat);
  if (keep < 0) throw new TableError('bad-proposal', SENTENCES.nothing, { seat });
  const { floor } = journal;
  if (floor !== undefined && keep < floor.after)
    throw new TableError('bad-proposal', SENTENCES[floor.reason], { seat, reason: floor.reason });
  if (journal.proposal !== undefined && journal.proposal.seat !== seat)
    throw new TableError('bad-proposal', 'Another player has already asked to take something back.', {
      seat,
    });
  journal.proposal = { seat, keep, agreed: journal.table.seats === 1 ? [] : [seat] };
}

/** A seat agrees or not; one refusal ends the proposal, the last agreement carries it out. */
export function answerTakeBack<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  seat: Seat,
  agrees: boolean,
): void {
  const { proposal } = journal;
  if (proposal === undefined)
    throw new TableError('bad-proposal', 'Nobody has asked to take anything back.', { seat });
  if (proposal.agreed.includes(seat) || seat < 0 || seat >= journal.table.seats)
    throw new TableError('bad-proposal', `Seat ${seat} has nothing to answer here.`, { seat });
  if (!agrees) {
    delete journal.proposal;
    return;
  }
  const agreed = [...proposal.agreed, seat];
  if (agreed.length < journal.table.seats) journal.proposal = { ...proposal, agreed };
  else {
    rewind(module, journal, proposal.keep);
    journal.undone = [];
  }
}

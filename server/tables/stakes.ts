import type { Stake } from '../bots/fair-queue.ts';
import type { House, OpenTable } from './house.ts';
import { botAt, type TableState } from './table-state.ts';

/** A question somebody or a bot was asked: its number only ever grows. */
export interface Question {
  readonly state: TableState;
  readonly seat: number;
  readonly number: number | undefined;
}

/** The table now, if the question still stands; a table that has to be read again is believed to be as it was. */
function stillAsking({ known }: OpenTable, { state, seat, number }: Question): TableState | undefined {
  const now = known ?? state;
  return now.status === 'playing' && now.journal?.numbers[seat] === number ? now : undefined;
}

/**
 * Whose time a bot's move takes: that of the people who sit at the table and are here; when nobody is, of who laid it.
 */
export function stakeInMove(
  room: OpenTable,
  { presence }: Pick<House, 'presence'>,
  question: Question,
): Stake | undefined {
  const state = stillAsking(room, question);
  if (state === undefined || botAt(state.seats[question.seat]) === undefined) return undefined;
  const here = state.seats.flatMap((holder) =>
    holder.who === 'person' && botAt(holder) === undefined && presence.isHere(state.id, holder.user)
      ? [holder.user]
      : [],
  );
  if (here.length > 0) return { people: here, urgency: 'awaited' };
  return { people: [state.owner], urgency: room.audience.size > 0 ? 'asked' : 'unwatched' };
}

/** A hint takes the time of who asked for it, as long as they look at the table. */
export function stakeInHint(
  room: OpenTable,
  { presence }: Pick<House, 'presence'>,
  question: Question,
  user: string,
): Stake | undefined {
  const state = stillAsking(room, question);
  if (state === undefined || !presence.isHere(state.id, user)) return undefined;
  return { people: [user], urgency: 'asked' };
}

// Who sits where before the game begins: changes of a table's state alone.
import { ServerError } from '../errors.ts';
import type { User } from '../services.ts';
import { letBotsStandIn, setSeat } from './leaving.ts';
import { holderOf } from './new-table.ts';
import { seatOf, type TableState } from './table-state.ts';

export function takeSeat(state: TableState, user: User, wanted: number | undefined): void {
  checkOpen(state);
  const own = seatOf(state, user.id);
  if (own !== undefined && (wanted === undefined || wanted === own)) return;
  if (state.rated && user.kind !== 'account')
    throw new ServerError('forbidden', 'This is a rated game: only accounts can play it.');
  const kept = offeredTo(state, user.id);
  const seat = wanted ?? kept ?? state.seats.findIndex(({ who }) => who === 'open');
  if (seat !== kept && state.seats[seat]?.who !== 'open') throw seatTaken(state, wanted);
  for (const left of [kept, own]) if (left !== undefined) setSeat(state, left, { who: 'open' });
  setSeat(state, seat, { who: 'person', user: user.id, name: user.name });
}

/** Also to decline an invitation. */
export function leaveSeat(state: TableState, user: User): void {
  const offered = offeredTo(state, user.id);
  const seat = offered ?? seatOf(state, user.id);
  if (seat === undefined) throw new ServerError('not-seated', 'You do not sit at this table.');
  if (offered !== undefined) withdraw(state, offered);
  else if (state.status === 'open') setSeat(state, seat, { who: 'open' });
  else if (state.status === 'playing') letBotsStandIn(state, [seat]);
}

export function planSeat(
  state: TableState,
  user: User,
  seat: number,
  planned: Parameters<typeof holderOf>[0],
): void {
  checkOwner(state, user);
  checkOpen(state);
  const holder = state.seats[seat];
  if (holder === undefined) throw new ServerError('bad-message', `There is no seat ${seat}.`);
  if (holder.who === 'person' && holder.user !== user.id)
    throw new ServerError('seat-taken', `${holder.name} sits there.`);
  const other = seatOf(state, user.id);
  if (planned.who === 'me' && other !== undefined && other !== seat) setSeat(state, other, { who: 'open' });
  if (holder.who === 'offered') withdraw(state, seat);
  setSeat(state, seat, holderOf(planned, seat, user));
}

/** The seat that is kept for somebody. */
export function offeredTo({ seats }: TableState, user: string): number | undefined {
  const seat = seats.findIndex((holder) => holder.who === 'offered' && holder.user === user);
  return seat < 0 ? undefined : seat;
}

/** An invitation was declined or taken back. Another game counts only if all of the first one want it. */
export function withdraw(state: TableState, seat: number): void {
  setSeat(state, seat, { who: 'open' });
  state.rated = false;
}

function seatTaken({ seats }: TableState, wanted: number | undefined): ServerError {
  if (wanted === undefined) return new ServerError('seat-taken', 'All seats are taken.');
  const holder = seats[wanted];
  return new ServerError(
    'seat-taken',
    holder?.who === 'offered' ? `This seat is kept for ${holder.name}.` : 'This seat is taken.',
  );
}

/** Nobody loses rating to one who was put down by a program and never came to play. */
export function checkCame({ seats }: TableState, wasHere: (user: string) => boolean): void {
  for (const holder of seats)
    if (holder.who === 'person' && !wasHere(holder.user))
      throw new ServerError(
        'not-open',
        `${holder.name} has not come to the table yet. A rated game begins when everybody has been there.`,
      );
}

export function checkOpen({ status }: TableState): void {
  if (status !== 'open') throw new ServerError('not-open', 'The game has begun.');
}

export function checkOwner({ owner }: TableState, user: User): void {
  if (owner !== user.id) throw new ServerError('forbidden', 'Only who laid this table can do that.');
}

import type { Seat } from '@krcma/kernel';
import { ServerError } from '../errors.ts';
import { type Holder, peopleOf, type Seated, type TableState } from './table-state.ts';

export function setSeat(state: TableState, seat: Seat, holder: Holder): void {
  state.seats = state.seats.map((each, index) => (index === seat ? holder : each));
}

export function seatedAt(state: TableState, seat: Seat): Seated {
  const holder = state.seats[seat];
  if (holder?.who !== 'person') throw new ServerError('bad-message', `No person sits at seat ${seat}.`);
  return holder;
}

/** Those who can still win or lose rating by this game. */
const inTheGame = (state: TableState): Seat[] =>
  state.rated ? peopleOf(state).filter((seat) => !seatedAt(state, seat).forfeited) : [];

/** These leave, or their time has run out. With nobody else left in the game there is nothing to forfeit. */
export function forfeit(state: TableState, leaving: readonly Seat[]): void {
  const rated = inTheGame(state);
  if (rated.length < 2) return;
  for (const seat of leaving)
    if (rated.includes(seat)) setSeat(state, seat, { ...seatedAt(state, seat), forfeited: true });
}

/** A bot plays for them until they return. */
export function letBotsStandIn(state: TableState, leaving: readonly Seat[]): void {
  for (const seat of leaving) setSeat(state, seat, { ...seatedAt(state, seat), standIn: true });
  forfeit(state, leaving);
}

/** Seats that have forfeited the game since it was as it was before. */
export const newlyForfeited = (before: readonly Holder[], { seats }: TableState): Seat[] =>
  [...seats.keys()].filter((seat) => hasForfeited(seats[seat]) && !hasForfeited(before[seat]));

const hasForfeited = (holder: Holder | undefined): boolean =>
  holder?.who === 'person' && holder.forfeited === true;

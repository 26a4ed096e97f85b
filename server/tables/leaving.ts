import { type Seat, sideOf } from '@krcma/kernel';
import { ServerError } from '../errors.ts';
import { sidesAt } from './sides-at.ts';
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

/** These leave, or their time has run out. With nobody of another side left in the game there is nothing to forfeit. */
export function forfeit(state: TableState, leaving: readonly Seat[]): void {
  const rated = inTheGame(state);
  const sides = sidesAt(state);
  for (const seat of leaving) {
    const others = rated.filter((other) => sideOf(sides, other) !== sideOf(sides, seat));
    if (rated.includes(seat) && others.length > 0)
      setSeat(state, seat, { ...seatedAt(state, seat), forfeited: true });
  }
}

/** A bot plays for them until they return. */
export function letBotsStandIn(state: TableState, leaving: readonly Seat[]): void {
  for (const seat of leaving) {
    const unplayed = state.journal?.table.answered[seat] === 0;
    setSeat(state, seat, { ...seatedAt(state, seat), standIn: true, ...(unplayed && { unplayed }) });
  }
  forfeit(state, leaving);
}

/** Seats that have forfeited the game since it was as it was before. */
export const newlyForfeited = (before: readonly Holder[], { seats }: TableState): Seat[] =>
  [...seats.keys()].filter((seat) => hasForfeited(seats[seat]) && !hasForfeited(before[seat]));

const hasForfeited = (holder: Holder | undefined): boolean =>
  holder?.who === 'person' && holder.forfeited === true;

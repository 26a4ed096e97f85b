import { asksOf } from '@krcma/kernel';
import { rulesOf } from '../games.ts';
import { habitsAt } from './card.ts';
import { nextDeadline, passed, type Timed } from './clock.ts';
import type { House } from './house.ts';
import { botAt, isStoodInFor, type TableState } from './table-state.ts';

export const timedBy = (state: TableState, house: Pick<House, 'habits'>): Timed => ({
  rules: state.terms.clock,
  habits: (seat) => habitsAt(state.seats[seat], house),
});

/** After a change: who is asked now, whose clock runs, and when the server itself has something to do. */
export function settle(state: TableState, house: Pick<House, 'habits' | 'now'>): void {
  const now = house.now();
  const { journal } = state;
  state.changed = now;
  if (journal?.table.outcome !== undefined && state.status === 'playing') state.status = 'over';
  const playing = state.status === 'playing' && journal !== undefined;
  state.waiting = playing ? asksOf(rulesOf(state.game), journal).map(({ seat }) => seat) : [];
  if (!playing) state.ending = [];
  const people = state.waiting.filter((seat) => botAt(state.seats[seat]) === undefined);
  const standIns = state.waiting.filter((seat) => isStoodInFor(state.seats[seat]));
  const timed = timedBy(state, house);
  state.clock = passed(timed, state.clock, people, now, standIns);
  state.due = people.length < state.waiting.length ? now : nextDeadline(timed, state.clock);
}

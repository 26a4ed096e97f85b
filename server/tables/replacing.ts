import type { Seat } from '@krcma/kernel';
import { ServerError } from '../errors.ts';
import { deadline, type Habits, patience } from './clock.ts';
import type { House } from './house.ts';
import type { Seated, TableState } from './table-state.ts';

/** Who is at a table and who was. */
export interface Attendance {
  isHere(user: string): boolean;
  /** When somebody was last at the table; undefined for one who never was. */
  lastHere(user: string): number | undefined;
  habits(user: string): Habits | undefined;
}

export const attendanceAt = (
  { presence, habits }: Pick<House, 'presence' | 'habits'>,
  table: string,
): Attendance => ({
  isHere: (user) => presence.isHere(table, user),
  lastHere: (user) => presence.lastHere(table, user),
  habits,
});

/** From when on a bot may be called for a person who is away; undefined for one who is here or never came. */
export function replaceableFrom(
  { terms, rated }: TableState,
  { user }: Seated,
  { isHere, lastHere, habits }: Attendance,
): number | undefined {
  const left = isHere(user) ? undefined : lastHere(user);
  if (left === undefined) return undefined;
  return deadline(terms.clock, habits(user), left, patience(terms.clock, rated));
}

const refused = (sentence: string): ServerError => new ServerError('forbidden', sentence);

/** A bot is called only for somebody who keeps the table waiting, was there and has been away for long enough. */
export function checkReplaceable(state: TableState, seat: Seat, attendance: Attendance, now: number): void {
  const holder = state.seats[seat];
  if (holder?.who !== 'person') return;
  const { name, user } = holder;
  if (state.status === 'playing' && !state.waiting.includes(seat))
    throw refused(`Nobody waits for ${name} now.`);
  if (attendance.isHere(user)) throw refused(`${name} is here.`);
  const from = replaceableFrom(state, holder, attendance);
  if (from === undefined)
    throw refused(`${name} has never been at this table, so no bot can be called for them.`);
  if (from > now)
    throw refused(
      `${name} has not been away for long enough: from ${new Date(from).toISOString()} on a bot may be called.`,
    );
}

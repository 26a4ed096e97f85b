import type { TableCard } from '@krcma/protocol';

/** Why somebody is not at the table themselves. */
export type Absence =
  /** Was here and has gone. */
  | 'away'
  /** Has not come yet. */
  | 'never'
  /** A bot plays until they come back. */
  | 'stand-in'
  /** A bot plays to the end of this rated game. */
  | 'forfeited'
  /** A bot plays, because the clock is empty. */
  | 'late';

/** Whether the others are to be told that somebody is not there; undefined while nothing is to be told. */
export function absenceOf(card: TableCard, number: number): Absence | undefined {
  const seat = card.seats[number];
  if (card.status !== 'playing' || seat?.who !== 'person') return undefined;
  if (seat.standIn && seat.left !== undefined && seat.left <= 0) return 'late';
  if (seat.standIn) return seat.forfeited ? 'forfeited' : 'stand-in';
  // With days for a move people come and go; only who keeps the table waiting matters.
  if (seat.here || (card.clock.kind === 'move' && !card.waiting.includes(number))) return undefined;
  return seat.replaceableIn === undefined ? 'never' : 'away';
}

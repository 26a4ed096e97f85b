import type { Seat } from '@krcma/kernel';
import type { MageKnight } from '../state.ts';

/** Lower than everybody else's; never in a game of one. */
export function isLowest({ players }: MageKnight, seat: Seat): boolean {
  const fame = players[seat]?.fame ?? 0;
  return players.length > 1 && players.every((other, each) => each === seat || fame < other.fame);
}

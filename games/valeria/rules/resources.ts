// Chapter VAL-RES: gains and payments.
import type { Bag, Track } from '../data/effect.ts';
import type { Player } from '../state.ts';

export function add(player: Player, bag: Bag): void {
  for (const track in bag) player[track as Track] += bag[track as Track] ?? 0;
}

export function subtract(player: Player, bag: Bag): void {
  for (const track in bag) player[track as Track] -= bag[track as Track] ?? 0;
}

/** A cost is paid in full or not at all (VAL-RES.4). */
export function affords(player: Player, cost: Bag): boolean {
  for (const track in cost) if (player[track as Track] < (cost[track as Track] ?? 0)) return false;
  return true;
}

/** What the player has of the kinds in the bag. */
export function heldOf(player: Player, bag: Bag): Bag {
  const held: Partial<Record<Track, number>> = {};
  for (const track in bag) held[track as Track] = player[track as Track];
  return held;
}

/** As much of the bag as is there. */
export function upTo(player: Player, bag: Bag): Bag {
  const there: Partial<Record<Track, number>> = {};
  for (const track in bag) there[track as Track] = Math.min(player[track as Track], bag[track as Track] ?? 0);
  return there;
}

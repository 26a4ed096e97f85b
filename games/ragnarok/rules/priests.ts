// LOR-PRAY.12, .13: priests are in the bank, in a supply or at a monument.
import type { Seat } from '@krcma/kernel';
import { GODS } from '../data/gods.ts';
import { PRIESTS } from '../data/setup.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import { note } from './script.ts';

/** Priests of a player's colour that are left in the bank. */
export function priestsInBank(game: Ragnarok, seat: Seat): number {
  let left = PRIESTS - playerAt(game, seat).priests;
  for (const god of GODS) for (const owner of game.monuments[god].priests) if (owner === seat) left--;
  return left;
}

/** From the bank, as long as there are any. */
export function gainPriests(game: Ragnarok, seat: Seat, count: number): void {
  const gained = Math.min(count, priestsInBank(game, seat));
  if (gained === 0) return;
  playerAt(game, seat).priests += gained;
  note({ key: 'priests-gained', player: seat, count: gained });
}

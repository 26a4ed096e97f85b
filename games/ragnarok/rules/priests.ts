// LOR-PRAY.12, .13: priests are in the bank, in a supply or at a monument.
import type { Seat } from '@krcma/kernel';
import { GODS } from '../data/gods.ts';
import { PRIESTS } from '../data/setup.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import { note } from './script.ts';

/** Figures of a player still in the bank. */
export function priestsInBank(game: Ragnarok, seat: Seat): number {
  let left = PRIESTS - playerAt(game, seat).priests;
  for (const god of GODS) for (const owner of game.monuments[god].priests) if (owner === seat) left--;
  return left;
}

/** As many as the bank has (LOR-LIM.1). */
export function gainPriests(game: Ragnarok, seat: Seat, wanted: number): void {
  const count = Math.min(wanted, priestsInBank(game, seat));
  if (count === 0) return;
  playerAt(game, seat).priests += count;
  note({ key: 'priests-gained', player: seat, count });
}

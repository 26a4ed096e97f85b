// Fame and reputation as they are gained; levels are taken at the end of the turn (MK-11.20, MK-16.10).
import type { Seat } from '@krcma/kernel';
import { LOWEST_REPUTATION, TOP_REPUTATION } from '../data/reputation.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { note } from './script.ts';

export function gainFame(game: MageKnight, seat: Seat, n: number): void {
  if (n === 0) return;
  const player = playerAt(game, seat);
  player.fame += n;
  note({ key: 'fame', player: seat, n, total: player.fame });
}

/** The marker stops at the ends of its track. */
export function changeReputation(game: MageKnight, seat: Seat, n: number): void {
  const player = playerAt(game, seat);
  const before = player.reputation;
  player.reputation = Math.max(LOWEST_REPUTATION, Math.min(TOP_REPUTATION, before + n));
  if (n !== 0) note({ key: 'reputation', player: seat, n, total: player.reputation });
}

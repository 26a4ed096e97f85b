// Fame (MK-16.10, MK-32.3) and reputation (MK-10.4): the only places where they change.
import type { Seat } from '@krcma/kernel';
import { levelOf } from '../data/levels.ts';
import { LOWEST_REPUTATION, TOP_REPUTATION } from '../data/reputation.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { note } from './script.ts';

/** Each row that is crossed, by the bonus itself too, gives its bonus once (MK-32.3, .6). */
export function gainFame(game: MageKnight, seat: Seat, n: number): void {
  if (n <= 0) return;
  const player = playerAt(game, seat);
  let row = levelOf(player.fame);
  player.fame += n;
  const { famePerRow = 0 } = scenarioOf(game.scenario);
  let bonus = 0;
  for (; famePerRow > 0 && row < levelOf(player.fame); row++) {
    player.fame += famePerRow;
    bonus += famePerRow;
  }
  note({ key: 'fame', player: seat, n, bonus, total: player.fame });
}

/** At the ends of the track nothing more is gained or lost. */
export function changeReputation(game: MageKnight, seat: Seat, by: number): void {
  const player = playerAt(game, seat);
  const before = player.reputation;
  player.reputation = Math.max(LOWEST_REPUTATION, Math.min(TOP_REPUTATION, before + by));
  const n = player.reputation - before;
  if (n !== 0) note({ key: 'reputation', player: seat, n, total: player.reputation });
}

// MK-16.2, MK-7.15, .20: where a turn may end.
import type { Seat } from '@krcma/kernel';
import { type MageKnight, playerAt } from '../state.ts';
import { isSafe } from './ground.ts';
import { siteAt } from './map.ts';
import { note } from './script.ts';
import { takeWounds } from './wounds.ts';

/** Back along the way to the first safe space, a wound for each; off the map on the portal. */
export function withdraw(game: MageKnight, seat: Seat): void {
  const player = playerAt(game, seat);
  const { path } = game.turn;
  let steps = 0;
  while (player.space !== null && path.length > 0 && !isSafe(game, seat, player.space)) {
    player.space = path.pop() ?? player.space;
    steps++;
  }
  if (steps > 0 && player.space !== null) {
    note({ key: 'forced-back', player: seat, space: player.space, steps });
    takeWounds(game, seat, steps);
  }
  if (player.space !== null && siteAt(game, player.space) === 'portal') player.space = null;
}

// MK-16.2, MK-7.15, .20: where a turn may end.
import type { Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import { siteOf } from '../data/sites.ts';
import { terrainCosts } from '../data/terrains.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { isConqueredCity } from './hand-limit.ts';
import { heroesAt, isRampaging, isUnconquered, printedAt, siteAt } from './map.ts';
import { note } from './script.ts';
import { takeWounds } from './wounds.ts';

/** MK-7.19. */
const isOpen = (game: MageKnight, space: SpaceId): boolean => {
  const site = siteAt(game, space);
  return (site !== undefined && siteOf(site).open === true) || isConqueredCity(game, space);
};

function isHeldAgainst(game: MageKnight, seat: Seat, space: SpaceId): boolean {
  const site = siteAt(game, space);
  if (site === 'city') return !isConqueredCity(game, space);
  if (isUnconquered(game, space)) return true;
  return site === 'keep' && !game.holdings[space]?.shields.includes(seat);
}

/** A space one may enter by the common rules, that nobody defends and no other hero stands on. */
export function isSafe(game: MageKnight, seat: Seat, space: SpaceId): boolean {
  const printed = printedAt(game, space);
  if (printed === undefined || isRampaging(game, space)) return false;
  if (terrainCosts[printed.terrain] === undefined && siteAt(game, space) !== 'city') return false;
  if (isHeldAgainst(game, seat, space)) return false;
  return isOpen(game, space) || heroesAt(game, space).every((each) => each === seat);
}

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
    note({ key: 'withdrawn', player: seat, space: player.space, steps });
    takeWounds(game, seat, steps);
  }
  if (player.space !== null && siteAt(game, player.space) === 'portal') player.space = null;
}

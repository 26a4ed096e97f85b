// MK-16.22, MK-9.8, MK-14.13, .15: how many cards a player draws up to.
import type { Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import { levelAt } from '../data/levels.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { around, printedAt } from './map.ts';

/** A city nobody defends any more. */
export function isConqueredCity({ cities, holdings }: MageKnight, space: SpaceId): boolean {
  const holding = holdings[space];
  if (holding === undefined || holding.tokens.length > 0 || holding.shields.length === 0) return false;
  return cities.some((city) => city.space === space);
}

/** Who has most shields there; of equals whoever had one first (MK-14.13). */
export function leaderOf({ holdings }: MageKnight, space: SpaceId): Seat | undefined {
  const shields = holdings[space]?.shields ?? [];
  let leader: Seat | undefined;
  let most = 0;
  for (const seat of new Set(shields)) {
    const n = shields.filter((each) => each === seat).length;
    if (n > most) [leader, most] = [seat, n];
  }
  return leader;
}

const isOwnKeep = (game: MageKnight, seat: Seat, space: SpaceId): boolean =>
  printedAt(game, space)?.site === 'keep' && game.holdings[space]?.shields.includes(seat) === true;

const keepsOf = (game: MageKnight, seat: Seat): number =>
  Object.keys(game.holdings).filter((space) => isOwnKeep(game, seat, space)).length;

function cityBonus(game: MageKnight, seat: Seat, space: SpaceId): number {
  if (!isConqueredCity(game, space) || !game.holdings[space]?.shields.includes(seat)) return 0;
  return leaderOf(game, space) === seat ? 2 : 1;
}

/** On or next to an own keep, a conquered city: the higher one only. */
export function siteBonus(game: MageKnight, seat: Seat): number {
  const { space } = playerAt(game, seat);
  if (space === null) return 0;
  const near = [space, ...around(game, space)];
  const keeps = near.some((each) => isOwnKeep(game, seat, each)) ? keepsOf(game, seat) : 0;
  return Math.max(keeps, ...near.map((each) => cityBonus(game, seat, each)));
}

/** By level, place, and what effects add to the next draw. */
export function handLimitAt(game: MageKnight, seat: Seat): number {
  const { level, moreCards } = playerAt(game, seat);
  return levelAt(level).handLimit + moreCards + siteBonus(game, seat);
}

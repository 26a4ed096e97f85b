// MK-16.22, MK-9.8, MK-14.13, .15: how many cards a player draws up to.
import type { Seat } from '@krcma/kernel';
import { placeOf, type SpaceId } from '../data/geometry.ts';
import { levelAt } from '../data/levels.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { working } from './lasting.ts';
import { cityAt, holdingAt, isHomeOf, isUnconquered, printedAt, terrainAt } from './map.ts';

/** A city nobody defends any more. */
export const isConqueredCity = (game: MageKnight, space: SpaceId): boolean =>
  cityAt(game, space) !== undefined && !isUnconquered(game, space);

/** Who has most shields there; of equals whoever had one first (MK-14.13); nobody leads a friendly city (MK-36.2). */
export function leaderOf(game: MageKnight, space: SpaceId): Seat | undefined {
  if (scenarioOf(game.scenario).friendlyCity === true) return undefined;
  const { shields } = holdingAt(game, space);
  let leader: Seat | undefined;
  let most = 0;
  for (const seat of new Set(shields)) {
    const n = shields.filter((each) => each === seat).length;
    if (n > most) [leader, most] = [seat, n];
  }
  return leader;
}

const isKeep = (game: MageKnight, space: SpaceId): boolean => printedAt(game, space)?.site === 'keep';

const isOwnKeep = (game: MageKnight, seat: Seat, space: SpaceId): boolean =>
  isKeep(game, space) && game.holdings[space]?.shields.includes(seat) === true;

const keepsOf = (game: MageKnight, seat: Seat): number =>
  Object.keys(game.holdings).filter((space) => isOwnKeep(game, seat, space)).length;

function cityBonus(game: MageKnight, seat: Seat, space: SpaceId): number {
  if (
    !isConqueredCity(game, space) ||
    cityAt(game, space)?.down === true ||
    !holdingAt(game, space).shields.includes(seat)
  )
    return 0;
  return leaderOf(game, space) === seat ? 2 : 1;
}

/** Beside a keep of the team, for the own ones (MK-9.8, MK-19.6); of shields in a city. */
function bonusBeside(game: MageKnight, seat: Seat, space: SpaceId): number {
  if (isKeep(game, space) && isHomeOf(game, seat, space)) return keepsOf(game, seat);
  if (!holdingAt(game, space).shields.includes(seat)) return 0;
  return cityBonus(game, seat, space);
}

/** On or next to an own keep, a conquered city: the higher one only. */
function siteBonus(game: MageKnight, seat: Seat): number {
  const { space } = playerAt(game, seat);
  if (space === null) return 0;
  let bonus = bonusBeside(game, seat, space);
  for (const next of placeOf(space).neighbours) bonus = Math.max(bonus, bonusBeside(game, seat, next));
  return bonus;
}

/** What an effect gives for the ground one ends on; the highest of several. */
function groundBonus(game: MageKnight, seat: Seat): number {
  const { space } = playerAt(game, seat);
  if (space === null || game.lasting.length === 0) return 0;
  const here = terrainAt(game, space);
  let most = 0;
  for (const { op } of working(game, seat, 'endInTerrainHand'))
    if (here === 'hills') most = Math.max(most, op.hills);
    else if (here === 'mountain') most = Math.max(most, op.mountain ?? 0);
  return most;
}

/** By level, place, and what effects add to the next draw. */
export function handLimitAt(game: MageKnight, seat: Seat): number {
  const { level, moreCards } = playerAt(game, seat);
  return levelAt(level).handLimit + moreCards + siteBonus(game, seat) + groundBonus(game, seat);
}

// MK-7.8, .9, .25, MK-11.6 to .9: rampaging enemies beside a hero.
import type { Seat } from '@krcma/kernel';
import { placeOf, type SpaceId } from '../data/geometry.ts';
import type { MageKnight } from '../state.ts';
import { ambushersAround } from './factions/ambush.ts';
import { works } from './lasting.ts';
import { isRampaging, isWalled } from './map.ts';

const NOBODY: readonly SpaceId[] = [];

/** Those beside a space, and those in ambush around it (MK-13.30). */
export function rampagersBeside(game: MageKnight, space: SpaceId): SpaceId[] {
  const found: SpaceId[] = [];
  for (const next of placeOf(space).neighbours) if (isRampaging(game, next)) found.push(next);
  return game.factions === undefined ? found : [...found, ...ambushersAround(game, space)];
}

/** MK-13.30: whoever lies in ambush is provoked by a step within its range. */
function ambushedBy(game: MageKnight, from: SpaceId, to: SpaceId): SpaceId[] {
  const before = [...placeOf(from).neighbours, ...ambushersAround(game, from)];
  const around = ambushersAround(game, to).filter((each) => before.includes(each));
  const beside = placeOf(to).neighbours.filter(
    (each) => ambushersAround(game, from).includes(each) && !isWalled(game, each, to),
  );
  return [...around, ...beside];
}

/** Nothing this hero does by moving provokes now. */
const isConcealed = (game: MageKnight, seat: Seat): boolean =>
  game.lasting.length > 0 && (works(game, seat, 'concealment') || works(game, seat, 'reachTwo'));

/** Whom a step between two spaces provokes: those beside both, unless a wall parts them from the second. */
export function provokedBy(game: MageKnight, seat: Seat, from: SpaceId, to: SpaceId): readonly SpaceId[] {
  let provoked: SpaceId[] | undefined;
  const { neighbours } = placeOf(from);
  for (const next of placeOf(to).neighbours) {
    if (!neighbours.includes(next) || !isRampaging(game, next) || isWalled(game, next, to)) continue;
    provoked ??= [];
    provoked.push(next);
  }
  if (game.factions !== undefined) provoked = [...(provoked ?? []), ...ambushedBy(game, from, to)];
  return provoked === undefined || isConcealed(game, seat) ? NOBODY : provoked;
}

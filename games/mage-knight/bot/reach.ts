// Where a hero could go, and which way lies what is worth going for.
import type { Seat } from '@krcma/kernel';
import { placeOf, type SpaceId, spacesOf } from '../data/geometry.ts';
import { isBarred, stepCost, terrainCost } from '../rules/ground.ts';
import { isAssaulted, isClosed, isRampaging, isTaken, isVolkareAt } from '../rules/map.ts';
import { provokedBy } from '../rules/provoking.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { walking } from './weights.ts';

/** How a space is reached. */
export interface Way {
  readonly space: SpaceId;
  readonly cost: number;
  readonly from: Way | undefined;
  /** To enter it is an assault, which ends the walk. */
  readonly assault: boolean;
}

function nearest(open: readonly Way[]): number {
  let best = 0;
  for (let at = 1; at < open.length; at++) if ((open[at]?.cost ?? 0) < (open[best]?.cost ?? 0)) best = at;
  return best;
}

/** Whether a step can be planned: one that provokes somebody is not. */
function planned(game: MageKnight, seat: Seat, from: SpaceId, to: SpaceId): number | undefined {
  const cost = isVolkareAt(game, to) ? undefined : stepCost(game, seat, from, to);
  if (cost === undefined || isRampaging(game, to) || isClosed(game, to) || isBarred(game, seat, to))
    return undefined;
  return provokedBy(game, seat, from, to).length > 0 ? undefined : cost;
}

/** All spaces that so much Move reaches, the nearest first; the own one among them. */
export function waysFrom(game: MageKnight, seat: Seat, move: number): Way[] {
  const { space } = playerAt(game, seat);
  if (space === null) return [];
  const open: Way[] = [{ space, cost: 0, from: undefined, assault: false }];
  const done = new Map<SpaceId, Way>();
  while (open.length > 0) {
    const [way] = open.splice(nearest(open), 1);
    if (way === undefined || done.has(way.space)) continue;
    done.set(way.space, way);
    if (way.assault) continue;
    for (const next of placeOf(way.space).neighbours) {
      if (done.has(next)) continue;
      const cost = planned(game, seat, way.space, next);
      if (cost === undefined || way.cost + cost > move) continue;
      open.push({
        space: next,
        cost: way.cost + cost,
        from: way,
        assault: isAssaulted(game, seat, next),
      });
    }
  }
  return [...done.values()];
}

/** The first step of a way. */
export function firstStep(way: Way): SpaceId | undefined {
  let at: Way = way;
  while (at.from?.from !== undefined) at = at.from;
  return at.from === undefined ? undefined : at.space;
}

/** Something worth going for. */
export interface Attraction {
  readonly space: SpaceId;
  /** What draws there; null for land nobody has seen. */
  readonly target: SpaceId | null;
  readonly worth: number;
}

/** By space: how much the best attraction is worth from there. */
export type Field = ReadonlyMap<SpaceId, number>;

const spacesOn = ({ map }: MageKnight): SpaceId[] => Object.keys(map).flatMap((slot) => spacesOf(slot));

/** The farther something lies, the less it draws: each point of Move on the way takes its share. */
export function fieldOf(game: MageKnight, seat: Seat, attractions: readonly Attraction[]): Field {
  const value = new Map<SpaceId, number>();
  for (const { space, worth } of attractions) value.set(space, Math.max(worth, value.get(space) ?? 0));
  const open = new Set(value.keys());
  const costs = new Map<SpaceId, number | undefined>();
  for (const space of spacesOn(game))
    costs.set(
      space,
      isRampaging(game, space) || isClosed(game, space) || isVolkareAt(game, space)
        ? undefined
        : terrainCost(game, seat, space),
    );
  while (open.size > 0) {
    const space = best(open, value);
    open.delete(space);
    const cost = costs.get(space);
    if (cost === undefined) continue;
    const passed = (value.get(space) ?? 0) * Math.exp(-cost / walking.patience);
    for (const next of placeOf(space).neighbours) {
      if (costs.get(next) === undefined || passed <= (value.get(next) ?? 0)) continue;
      if (isAssaulted(game, seat, next) || isTaken(game, seat, next)) continue;
      value.set(next, passed);
      open.add(next);
    }
  }
  return value;
}

function best(open: ReadonlySet<SpaceId>, value: ReadonlyMap<SpaceId, number>): SpaceId {
  let found: SpaceId = '';
  let most = Number.NEGATIVE_INFINITY;
  for (const space of open) {
    const worth = value.get(space) ?? 0;
    if (worth > most) [found, most] = [space, worth];
  }
  return found;
}

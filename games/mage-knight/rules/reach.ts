// Where a hero could go: steps of MK-7.3 to .9 one after the other, with what stops them, and what exploring costs from there.
import type { Seat } from '@krcma/kernel';
import type { Slot, SpaceId } from '../data/geometry.ts';
import { type Lasting, type MageKnight, playerAt } from '../state.ts';
import { exploreCost, exploreRange, influenceFor, slotsToExplore } from './exploring.ts';
import { mayMove } from './figure.ts';
import { isSafe, stepCost } from './ground.ts';
import { isAssaulted } from './map.ts';
import { moveToCome } from './move-to-come.ts';
import { provokedBy } from './provoking.ts';
import { bindSpaceCut, hindrance, stepsFrom } from './walking.ts';

/** How a space is entered: what it costs from where the hero stands, and from which neighbour. */
export interface Way {
  readonly cost: number;
  readonly from: SpaceId;
  /** Whom the last step provokes, and whether it is an assault: the movement ends there (MK-7.7, .9). */
  readonly provokes?: readonly SpaceId[];
  readonly assaults?: true;
}

export interface Reached {
  /** The cheapest first, then dearer ones that provoke fewer. */
  readonly ways: readonly Way[];
  /** A turn must not end there (MK-7.15). */
  readonly unsafe?: true;
}

export interface Exploration {
  readonly cost: number;
  readonly from: SpaceId;
}

export interface Reach {
  /** What cards, units and skills could still add to the Move of this turn. */
  readonly more: number;
  /** By space and by slot, within the Move of the turn and this together. */
  readonly spaces: Readonly<Record<SpaceId, Reached>>;
  readonly slots: Readonly<Record<Slot, Exploration>>;
}

interface Walker {
  readonly space: SpaceId;
  readonly spent: number;
  readonly lasting: Lasting[];
}

/** Two walkers on a space differ only in where a discount for one space was used. */
const keyOf = ({ space, lasting }: Walker): string =>
  lasting.length === 0 ? space : [space, ...lasting.map((each) => each.space ?? '')].join(' ');

function takeNearest(walkers: Walker[]): Walker | undefined {
  let nearest = 0;
  for (let at = 1; at < walkers.length; at++)
    if ((walkers[at] as Walker).spent < (walkers[nearest] as Walker).spent) nearest = at;
  return walkers.splice(nearest, 1)[0];
}

const provokesOf = ({ provokes = [] }: Way): number => provokes.length;

const isNoBetter = (way: Way, than: Way): boolean =>
  than.cost <= way.cost && provokesOf(than) <= provokesOf(way);

/** Adds a way, unless another one is as cheap and provokes no more. */
function addWay(ways: readonly Way[], way: Way): readonly Way[] {
  if (ways.some((other) => isNoBetter(way, other))) return ways;
  return [...ways.filter((other) => !isNoBetter(other, way)), way].sort((a, b) => a.cost - b.cost);
}

function wayOf(game: MageKnight, seat: Seat, { space: from, spent }: Walker, to: SpaceId): Way {
  const provokes = provokedBy(game, seat, from, to);
  return {
    cost: spent + (stepCost(game, seat, from, to) ?? 0),
    from,
    ...(provokes.length > 0 && { provokes }),
    ...(isAssaulted(game, seat, to) && { assaults: true as const }),
  };
}

const endsThere = ({ provokes, assaults }: Way): boolean => provokes !== undefined || assaults === true;

/** The rules are asked about a copy of the table, in which the points are as they would be on the way. */
interface Search {
  readonly game: MageKnight;
  readonly seat: Seat;
  readonly start: SpaceId;
  readonly move: number;
  readonly ways: Map<SpaceId, readonly Way[]>;
  readonly slots: Record<Slot, Exploration>;
}

function exploreFrom({ game, seat, move, slots }: Search, { space, spent }: Walker): void {
  const cost = spent + Math.max(0, exploreCost(game, seat) - influenceFor(game));
  if (cost > move || game.assault !== undefined) return;
  for (const slot of slotsToExplore(game, space, exploreRange(game, seat)))
    slots[slot] ??= { cost, from: space };
}

function walkOn({ game, seat, start, ways }: Search, walker: Walker, into: Walker[]): void {
  for (const to of stepsFrom(game, seat, walker.space)) {
    game.lasting = walker.lasting;
    if (to === start || hindrance(game, seat, walker.space, to) !== undefined) continue;
    const way = wayOf(game, seat, walker, to);
    ways.set(to, addWay(ways.get(to) ?? [], way));
    if (endsThere(way)) continue;
    bindSpaceCut(game, seat, to);
    into.push({ space: to, spent: way.cost, lasting: game.lasting });
  }
}

function searched(table: MageKnight, seat: Seat, start: SpaceId, move: number): Search {
  const game = { ...table, turn: { ...table.turn } };
  const search: Search = { game, seat, start, move, ways: new Map(), slots: {} };
  const walkers: Walker[] = [{ space: start, spent: 0, lasting: table.lasting }];
  const gone = new Set<string>();
  for (let next = takeNearest(walkers); next !== undefined; next = takeNearest(walkers)) {
    const key = keyOf(next);
    if (gone.has(key)) continue;
    gone.add(key);
    game.turn.move = move - next.spent;
    game.lasting = next.lasting;
    exploreFrom(search, next);
    walkOn(search, next, walkers);
  }
  return search;
}

/** Of the player whose turn it is, while moving is possible and no effect is being carried out. */
export function reachOf(game: MageKnight, seat: Seat): Reach | undefined {
  const { space } = playerAt(game, seat);
  if (seat !== game.active || game.phase !== 'turns' || space === null) return undefined;
  if (!mayMove(game) || game.turn.effects.length > 0) return undefined;
  const more = moveToCome(game, seat);
  const { ways, slots } = searched(game, seat, space, game.turn.move + more);
  const spaces: Record<SpaceId, Reached> = {};
  for (const [to, each] of ways) {
    const isUnsafe = !isAssaulted(game, seat, to) && !isSafe(game, seat, to);
    spaces[to] = { ways: each, ...(isUnsafe && { unsafe: true as const }) };
  }
  return { more, spaces, slots };
}

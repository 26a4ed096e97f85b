// MK-7.3 to .6, .11 to .15: what a space costs to enter now, and where a hero may end a turn.
import type { Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import type { Op, OpNamed } from '../data/ops.ts';
import { CITY_COST, type Terrain, terrainCosts, WALL_COST } from '../data/terrains.ts';
import type { Lasting, MageKnight } from '../state.ts';
import { opAt } from './effects/op-at.ts';
import { working, works } from './lasting.ts';
import { isAssaulted, isClosed, isRampaging, isTaken, isWalled, printedAt } from './map.ts';
import { spares } from './teams.ts';

/** What an effect does to the cost of a space: another cost instead, or less but not below. */
interface CostChange {
  readonly to?: number;
  readonly cut?: number;
  readonly min?: number;
}

function concerns({ terrain }: OpNamed<'terrainCost'>, here: Terrain, chosen: Terrain | undefined): boolean {
  if (terrain === 'chosen') return here === chosen;
  if (terrain === 'all') return terrainCosts[here] !== undefined;
  if (terrain === 'all+lake') return here === 'lake' || terrainCosts[here] !== undefined;
  return typeof terrain === 'string' ? terrain === here : terrain.includes(here);
}

/** Mountains, and lakes for whoever paid for them. */
function secretCost(op: OpNamed<'secretWays'>, { colour }: Lasting, here: Terrain): number | undefined {
  if (here === 'mountain') return op.mountain;
  return here === 'lake' && colour === op.colour ? op.lake : undefined;
}

function changeBy(op: Op, lasting: Lasting, here: Terrain, space: SpaceId): CostChange | undefined {
  if (op.op === 'terrainCost') {
    if (!concerns(op, here, lasting.terrain)) return undefined;
    return op.to === undefined ? { cut: -(op.delta ?? 0), min: op.min ?? 0 } : { to: op.to };
  }
  if (op.op === 'spaceCostCut')
    return lasting.space === undefined || lasting.space === space ? { cut: op.n, min: op.min } : undefined;
  if (op.op === 'secretWays') {
    const to = secretCost(op, lasting, here);
    return to === undefined ? undefined : { to };
  }
  if (op.op === 'nightAsDay') return here === 'forest' ? { to: op.forest } : undefined;
  if (op.op === 'dayAsNight') return here === 'desert' ? { to: op.desert } : undefined;
  return undefined;
}

/** Own effects in the order that is best for whoever moves: each minimum holds for its own cut alone (MK-7.12). */
function folded(printed: number | undefined, changes: readonly CostChange[]): number | undefined {
  let cost = printed;
  for (const { to } of changes) if (to !== undefined && (cost === undefined || to < cost)) cost = to;
  if (cost === undefined) return undefined;
  const cuts = changes.filter(({ cut }) => cut !== undefined);
  cuts.sort((a, b) => (b.min ?? 0) - (a.min ?? 0));
  for (const { cut = 0, min = 0 } of cuts) cost = Math.max(Math.min(cost, min), cost - cut);
  return Math.max(0, cost);
}

function changedCost(
  game: MageKnight,
  seat: Seat,
  space: SpaceId,
  here: Terrain,
  printed: number | undefined,
): number | undefined {
  const changes: CostChange[] = [];
  let raised = printed;
  for (const lasting of game.lasting) {
    const op = opAt(lasting);
    if (lasting.seat !== seat) {
      if (op.op === 'othersTerrain' && raised !== undefined && !spares(game, lasting, seat))
        raised = Math.max(raised, Math.min(raised + op.delta, op.max));
      continue;
    }
    const change = changeBy(op, lasting, here, space);
    if (change !== undefined) changes.push(change);
  }
  return folded(raised, changes);
}

/** What is printed for a space at this time of day; undefined where nobody enters (MK-7.4 to .6). */
export function printedCost(game: MageKnight, space: SpaceId): number | undefined {
  const printed = printedAt(game, space);
  if (printed === undefined) return undefined;
  return printed.site === 'city' ? CITY_COST : terrainCosts[printed.terrain]?.[game.time];
}

/** What a space costs to enter now, before walls; undefined where nobody enters. */
export function terrainCost(game: MageKnight, seat: Seat, space: SpaceId): number | undefined {
  const printed = printedAt(game, space);
  if (printed === undefined) return undefined;
  const cost = printedCost(game, space);
  return game.lasting.length === 0 || printed.site === 'city'
    ? cost
    : changedCost(game, seat, space, printed.terrain, cost);
}

/** No discount removes what a wall costs (MK-7.24). */
export function stepCost(game: MageKnight, seat: Seat, from: SpaceId, to: SpaceId): number | undefined {
  const cost = terrainCost(game, seat, to);
  return cost === undefined ? undefined : cost + (isWalled(game, from, to) ? WALL_COST : 0);
}

/** Terrain that an effect forbids for the rest of the turn. */
export function isBarred(game: MageKnight, seat: Seat, space: SpaceId): boolean {
  if (game.lasting.length === 0) return false;
  const printed = printedAt(game, space);
  if (printed === undefined || printed.site === 'city') return false;
  return working(game, seat, 'barTerrain').some(({ op }) => op.terrain.includes(printed.terrain));
}

/** Impassable ground that an effect makes safe as well (MK-7.13). */
function isMadeSafe(game: MageKnight, seat: Seat, here: Terrain): boolean {
  if (game.lasting.length === 0) return false;
  if (here === 'mountain' && works(game, seat, 'mountainSafe')) return true;
  return working(game, seat, 'secretWays').some(
    ({ op, lasting }) => secretCost(op, lasting, here) !== undefined,
  );
}

/** Where a hero may end a turn (MK-7.15). */
export function isSafe(game: MageKnight, seat: Seat, space: SpaceId): boolean {
  const printed = printedAt(game, space);
  if (printed === undefined || isRampaging(game, space) || isClosed(game, space)) return false;
  const accessible =
    printed.site === 'city' ||
    terrainCosts[printed.terrain] !== undefined ||
    isMadeSafe(game, seat, printed.terrain);
  return accessible && !isAssaulted(game, seat, space) && !isTaken(game, seat, space);
}

// MK-38.5 to .7: conquered dungeons and tombs are not entered again; they lead to one another.
import { type ActKind, calling, type Refused, type Seat } from '@krcma/kernel';
import { placeOf, type SpaceId, spacesOf } from '../data/geometry.ts';
import type { Tunnels } from '../data/scenario.ts';
import { scenarioOf } from '../data/scenarios.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import type { Arrival } from './arriving.ts';
import { mayMove, moveFigure } from './figure.ts';
import { works } from './lasting.ts';
import { holdingAt, printedAt, siteAt } from './map.ts';
import { note, type Of, ruleNamed } from './script.ts';

const arrive = ruleNamed<Arrival>('arrive');

const tunnelsOf = ({ scenario }: MageKnight): Tunnels | undefined => scenarioOf(scenario).tunnels;

/** A site of the kinds that lead to one another, conquered or not. */
function leadsBelow(game: MageKnight, space: SpaceId): boolean {
  const kind = siteAt(game, space);
  return kind !== undefined && tunnelsOf(game)?.sites.includes(kind) === true;
}

/** MK-38.5: once conquered it is a way, and nothing to fight in. */
export const isWayBelow = (game: MageKnight, space: SpaceId): boolean =>
  leadsBelow(game, space) && holdingAt(game, space).shields.length > 0;

/** All of them that lie on the map. */
export function sitesBelow(game: MageKnight): SpaceId[] {
  const found: SpaceId[] = [];
  for (const slot of Object.keys(game.map))
    for (const space of spacesOf(slot)) if (leadsBelow(game, space)) found.push(space);
  return found;
}

/** MK-38.7: no tile is left in the stack, and all of them are conquered. */
export const areAllConquered = (game: MageKnight): boolean =>
  game.tiles.length === 0 && sitesBelow(game).every((space) => isWayBelow(game, space));

const isDug = (game: MageKnight, { avoid }: Tunnels, space: SpaceId): boolean => {
  const printed = printedAt(game, space);
  return printed !== undefined && (printed.site === 'city' || !avoid.includes(printed.terrain));
};

/** How many spaces each is away from one under revealed land. */
function distancesFrom(game: MageKnight, tunnels: Tunnels, from: SpaceId): ReadonlyMap<SpaceId, number> {
  const far = new Map<SpaceId, number>([[from, 0]]);
  for (const [space, gone] of far)
    for (const next of placeOf(space).neighbours)
      if (!far.has(next) && isDug(game, tunnels, next)) far.set(next, gone + 1);
  return far;
}

interface Tunnel {
  readonly space: SpaceId;
  /** Undefined where no way leads. */
  readonly cost: number | undefined;
}

/** To every other conquered one from where the hero stands. */
function tunnelsFrom(game: MageKnight, seat: Seat): Tunnel[] {
  const tunnels = tunnelsOf(game);
  const { space: from } = playerAt(game, seat);
  if (tunnels === undefined || from === null || !isWayBelow(game, from)) return [];
  const far = distancesFrom(game, tunnels, from);
  return sitesBelow(game)
    .filter((space) => space !== from && isWayBelow(game, space))
    .map((space) => {
      const gone = far.get(space);
      return { space, cost: gone === undefined ? undefined : tunnels.base + tunnels.perSpace * gone };
    });
}

type TravelAct = { readonly do: 'travel'; readonly space: SpaceId };

const travelOption = (game: MageKnight, seat: Seat, { space, cost }: Tunnel) => ({
  id: `travel:${space}`,
  label: {
    key: 'travel-below' as const,
    from: playerAt(game, seat).space ?? space,
    space,
    site: siteAt(game, space) ?? null,
    cost: cost ?? null,
  },
  thing: `space:${space}`,
  rule: 'MK-38.6' as const,
});

const costTo = (game: MageKnight, seat: Seat, space: SpaceId): number | undefined =>
  tunnelsFrom(game, seat).find((each) => each.space === space)?.cost;

export const travel: ActKind<MageKnightTypes, Of, TravelAct> = {
  list: (game, { player }, into) => {
    if (!mayMove(game)) return;
    for (const { space, cost } of tunnelsFrom(game, player))
      if (cost !== undefined && cost <= game.turn.move) into.push({ do: 'travel', space });
  },
  option: (game, { space }, { player }) =>
    travelOption(game, player, { space, cost: costTo(game, player, space) }),
  refused: (game, { player }): Refused<MageKnightTypes>[] => {
    if (!mayMove(game)) return [];
    const { move } = game.turn;
    return tunnelsFrom(game, player).flatMap((tunnel) => {
      const { cost } = tunnel;
      if (cost !== undefined && cost <= move) return [];
      const reason =
        cost === undefined ? { key: 'no-tunnel' as const } : { key: 'too-far' as const, cost, move };
      return [{ ...travelOption(game, player, tunnel), reason }];
    });
  },
  carryOut: (game, { space }, { player }) => {
    const from = playerAt(game, player).space ?? space;
    const cost = costTo(game, player, space) ?? 0;
    game.turn.move -= cost;
    game.turn.stage = 'moving';
    note({ key: 'travelled-below', player, from, space, cost });
    moveFigure(game, player, space);
    return works(game, player, 'harvest')
      ? calling(arrive, { player, from, space, provoked: [] })
      : undefined;
  },
};

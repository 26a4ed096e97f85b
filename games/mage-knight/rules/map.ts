// Chapter MK-8 and MK-9.1: what lies on the map.
import type { Seat } from '@krcma/kernel';
import { placeOf, type SpaceId } from '../data/geometry.ts';
import { type SiteKind, siteOf } from '../data/sites.ts';
import type { Terrain } from '../data/terrains.ts';
import type { Space } from '../data/tile.ts';
import { tileOf } from '../data/tiles.ts';
import type { CityState, Holding, MageKnight } from '../state.ts';

/** What the tile prints there; undefined where no tile lies. */
export function printedAt({ map }: MageKnight, space: SpaceId): Space | undefined {
  const { slot, hex } = placeOf(space);
  const tile = map[slot];
  return tile === undefined ? undefined : tileOf(tile).hexes[hex];
}

export const terrainAt = (game: MageKnight, space: SpaceId): Terrain | undefined =>
  printedAt(game, space)?.terrain;

/** The site of a space; none where it was burnt. */
export function siteAt(game: MageKnight, space: SpaceId): SiteKind | undefined {
  const site = printedAt(game, space)?.site;
  return site !== undefined && game.holdings[space]?.cleared === true ? undefined : site;
}

export const isFortified = (game: MageKnight, space: SpaceId): boolean => {
  const site = siteAt(game, space);
  return site !== undefined && siteOf(site).class === 'fortified';
};

export const cityAt = ({ cities }: MageKnight, space: SpaceId): CityState | undefined =>
  cities.find((city) => city.space === space);

const NOTHING: Holding = { tokens: [], shields: [], ruin: null, paths: [], cleared: false };

/** What a space holds, to be read. */
export const holdingAt = ({ holdings }: MageKnight, space: SpaceId): Holding => holdings[space] ?? NOTHING;

/** What a space holds, to be changed. */
export function holdingOf({ holdings }: MageKnight, space: SpaceId): Holding {
  let holding = holdings[space];
  if (holding === undefined) {
    holding = { tokens: [], shields: [], ruin: null, paths: [], cleared: false };
    holdings[space] = holding;
  }
  return holding;
}

/** Whether a rampaging enemy stands there (MK-7.8). */
export const isRampaging = (game: MageKnight, space: SpaceId): boolean =>
  printedAt(game, space)?.rampaging !== undefined && holdingAt(game, space).tokens.length > 0;

/** A fortified site that somebody has to fight for. */
export const isUnconquered = (game: MageKnight, space: SpaceId): boolean =>
  isFortified(game, space) && holdingAt(game, space).shields.length === 0;

/** Neighbours of a space on tiles that lie. */
export const around = (game: MageKnight, space: SpaceId): SpaceId[] =>
  placeOf(space).neighbours.filter((next) => printedAt(game, next) !== undefined);

export const heroesAt = ({ players }: MageKnight, space: SpaceId): Seat[] =>
  players.flatMap((player, seat) => (player.space === space ? [seat] : []));

/** A wall between two neighbouring spaces (MK-7.24). */
export function isWalled({ map }: MageKnight, one: SpaceId, other: SpaceId): boolean {
  const [a, b] = [placeOf(one), placeOf(other)];
  if (a.slot !== b.slot) return false;
  const tile = map[a.slot];
  const walls = tile === undefined ? undefined : tileOf(tile).walls;
  return walls?.some(([x, y]) => (x === a.hex && y === b.hex) || (x === b.hex && y === a.hex)) ?? false;
}

// What a space is told by, in no language yet: what lies on it, and on which tile; never by the place of the tile.
import { type Bearing, bearing, distance, placeOf, type SpaceId, spaceName } from '../data/geometry.ts';
import type { SiteKind } from '../data/sites.ts';
import type { Terrain } from '../data/terrains.ts';
import { HEXES, type Hex } from '../data/tile.ts';
import type { TileId } from '../data/tiles.ts';
import { landAt } from '../data/turned.ts';
import type { Basic } from '../data/types.ts';
import { siteSeen } from '../rules/seen-site.ts';
import type { MageKnightView } from '../rules/view.ts';

/** The kind of a tile and the number printed on it. */
export interface ToldTile {
  readonly kind: 'start' | 'countryside' | 'core' | 'camp';
  readonly number: number;
}

export interface ToldPlace {
  readonly land: SiteKind | Terrain;
  readonly tile: ToldTile;
  /** Of the city that stands there. */
  readonly city?: Basic;
  /** Where on the tile it lies, if it is not the only one of its kind there. */
  readonly hex: Hex | null;
}

/** A space that nobody sees: how far from the portal where all begin. */
export interface FarPlace {
  readonly steps: number;
  readonly bearing: Bearing;
}

/** Sites there is one of, whatever the map. */
const ONLY_ONE: ReadonlySet<string> = new Set<SiteKind>([
  'portal',
  'volkaresCamp',
  'necropolis',
  'hiddenValley',
]);

export const isOnlyOne = ({ land }: ToldPlace): boolean => ONLY_ONE.has(land);

export const isFar = (place: ToldPlace | FarPlace): place is FarPlace => 'steps' in place;

export function toldTile(tile: TileId): ToldTile {
  if (tile === 'volkares-camp') return { kind: 'camp', number: 0 };
  const [kind = '', number = ''] = tile.split('-');
  return { kind: kind as ToldTile['kind'], number: Number.parseInt(number, 10) || 0 };
}

const START = spaceName('0,0', 'C');

function landOn(view: MageKnightView, space: SpaceId): SiteKind | Terrain | undefined {
  const land = landAt(view, space);
  const isBurnt = view.holdings[space]?.cleared === true;
  return (isBurnt ? undefined : siteSeen(view, space, land?.site)) ?? land?.terrain;
}

export function toldPlace(space: SpaceId, seen: unknown): ToldPlace | FarPlace {
  const view = seen as MageKnightView | undefined;
  const { slot, hex } = placeOf(space);
  const tile = view?.map[slot];
  const land = view && landOn(view, space);
  if (view === undefined || tile === undefined || land === undefined)
    return { steps: distance(START, space), bearing: bearing(START, space) };
  const alike = HEXES.filter((each) => landOn(view, spaceName(slot, each)) === land);
  const city = land === 'city' ? view.cities.find((each) => each.space === space)?.colour : undefined;
  return { land, tile: toldTile(tile), hex: alike.length === 1 ? null : hex, ...(city && { city }) };
}

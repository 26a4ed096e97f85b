// MK-25.4: what a tile prints on a space, however the tile was turned.
import { DIRECTIONS, placeOf, type Slot, type SpaceId } from './geometry.ts';
import type { Hex, Space } from './tile.ts';
import { type TileId, tileOf } from './tiles.ts';

/** Tiles by slot, and by how many sixths each is turned against the clock. */
export interface LaidTiles {
  readonly map: Readonly<Record<Slot, TileId>>;
  readonly turned?: Readonly<Record<Slot, number>>;
}

export const SIXTHS = DIRECTIONS.length;

const turnedBy = (hex: Hex, sixths: number): Hex => {
  const at = (DIRECTIONS as readonly Hex[]).indexOf(hex);
  return at < 0 ? hex : (DIRECTIONS[(at + sixths + SIXTHS) % SIXTHS] ?? hex);
};

/** The space of a tile as it lies; undefined where no tile does. */
export function landAt({ map, turned }: LaidTiles, space: SpaceId): Space | undefined {
  const { slot, hex } = placeOf(space);
  const tile = map[slot];
  if (tile === undefined) return undefined;
  const sixths = turned?.[slot] ?? 0;
  return tileOf(tile).hexes[sixths === 0 ? hex : turnedBy(hex, -sixths)];
}

/** Pairs of spaces with a wall between them (MK-7.24), as the tile of a slot lies. */
export function wallsIn({ map, turned }: LaidTiles, slot: Slot): readonly (readonly [Hex, Hex])[] {
  const tile = map[slot];
  const walls = tile === undefined ? undefined : tileOf(tile).walls;
  const sixths = turned?.[slot] ?? 0;
  if (walls === undefined || sixths === 0) return walls ?? [];
  return walls.map(([a, b]) => [turnedBy(a, sixths), turnedBy(b, sixths)] as const);
}

import type { SiteKind } from './sites.ts';
import type { Terrain } from './terrains.ts';
import type { Basic, SetId } from './types.ts';

/** The seven spaces of a tile, seen with its number at the bottom (data of the lattice: geometry.ts). */
export const HEXES = ['NW', 'NE', 'W', 'C', 'E', 'SW', 'SE'] as const;
export type Hex = (typeof HEXES)[number];

export interface Space {
  readonly terrain: Terrain;
  readonly site?: SiteKind;
  readonly rampaging?: 'orc' | 'draconum';
  /** Of a mine, or of the city. */
  readonly colours?: readonly Basic[];
}

export interface Tile {
  readonly back: 'start' | 'countryside' | 'core' | 'camp';
  readonly set: SetId;
  readonly city?: Basic;
  readonly hexes: Readonly<Record<Hex, Space>>;
  /** Between two spaces each (MK-7.24). */
  readonly walls?: readonly (readonly [Hex, Hex])[];
}

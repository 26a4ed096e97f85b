// Chapters LOR-MAP, LOR-SEA: the island.
import type { BoardSide, Region, RegionPlace, Sea, SeaPlace, SideId } from './places.ts';
import { sides } from './sides.ts';

export {
  type BoardSide,
  LANDS,
  type LandId,
  type Region,
  type RegionPlace,
  type Sea,
  type SeaPlace,
  type SideId,
} from './places.ts';

/** Regions and seas of a side, by number. */
export const sizes = {
  m4: { regions: 21, seas: 6 },
  m2: { regions: 16, seas: 5 },
} as const satisfies Record<SideId, { readonly regions: number; readonly seas: number }>;

export const sideFor = (seats: number): SideId => (seats === 2 ? 'm2' : 'm4');

export const boardFor = (seats: number): BoardSide => sides[sideFor(seats)];

const numbered = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const numbers = {
  m4: { regions: numbered(sizes.m4.regions), seas: numbered(sizes.m4.seas) },
  m2: { regions: numbered(sizes.m2.regions), seas: numbered(sizes.m2.seas) },
} as const;

export const regionsFor = (seats: number): readonly Region[] => numbers[sideFor(seats)].regions;
export const seasFor = (seats: number): readonly Sea[] => numbers[sideFor(seats)].seas;

export const placeOf = (seats: number, region: Region): RegionPlace =>
  boardFor(seats).regions[region] as RegionPlace;

export const seaOf = (seats: number, sea: Sea): SeaPlace => boardFor(seats).seas[sea] as SeaPlace;

/** In ids and things: `r12`, `sea3`. */
export const regionName = (region: Region): string => `r${region}`;
export const seaName = (sea: Sea): string => `sea${sea}`;

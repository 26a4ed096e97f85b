// Chapters LOR-MAP, LOR-SEA: the island.
import type { GodId } from './gods.ts';
import type { RealmId } from './realms.ts';
import { sides } from './sides.ts';

/** The number printed in it, from 1. */
export type Region = number;
export type Sea = number;

export const LANDS = ['halogaland', 'jamtland', 'svealand', 'gautland', 'danmork', 'vestland'] as const;
export type LandId = (typeof LANDS)[number];

/** The side for three and four players, and the one for two (LOR-SETUP.1). */
export type SideId = 'm4' | 'm2';

export interface RegionPlace {
  readonly land: LandId;
  readonly population: number;
  readonly settlement?: true;
  /** Room for one temple (LOR-MAP.7). */
  readonly sanctuary?: true;
  readonly forge?: true;
  readonly monument?: GodId;
  /** What it borders on: regions, seas, realms, and the tree in the middle. */
  readonly regions: readonly Region[];
  readonly seas: readonly Sea[];
  readonly realms: readonly RealmId[];
  readonly yggdrasil?: true;
}

export interface SeaPlace {
  readonly seas: readonly Sea[];
  readonly regions: readonly Region[];
}

/** Neighbours are listed both ways. */
export interface BoardSide {
  readonly regions: Readonly<Record<Region, RegionPlace>>;
  readonly seas: Readonly<Record<Sea, SeaPlace>>;
  readonly lands: Readonly<Partial<Record<LandId, readonly Region[]>>>;
}

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

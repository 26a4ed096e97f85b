// Chapters LOR-MAP, LOR-SEA: what a place of the island is.
import type { GodId } from './gods.ts';
import type { RealmId } from './realms.ts';

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

// MK-7.4: what entering costs by day and at night; where nothing is said nobody enters.
import type { Time } from './types.ts';

export const TERRAINS = [
  'plains',
  'hills',
  'forest',
  'wasteland',
  'desert',
  'swamp',
  'lake',
  'mountain',
  'sea',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export const terrainCosts: Readonly<Partial<Record<Terrain, Readonly<Record<Time, number>>>>> = {
  plains: { day: 2, night: 2 },
  hills: { day: 3, night: 3 },
  forest: { day: 3, night: 5 },
  wasteland: { day: 4, night: 4 },
  desert: { day: 5, night: 3 },
  swamp: { day: 5, night: 5 },
};

/** MK-7.5, .6, .24, MK-8.1. */
export const CITY_COST = 2;
export const WALL_COST = 1;
export const EXPLORE_COST = 2;

// Movement, the map and interactions.
import type { Bare, Op } from './ops.ts';
import type { Terrain } from './terrains.ts';
import type { Basic } from './types.ts';

export interface WayOps {
  terrainCost: {
    /** All that can be entered, one of choice, or those named. */
    readonly terrain: 'all' | 'all+lake' | 'chosen' | Terrain | readonly Terrain[];
    readonly delta?: number;
    readonly min?: number;
    readonly to?: number;
  };
  spaceCostCut: { readonly n: number; readonly min: number };
  barTerrain: { readonly terrain: readonly Terrain[] };
  mountainSafe: Bare;
  /** What entering mountains costs, and lakes for whoever pays one mana of this colour. */
  secretWays: { readonly mountain: number; readonly lake: number; readonly colour: Basic };
  reachTwo: Bare;
  concealment: Bare;
  fly: {
    readonly min?: number;
    readonly max?: number;
    readonly endSafe: true;
    readonly noProvoke?: true;
    readonly free?: number;
    readonly orTwoFor?: number;
  };
  teleport: {
    readonly spaces: number;
    readonly avoid: readonly Terrain[];
    readonly endSafe: true;
    readonly noProvoke: true;
  };
  teleportAssault: {
    readonly spaces: number;
    readonly avoid: readonly Terrain[];
  };
  portalStep: { readonly spaces: number; readonly handLimit?: number };
  endInTerrainHand: { readonly hills: number; readonly mountain?: number };
  exploreCost: { readonly delta: number };
  exploreRange: { readonly n: number };
  freeExplore: { readonly range: number };
  revealRange: { readonly n: number };
  scout: { readonly range: number; readonly fame: number };
  harvest: { readonly times: 1 | 'perSpace' };

  beguile: { readonly base: number; readonly fortified: number; readonly glade: number };
  /** So much in a turn without recruiting, and otherwise. */
  onHerOwn: { readonly alone: number; readonly else: number };
  influencePerCrystalColour: Bare;
  /** One of them: a crystal of any colour, or so much less for one unit. */
  interactionBonus: { readonly discount: number };
  recruitDiscount: { readonly n: number; readonly repIfUsed: number };
  ignoreReputation: Bare;
  bannerAsCommand: Bare;
  /** When it is gained so many regular units join the offer. */
  bondsOfLoyalty: { readonly deals: number; readonly discount: number };
  asAction: { readonly gives: readonly Op[]; readonly rates: readonly Rate[] };
}

/** Influence turned into healing, or into a ready unit. */
export type Rate =
  | { readonly influence: number; readonly heal: number }
  | { readonly readyUnit: number; readonly influencePerLevel: number };

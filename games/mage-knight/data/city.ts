import type { Ability } from './enemy.ts';
import type { Back } from './types.ts';
import type { RecruitSite } from './unit-card.ts';

export interface City {
  /** By level, from 1. */
  readonly garrisons: readonly Readonly<Partial<Record<Back, number>>>[];
  /** Bonuses of the defenders (MK-14.12). */
  readonly armor?: number;
  readonly physicalGains?: Ability;
  readonly elemental?: number;
  readonly coldFire?: number;
  /** What is sold, in Influence (MK-10.16 to .19). */
  readonly artifactCost?: number;
  readonly spellCost?: number;
  readonly eliteCost?: number;
  readonly advancedCost?: number;
  readonly icons: readonly RecruitSite[];
}

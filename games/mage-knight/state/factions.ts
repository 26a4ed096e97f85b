// Shades of Tezla (MK-24): enemies of the factions in piles of their own, and their leaders.
import type { Seat } from '@krcma/kernel';
import type { AdvancedActionId } from '../data/advanced-actions.ts';
import type { ArtifactId } from '../data/artifacts.ts';
import type { EnemyId } from '../data/enemies.ts';
import type { LeaderId } from '../data/factions.ts';
import type { SpaceId } from '../data/geometry.ts';
import type { SpellId } from '../data/spells.ts';
import type { Back, Faction } from '../data/types.ts';
import type { UnitId } from '../data/units.ts';

export type Leader = {
  readonly id: LeaderId;
  /** Where it has its seat. */
  readonly space: SpaceId;
  /** The level it stands on; it is defeated at 0 (MK-24.9). */
  level: number;
  /** Who has beaten which level, the highest first (MK-24.6). */
  shields: { readonly level: number; readonly seat: Seat }[];
};

export type FactionPiles = Partial<
  Record<Faction, Partial<Record<Back, { deck: EnemyId[]; discard: EnemyId[] }>>>
>;

/** What lies open for a hero that begins on a higher level, and the Influence to buy it (MK-46.1). */
export type Wares = {
  readonly seat: Seat;
  influence: number;
  advanced: AdvancedActionId[];
  units: UnitId[];
  spells: SpellId[];
  artifacts: ArtifactId[];
};

export type Factions = {
  piles: FactionPiles;
  /** In the order of revealing. */
  leaders: Leader[];
  /** How many garrisoned glades and graveyards were revealed (MK-44.3). */
  revealed: number;
};

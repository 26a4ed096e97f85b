import type { Op } from './ops.ts';
import type { Colour, Resistance, SetId } from './types.ts';

/** Where units are recruited (MK-10.11). */
export const RECRUIT_SITES = ['village', 'monastery', 'keep', 'mage-tower', 'city', 'magical-glade'] as const;
export type RecruitSite = (typeof RECRUIT_SITES)[number];

export interface UnitAbility {
  /** What it costs (MK-6.8). */
  readonly mana?: Colour;
  /** Unusable in combat (MK-11.17). */
  readonly healing?: true;
  readonly ops: readonly Op[];
}

export interface UnitCard {
  readonly tier: 'regular' | 'elite';
  readonly set: SetId;
  readonly copies: number;
  readonly cost: number;
  readonly level: number;
  readonly armor: number;
  readonly resistances: readonly Resistance[];
  readonly sites: readonly RecruitSite[];
  readonly abilities: readonly UnitAbility[];
  /** How often the reputation modifier counts for recruiting it; once unless said (MK-10.23). */
  readonly reputation?: number;
  /** Influence before damage may be assigned to it, and to activate it in an assault (MK-10.24). */
  readonly influenceForDamage?: number;
  readonly influenceInAssault?: number;
  /** Carries a mana token (MK-23.3); uses several abilities at once (MK-23.4). */
  readonly familiar?: true;
  readonly manyAbilities?: true;
}

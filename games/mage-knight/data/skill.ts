import type { Op } from './ops.ts';

export type SkillUsage = 'perTurn' | 'perRound' | 'passive';

export type SkillRestriction =
  | 'anyTurn'
  | 'notInCombat'
  | 'combat'
  | 'blockPhase'
  | 'interactionOnly'
  | 'notInInteraction';

export interface Skill {
  readonly hero: string;
  /** Interactive ones: of competitive, or of cooperative and solo games (MK-2.21). */
  readonly slot?: 'competitive' | 'cooperative';
  readonly usage: SkillUsage;
  readonly restriction?: SkillRestriction;
  readonly ops: readonly Op[];
}

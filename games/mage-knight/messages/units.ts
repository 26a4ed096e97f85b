// Units, skills, healing, banners and faction tokens.
import type { Seat } from '@krcma/kernel';
import type { SkillRestriction } from '../data/skill.ts';
import type { SkillId } from '../data/skills.ts';
import type { UnitId } from '../data/units.ts';

/** Units are activated. */
type ActivationMessage =
  | { key: 'activate'; unit: UnitId }
  | { key: 'ask-ability'; unit: UnitId }
  | { key: 'ability'; unit: UnitId; ability: number }
  | { key: 'unit-is-spent' }
  | { key: 'unit-does-nothing'; unit: UnitId }
  | { key: 'ability-does-nothing' }
  | { key: 'ability-heals' }
  | { key: 'ability-used' };

/** Skills are used. */
type SkillMessage =
  | { key: 'use-skill'; skill: SkillId }
  | { key: 'skill-used' }
  | { key: 'skill-is-down' }
  | { key: 'skill-in-centre' }
  | { key: 'skill-does-nothing' }
  | { key: 'skill-not-now'; restriction: SkillRestriction };

/** Healing is spent. */
type HealingMessage =
  | { key: 'heal-hand' }
  | { key: 'heal-unit'; unit: UnitId; cost: number; wounds: number }
  | { key: 'no-healing'; cost: number; heal: number };

export type UnitMessage = ActivationMessage | SkillMessage | HealingMessage;

export type UnitEvent =
  | { key: 'unit-activated'; player: Seat; unit: UnitId; ability: number }
  | { key: 'skill-used'; player: Seat; skill: SkillId }
  | { key: 'wound-healed'; player: Seat; left: number }
  | { key: 'unit-healed'; player: Seat; unit: UnitId; wounds: number };

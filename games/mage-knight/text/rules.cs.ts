import type { RuleId } from '../data/rule-ids.ts';
import { combatRules } from './rules-combat.cs.ts';
import { endRules } from './rules-end.cs.ts';
import { frameRules } from './rules-frame.cs.ts';
import { manaRules } from './rules-mana.cs.ts';
import { wayRules } from './rules-way.cs.ts';

export const rules = {
  ...frameRules,
  ...manaRules,
  ...wayRules,
  ...combatRules,
  ...endRules,
} as const satisfies Record<RuleId, string>;

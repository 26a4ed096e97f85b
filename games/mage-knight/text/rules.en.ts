import type { RuleId } from '../data/rule-ids.ts';
import { combatRules } from './rules-combat.en.ts';
import { endRules } from './rules-end.en.ts';
import { frameRules } from './rules-frame.en.ts';
import { manaRules } from './rules-mana.en.ts';
import { wayRules } from './rules-way.en.ts';

export const rules = {
  ...frameRules,
  ...manaRules,
  ...wayRules,
  ...combatRules,
  ...endRules,
} as const satisfies Record<RuleId, string>;

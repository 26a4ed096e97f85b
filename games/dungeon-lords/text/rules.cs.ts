import type { RuleId } from '../data/rule-ids.ts';
import { cardsRules } from './rules-cards.cs.ts';
import { combatRules } from './rules-combat.cs.ts';
import { duesRules } from './rules-dues.cs.ts';
import { endRules } from './rules-end.cs.ts';
import { frameRules } from './rules-frame.cs.ts';
import { ordersRules } from './rules-orders.cs.ts';

export const rules = {
  ...frameRules,
  ...ordersRules,
  ...duesRules,
  ...combatRules,
  ...endRules,
  ...cardsRules,
} as const satisfies Record<RuleId, string>;

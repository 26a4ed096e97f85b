import type { RuleId } from '../data/rule-ids.ts';
import { cardsRules } from './rules-cards.en.ts';
import { combatRules } from './rules-combat.en.ts';
import { duesRules } from './rules-dues.en.ts';
import { endRules } from './rules-end.en.ts';
import { frameRules } from './rules-frame.en.ts';
import { ordersRules } from './rules-orders.en.ts';

export const rules = {
  ...frameRules,
  ...ordersRules,
  ...duesRules,
  ...combatRules,
  ...endRules,
  ...cardsRules,
} as const satisfies Record<RuleId, string>;

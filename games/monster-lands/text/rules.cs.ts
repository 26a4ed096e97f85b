import type { RuleId } from '../data/rule-ids.ts';
import { cardsRules } from './rules-cards.cs.ts';
import { citadelRules } from './rules-citadel.cs.ts';
import { endRules } from './rules-end.cs.ts';
import { frameRules } from './rules-frame.cs.ts';
import { outsideRules } from './rules-outside.cs.ts';
import { scenarioDetails } from './rules-scenario-details.cs.ts';
import { scenarioRules } from './rules-scenarios.cs.ts';

export const rules = {
  ...frameRules,
  ...citadelRules,
  ...outsideRules,
  ...endRules,
  ...scenarioRules,
  ...scenarioDetails,
  ...cardsRules,
} as const satisfies Record<RuleId, string>;

import type { RuleId } from '../data/rule-ids.ts';
import { cardsRules } from './rules-cards.en.ts';
import { citadelRules } from './rules-citadel.en.ts';
import { endRules } from './rules-end.en.ts';
import { frameRules } from './rules-frame.en.ts';
import { outsideRules } from './rules-outside.en.ts';
import { scenarioDetails } from './rules-scenario-details.en.ts';
import { scenarioRules } from './rules-scenarios.en.ts';

export const rules = {
  ...frameRules,
  ...citadelRules,
  ...outsideRules,
  ...endRules,
  ...scenarioRules,
  ...scenarioDetails,
  ...cardsRules,
} as const satisfies Record<RuleId, string>;

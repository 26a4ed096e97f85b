import type { RuleId } from '../data/rule-ids.ts';
import { combatRules } from './rules-combat.en.ts';
import { duelRules } from './rules-duel.en.ts';
import { endRules } from './rules-end.en.ts';
import { factionRules } from './rules-factions.en.ts';
import { frameRules } from './rules-frame.en.ts';
import { manaRules } from './rules-mana.en.ts';
import { questRules } from './rules-quests.en.ts';
import { scenarioRules } from './rules-scenarios.en.ts';
import { togetherRules } from './rules-together.en.ts';
import { variantRules } from './rules-variants.en.ts';
import { volkareRules } from './rules-volkare.en.ts';
import { wayRules } from './rules-way.en.ts';

export const rules = {
  ...frameRules,
  ...manaRules,
  ...wayRules,
  ...combatRules,
  ...duelRules,
  ...togetherRules,
  ...endRules,
  ...scenarioRules,
  ...questRules,
  ...volkareRules,
  ...factionRules,
  ...variantRules,
} as const satisfies Record<RuleId, string>;

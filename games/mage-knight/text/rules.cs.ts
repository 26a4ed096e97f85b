import type { RuleId } from '../data/rule-ids.ts';
import { combatRules } from './rules-combat.cs.ts';
import { duelRules } from './rules-duel.cs.ts';
import { endRules } from './rules-end.cs.ts';
import { factionRules } from './rules-factions.cs.ts';
import { frameRules } from './rules-frame.cs.ts';
import { manaRules } from './rules-mana.cs.ts';
import { questRules } from './rules-quests.cs.ts';
import { scenarioRules } from './rules-scenarios.cs.ts';
import { togetherRules } from './rules-together.cs.ts';
import { variantRules } from './rules-variants.cs.ts';
import { volkareRules } from './rules-volkare.cs.ts';
import { wayRules } from './rules-way.cs.ts';

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

import type { RuleId } from '../data/rule-ids.ts';
import { beastsRules } from './rules-beasts.cs.ts';
import { frameRules } from './rules-frame.cs.ts';
import { islandRules } from './rules-island.cs.ts';
import { turnRules } from './rules-turn.cs.ts';
import { warRules } from './rules-war.cs.ts';
import { wheelRules } from './rules-wheel.cs.ts';

export const rules = {
  ...frameRules,
  ...islandRules,
  ...turnRules,
  ...wheelRules,
  ...beastsRules,
  ...warRules,
} as const satisfies Record<RuleId, string>;

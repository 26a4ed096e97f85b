import type { RuleId } from '../data/rule-ids.ts';
import { beastsRules } from './rules-beasts.en.ts';
import { frameRules } from './rules-frame.en.ts';
import { islandRules } from './rules-island.en.ts';
import { turnRules } from './rules-turn.en.ts';
import { warRules } from './rules-war.en.ts';
import { wheelRules } from './rules-wheel.en.ts';

export const rules = {
  ...frameRules,
  ...islandRules,
  ...turnRules,
  ...wheelRules,
  ...beastsRules,
  ...warRules,
} as const satisfies Record<RuleId, string>;

import type { Appraisals, BotAdvice } from '@krcma/kernel';
import type { RagnarokTypes } from '../messages.ts';
import { evaluate, promise, terms } from './promise.ts';
import { fightAppraisals } from './weigh-fights.ts';
import { gainAppraisals } from './weigh-gains.ts';
import { monsterAppraisals } from './weigh-monsters.ts';
import { stepAppraisals } from './weigh-steps.ts';
import { policy } from './weights.ts';

const appraisals: Appraisals<RagnarokTypes> = Object.fromEntries([
  ...stepAppraisals,
  ...fightAppraisals,
  ...gainAppraisals,
  ...monsterAppraisals,
]);

/** What Lords of Ragnarök tells the bots. */
export const advice: BotAdvice<RagnarokTypes> = {
  evaluate,
  promise,
  terms,
  appraisals,
  temperature: policy.temperature,
  clock: ({ turns }) => turns,
};

import type { Appraisals, BotAdvice } from '@krcma/kernel';
import type { MageKnightTypes } from '../messages.ts';
import { counselBy } from './counsel.ts';
import { plansBy } from './plans.ts';
import { evaluate, promise, terms } from './promise.ts';
import { actAppraisals } from './weigh-acts.ts';
import { assaultAppraisals } from './weigh-assaults.ts';
import { duelAppraisals } from './weigh-duels.ts';
import { gainAppraisals } from './weigh-gains.ts';
import { roundAppraisals } from './weigh-round.ts';
import { variantAppraisals } from './weigh-variants.ts';
import { policy } from './weights.ts';

const appraisals: Appraisals<MageKnightTypes> = Object.fromEntries([
  ...roundAppraisals,
  ...actAppraisals,
  ...gainAppraisals,
  ...assaultAppraisals,
  ...duelAppraisals,
  ...variantAppraisals,
]);

/** What Mage Knight tells the bots. */
export const advice: BotAdvice<MageKnightTypes> = {
  evaluate,
  promise,
  terms,
  counsel: counselBy(appraisals),
  plans: plansBy(appraisals),
  appraisals,
  temperature: policy.temperature,
  clock: ({ turns }) => turns,
};

import type { Appraisals, BotAdvice } from '@krcma/kernel';
import type { MageKnightTypes } from '../messages.ts';
import type { MageKnight } from '../state.ts';
import { balance } from './balance.ts';
import { counselBy } from './counsel.ts';
import { plansBy } from './plans.ts';
import { evaluate, promise, terms } from './promise.ts';
import { actAppraisals } from './weigh-acts.ts';
import { assaultAppraisals } from './weigh-assaults.ts';
import { damageAppraisals } from './weigh-damage.ts';
import { duelAppraisals } from './weigh-duels.ts';
import { gainAppraisals } from './weigh-gains.ts';
import { roundAppraisals } from './weigh-round.ts';
import { variantAppraisals } from './weigh-variants.ts';
import { volkareAppraisals } from './weigh-volkare.ts';
import { policy } from './weights.ts';
import { workOut } from './work-out.ts';

const appraisals: Appraisals<MageKnightTypes> = Object.fromEntries([
  ...roundAppraisals,
  ...actAppraisals,
  ...gainAppraisals,
  ...damageAppraisals,
  ...assaultAppraisals,
  ...duelAppraisals,
  ...variantAppraisals,
  ...volkareAppraisals,
]);

/** Turns of players; Volkare has one for each round of them. */
const clock = ({ turns, seats, volkare }: MageKnight): number =>
  volkare === undefined ? turns : (turns * seats) / (seats + 1);

/** What Mage Knight tells the bots. */
export const advice: BotAdvice<MageKnightTypes> = {
  evaluate,
  promise,
  terms,
  counsel: counselBy(appraisals),
  plans: plansBy(appraisals),
  workOut,
  balance,
  appraisals,
  temperature: policy.temperature,
  clock,
};

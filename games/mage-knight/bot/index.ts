import type { Appraisals, BotAdvice } from '@krcma/kernel';
import type { MageKnightTypes } from '../messages.ts';
import { evaluate, promise, terms } from './promise.ts';
import { roundAppraisals } from './weigh-round.ts';
import { policy } from './weights.ts';

const appraisals: Appraisals<MageKnightTypes> = Object.fromEntries(roundAppraisals);

/** What Mage Knight tells the bots. */
export const advice: BotAdvice<MageKnightTypes> = {
  evaluate,
  promise,
  terms,
  appraisals,
  temperature: policy.temperature,
  clock: ({ turns }) => turns,
};

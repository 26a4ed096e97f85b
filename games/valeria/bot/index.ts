import type { BotAdvice } from '@krcma/kernel';
import type { ValeriaTypes } from '../messages.ts';
import { evaluate } from './evaluate.ts';
import { promise, terms } from './promise.ts';
import { appraisals } from './weigh.ts';
import { policy } from './weights.ts';

/** What Valeria tells the bots. */
export const advice: BotAdvice<ValeriaTypes> = {
  evaluate,
  promise,
  terms,
  appraisals,
  temperature: policy.temperature,
  clock: ({ turn }) => turn,
};

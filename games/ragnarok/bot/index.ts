import type { BotAdvice } from '@krcma/kernel';
import type { RagnarokTypes } from '../messages.ts';
import { evaluate, promise, terms } from './promise.ts';
import { policy } from './weights.ts';

/** What Lords of Ragnarök tells the bots. */
export const advice: BotAdvice<RagnarokTypes> = {
  evaluate,
  promise,
  terms,
  temperature: policy.temperature,
  clock: ({ turns }) => turns,
};

import type { BotAdvice } from '@krcma/kernel';
import type { ValeriaTypes } from '../messages.ts';
import { evaluate } from './evaluate.ts';
import { promise } from './promise.ts';
import { weigh } from './weigh.ts';

/** What Valeria tells the bots. */
export const advice: BotAdvice<ValeriaTypes> = { evaluate, promise, weigh, clock: ({ turn }) => turn };

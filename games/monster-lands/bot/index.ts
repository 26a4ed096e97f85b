import type { BotAdvice } from '@krcma/kernel';
import type { MonsterLandsTypes } from '../messages.ts';
import type { MonsterLands } from '../state.ts';
import { appraisals } from './appraisals.ts';
import { evaluate } from './evaluate.ts';
import { promise, terms } from './promise.ts';
import { policy } from './weights.ts';

const PHASES = { pool: 0, deployment: 0, adventure: 1, 'clean-up': 2 } as const;

/** Phases begun: a playout places all dice before it is judged, for what a die is worth shows when it is placed. */
const clock = ({ round, phase }: MonsterLands): number => 3 * round + PHASES[phase];

/** What Monster Lands tells the bots. */
export const advice: BotAdvice<MonsterLandsTypes> = {
  evaluate,
  promise,
  terms,
  appraisals,
  temperature: policy.temperature,
  clock,
};

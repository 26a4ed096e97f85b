import type { Appraisals, BotAdvice } from '@krcma/kernel';
import type { DungeonLordsTypes } from '../messages.ts';
import { SEASONS } from '../state.ts';
import { counsel } from './counsel.ts';
import { evaluate, promise, terms } from './promise.ts';
import { duesAppraisals } from './weigh-dues.ts';
import { fightAppraisals } from './weigh-fight.ts';
import { locks, programmes } from './weigh-orders.ts';
import { workAppraisals } from './weigh-work.ts';
import { policy } from './weights.ts';

const appraisals: Appraisals<DungeonLordsTypes> = Object.fromEntries([
  programmes,
  locks,
  ...workAppraisals,
  ...duesAppraisals,
  ...fightAppraisals,
]);

/** What Dungeon Lords tells the bots. */
export const advice: BotAdvice<DungeonLordsTypes> = {
  evaluate,
  promise,
  terms,
  counsel,
  appraisals,
  temperature: policy.temperature,
  clock: ({ year, season, round }) =>
    (year - 1) * 8 + (round === 0 ? SEASONS.indexOf(season) : SEASONS.length - 1 + round),
};

import type { BotAdvice } from '@krcma/kernel';
import type { MonsterLandsTypes } from '../messages.ts';
import { pointsOf } from '../rules/scoring.ts';

/** What Monster Lands tells the bots: points so far, until there is an evaluation of its own. */
export const advice: BotAdvice<MonsterLandsTypes> = { evaluate: pointsOf, clock: ({ round }) => round };

import type { BotAdvice } from '@krcma/kernel';
import { BUILDINGS, PATHS } from '../data/board.ts';
import type { MonsterLandsTypes } from '../messages.ts';
import type { MonsterLands } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { promise } from './promise.ts';
import { weigh } from './weigh.ts';

const PHASES = { pool: 0, deployment: 0, adventure: 40, 'clean-up': 80 } as const;
const A_ROUND = 120;

/** Steps of the game: dice and parties placed this round, and the phases; never backwards. */
function clock({ round, phase, citadel, paths }: MonsterLands): number {
  let steps = round * A_ROUND + PHASES[phase];
  if (phase !== 'deployment') return steps;
  let placed = 0;
  for (const building of BUILDINGS) placed += citadel[building].dice.length;
  for (const path of PATHS) if (paths[path] !== null) placed++;
  steps += Math.min(placed, PHASES.adventure - 1);
  return steps;
}

/** What Monster Lands tells the bots. */
export const advice: BotAdvice<MonsterLandsTypes> = { evaluate, promise, weigh, clock };

// The best plan of a fight, by what a seat knows of it.
import type { Seat } from '@krcma/kernel';
import type { MageKnight } from '../state.ts';
import { asksForAct, foreseen, momentOf } from './course.ts';
import type { FightResult } from './result.ts';
import { proven, searchFight } from './solve.ts';

export type { FightResult } from './result.ts';

export interface FightPlan {
  /** The ids of the choices from here to the end of the fight, as the game lists them. */
  readonly steps: readonly string[];
  readonly result: FightResult;
  /** Weighed (weights.ts): the higher the better. */
  readonly value: number;
}

export interface Solved {
  /** The best first; each does something else. */
  readonly plans: readonly FightPlan[];
  /** How many plans share the best value. */
  readonly bests: number;
  /** Nothing better exists. */
  readonly proved: boolean;
  /** Plans that were thrown away because the rules did not give what they promised, and why: for tests. */
  readonly broken: readonly string[];
}

const MOST_PLANS = 5;
const NEAR = 1e-6;

export function solveFight(
  game: MageKnight,
  seat: Seat,
  { ms }: { readonly ms: number },
): Solved | undefined {
  if (game.combat === null || game.duel !== undefined || game.active !== seat) return undefined;
  const until = performance.now() + ms;
  const start = momentOf(foreseen(game, seat), seat);
  if (!asksForAct(start)) return undefined;
  const { found, proved } = searchFight(start.game, seat, until);
  const plans: FightPlan[] = [];
  const broken: string[] = [];
  for (const each of found) {
    if (plans.length >= MOST_PLANS) break;
    const flight = proven(start, seat, each);
    if ('why' in flight) broken.push(flight.why);
    else plans.push({ steps: flight.steps, result: flight.result, value: each.value });
  }
  const [best] = plans;
  if (best === undefined) return undefined;
  const bests = found.filter(({ value }) => value >= best.value - NEAR).length;
  return { plans, bests, proved: proved && broken.length === 0, broken };
}

// Fights are not judged but solved: over all cards that may still come, by what their lord knows.
import { type Ask, optionOf, type Seat } from '@krcma/kernel';
import { view } from '../rules/view.ts';
import {
  type FightQuestion,
  fightSeenBy,
  prospectsOf,
  type Solution,
  solveFrame,
  type Weights,
} from '../solver/index.ts';
import { type DungeonLords, isTraining, lordAt } from '../state.ts';
import { chancesWith } from './promise.ts';
import { brinkPoints } from './slots.ts';
import { combat, counsel as effort } from './weights.ts';

function weightsFor(game: DungeonLords, seat: Seat): Weights {
  if (isTraining(game)) return combat.training;
  const weights = combat[game.year];
  return { ...weights, evil: weights.evil - brinkPoints(game, lordAt(game, seat)) };
}

/** While a plan is put together the same fight is asked about again and again. */
const solved = new Map<string, Solution>();
const KEPT = 8;

function solutionOf(question: FightQuestion, ask: Ask, weights: Weights): Solution | undefined {
  const { rule, at, locals } = ask.frame;
  const key = JSON.stringify([question, weights, rule === 'planFight' ? null : [rule, at, locals]]);
  const known = solved.get(key);
  if (known !== undefined) return known;
  const solution = solveFrame(question, ask.frame, { budget: effort.budget, weights });
  if (solution === undefined) return undefined;
  const [oldest] = solved.keys();
  if (solved.size >= KEPT && oldest !== undefined) solved.delete(oldest);
  solved.set(key, solution);
  return solution;
}

/** What each answer is worth, in points; undefined where no fight asks. */
function worthsOf(game: DungeonLords, ask: Ask): number[] | undefined {
  if (game.phase !== 'planning' && game.phase !== 'battle') return undefined;
  const question = fightSeenBy(view(game, ask.seat));
  const weights = weightsFor(game, ask.seat);
  const solution = question && solutionOf(question, ask, weights);
  if (solution === undefined) return undefined;
  const prospects = prospectsOf(solution, ask.frame);
  const least = Math.min(...[...prospects.values()].map(({ value }) => value));
  return ask.values.map((value) => prospects.get(optionOf(game, ask, value).id)?.value ?? least);
}

/** The chance of winning after each answer to what a fight asks. */
export function counsel(game: DungeonLords, ask: Ask): readonly number[] | undefined {
  const worths = worthsOf(game, ask);
  if (worths === undefined) return undefined;
  const best = Math.max(...worths);
  return chancesWith(
    game,
    ask.seat,
    worths.map((worth) => worth - best),
  );
}

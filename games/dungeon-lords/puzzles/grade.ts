// What makes a puzzle of a situation: how few ways are best, and how far the obvious one is off.
import type { SituationArrangement } from '../rules/arrangement.ts';
import { after } from '../solver/course.ts';
import { bestLine, countBestLines, FEWEST_TILES, type FightQuestion, solve } from '../solver/index.ts';
import type { Choice, Node } from '../solver/node.ts';
import { plansOf } from '../solver/plans.ts';
import { ranked } from '../solver/search.ts';
import { questionOf } from './question.ts';

export interface Grade {
  /** The fewest tiles that must be lost. */
  readonly best: number;
  /** Lost by who does nothing, and by who looks no further than the round he plans. */
  readonly idle: number;
  readonly obvious: number;
  /** Ways of playing that are best. */
  readonly lines: number;
  /** Plans of the first round, and how many of them can still be best. */
  readonly plans: number;
  readonly bestPlans: number;
  /** Answers of the best play, and its rounds. */
  readonly steps: number;
  readonly rounds: number;
}

/** Positions to look at; a situation that takes more is too much for people too. */
const BUDGET = 2_500;

/** A fight that goes on longer goes in circles. */
const MOST_DECISIONS = 200;

/** Tiles lost by always choosing so. */
function lostBy(question: FightQuestion, from: Node, choose: (node: Node) => Choice | undefined): number {
  let node = from;
  for (let i = 0; i < MOST_DECISIONS && node.stage !== 'over'; i++) {
    const choice = choose(node);
    if (choice === undefined) break;
    node = after(question, node, choice);
  }
  return node.lord.conquered.length;
}

const idlePlan =
  ({ year }: FightQuestion) =>
  ({ lord }: Node): Choice | undefined => {
    const [plan] = plansOf(lord, year);
    return plan && { kind: 'plan', plan };
  };

/** The best for the round that is planned; what follows is guessed. */
const obviousChoice =
  (question: FightQuestion) =>
  (node: Node): Choice | undefined =>
    ranked(
      {
        question,
        weights: FEWEST_TILES,
        lastRound: node.round,
        memory: new Map(),
        budget: BUDGET,
        hasEstimated: false,
      },
      node,
    )[0]?.choice;

/** What is asked of a puzzle besides that it is one. */
export interface Demands {
  /** Ways of playing that are best, at most. */
  readonly lines: number;
  /** Tiles that are lost more, at least, by who looks no further than the round he plans. */
  readonly astray: number;
  /** Rounds and answers of the best play, at least. */
  readonly rounds: number;
  readonly steps: number;
}

/**
 * Undefined for what is no such puzzle: too large to be solved to its end, hopeless, best left alone, or less than what is
 * demanded. What is cheap to know is asked first.
 */
export function gradeOf(situation: Omit<SituationArrangement, 'best'>, demands: Demands): Grade | undefined {
  const question = questionOf({ ...situation, best: 0 });
  const solution = solve(question, { budget: BUDGET });
  const { node, ranked: plans, search } = solution;
  const best = plans[0]?.prospect.fewest;
  if (best === undefined || !solution.exact || best === situation.tiles.length) return undefined;
  const bestPlans = plans.filter(({ prospect }) => prospect.fewest === best).length;
  const idle = lostBy(question, node, idlePlan(question));
  if (idle === best || bestPlans === plans.length) return undefined;
  const { steps, end } = bestLine(search, node);
  const rounds = end.round - 1;
  if (rounds < demands.rounds || steps.length < demands.steps) return undefined;
  const obvious = lostBy(question, node, obviousChoice(question));
  if (obvious - best < demands.astray) return undefined;
  const lines = countBestLines(solution, demands.lines + 1);
  if (lines > demands.lines) return undefined;
  return { best, idle, obvious, lines, plans: plans.length, bestPlans, steps: steps.length, rounds };
}

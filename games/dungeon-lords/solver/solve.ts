// Solving a fight for people and bots: how deep, and how exact.
import { COMBAT_ROUNDS } from '../data/setup.ts';
import { copyLord } from './copy-lord.ts';
import { proceed } from './course.ts';
import type { Choice, Node } from './node.ts';
import { FEWEST_TILES, type Weights } from './prospect.ts';
import type { FightQuestion } from './question.ts';
import { type Ranked, ranked, type Search } from './search.ts';

export interface Effort {
  /** Positions to look at, about four microseconds each; many fights are too large to be looked at whole. */
  readonly budget?: number;
  readonly weights?: Weights;
}

/** Enough for every training, and a second or two for the rest. */
const DEFAULT_BUDGET = 300_000;

/** So many answers are looked at more deeply when it cannot be all of them. */
const BEAM = 6;

/** One round deeper takes so many times more, or worse. */
const GROWTH = 30;

/** A training has no last round; with a few creatures and tiles it is over long before. */
const MOST_TRAINING_ROUNDS = 50;

export interface Solution {
  /** Where the fight stands. */
  readonly node: Node;
  /** All answers, the best first; those it was not worth looking deeper into come last, as they were judged before. */
  readonly ranked: readonly Ranked[];
  /** Every answer and every card to the end of the combat was weighed. */
  readonly exact: boolean;
  /** Positions looked at. */
  readonly looked: number;
  readonly search: Search;
}

/** A fight before its plan. */
export const beginning = ({ lord, round, pool }: FightQuestion): Node => ({
  lord: copyLord(lord),
  stage: 'plan',
  round,
  card: null,
  pool,
  trap: null,
  strike: null,
  aims: 0,
  tasks: [],
});

const lastRoundOf = ({ training }: FightQuestion): number =>
  training === undefined ? COMBAT_ROUNDS : MOST_TRAINING_ROUNDS;

const newSearch = (question: FightQuestion, weights: Weights, lastRound: number, budget: number): Search => ({
  question,
  weights,
  lastRound,
  memory: new Map(),
  budget,
  hasEstimated: false,
});

/** Cards make a fight grow from round to round; a training is searched to its end at once. */
const firstDepth = (question: FightQuestion, node: Node): number =>
  question.training === undefined ? node.round : MOST_TRAINING_ROUNDS;

/** The answers at a node, best first: round by round deeper while the budget lasts. */
export function solveAt(question: FightQuestion, from: Node, effort: Effort = {}): Solution {
  const { budget = DEFAULT_BUDGET, weights = FEWEST_TILES } = effort;
  const node: Node = { ...from, lord: copyLord(from.lord) };
  proceed(question, node);
  let solution: Solution | undefined;
  let left = budget;
  let worth: readonly Choice[] | undefined;
  for (let depth = firstDepth(question, node); depth <= lastRoundOf(question); depth++) {
    const search = newSearch(question, weights, depth, left);
    const found = ranked(search, node, worth);
    const isCut = search.budget <= 0;
    if (solution !== undefined && isCut) break;
    const others = solution?.ranked.filter(({ choice }) => worth?.includes(choice) === false) ?? [];
    const exact = !search.hasEstimated && others.length === 0;
    solution = { node, ranked: [...found, ...others], exact, looked: budget - search.budget, search };
    const cost = left - search.budget;
    left = search.budget;
    if (isCut || !search.hasEstimated || left < cost) break;
    worth = cost * GROWTH < left ? undefined : found.slice(0, BEAM).map(({ choice }) => choice);
  }
  return solution as Solution;
}

export const solve = (question: FightQuestion, effort?: Effort): Solution =>
  solveAt(question, beginning(question), effort);

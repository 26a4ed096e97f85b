// What makes a puzzle of a fight: how few plans are best, and how far the obvious one is off.
import { advance, answer, cloneTable, type Json, positionOf, rulesIn, type Setup } from '@krcma/kernel';
import { WOUND } from '../data/cards.ts';
import { TRIAL_PARTS } from '../data/trial.ts';
import { type MageKnightTypes, mageKnight } from '../index.ts';
import { pointsOf, type TrialResult } from '../rules/trial.ts';
import { type FightPlan, solveFight } from '../solver/index.ts';
import type { MageKnight } from '../state.ts';
import { arrangedFight, type FoundFight } from './fight-seen.ts';
import { greedyAnswer } from './self-play.ts';

export interface Grade {
  /** What the best plan comes to, and its points. */
  readonly best: TrialResult;
  readonly most: number;
  /** Points of who does nothing, and of who does what looks good at each step. */
  readonly idle: number;
  readonly obvious: number;
  /** Plans that are best, each with other enemies met otherwise. */
  readonly bests: number;
  /** Cards, units and skills that could be used, and the answers of the best plan. */
  readonly things: number;
  readonly steps: number;
}

/** A fight that is not worked out within this is too much for people too. */
const PATIENCE = { ms: 4_000 } as const;

/** More answers than any fight takes. */
const MOST_ANSWERS = 400;

export const setupOf = (fight: FoundFight, best: TrialResult): Setup => ({
  seats: 1,
  seed: 'puzzle',
  options: { scenario: fight.scenario },
  arrangement: arrangedFight(fight, best) as unknown as Json,
});

/** Points of whoever always answers so. */
function pointsBy(from: MageKnight, pick: typeof greedyAnswer): number {
  const game = cloneTable(from);
  const rules = rulesIn(mageKnight);
  let asks = advance(rules, game);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const [ask] = asks;
    if (ask === undefined) break;
    asks = answer(rules, game, ask, ask.values[pick(game, ask)] ?? null);
  }
  return game.outcome?.scores[0] ?? Number.NEGATIVE_INFINITY;
}

/** Lets everything come, and takes it. */
const idleAnswer: typeof greedyAnswer = (_, { values }) => {
  const next = values.findIndex(
    (value) => typeof value === 'object' && value !== null && 'do' in value && value.do === 'next',
  );
  return next < 0 ? values.length - 1 : next;
};

/** What could be used at all. */
export function thingsOf({ position: { players = [] } }: FoundFight): number {
  const [{ hand = [], units = [], skills = [] } = {}] = players;
  const isReady = (unit: (typeof units)[number]): boolean =>
    typeof unit === 'string' || (unit.spent !== true && (unit.wounds ?? 0) === 0);
  const isUp = (skill: (typeof skills)[number]): boolean =>
    typeof skill === 'string' || (skill.down !== true && skill.used !== true);
  return (
    hand.filter((card) => card !== WOUND).length + units.filter(isReady).length + skills.filter(isUp).length
  );
}

/** The plan at a table of its own, by the rules; undefined where they count something else than the plan has promised. */
function playedBest(setup: Setup, { steps, result }: FightPlan): Pick<Grade, 'best' | 'most'> | undefined {
  const t = positionOf<MageKnightTypes>(mageKnight, setup);
  for (const step of steps) t.play(step);
  const best: TrialResult = Object.fromEntries(
    TRIAL_PARTS.filter((part) => result[part] !== 0).map((part) => [part, result[part]]),
  );
  const most = pointsOf(best);
  return t.game.outcome?.scores[0] === most ? { best, most } : undefined;
}

/** Undefined for what is no puzzle: not worked out to its end, not worth the fight, or solved by whoever does the obvious. */
export function gradeOf(fight: FoundFight): Grade | undefined {
  const setup = setupOf(fight, {});
  const { game } = positionOf<MageKnightTypes>(mageKnight, setup);
  const obvious = pointsBy(game, greedyAnswer);
  const solved = solveFight(game, 0, PATIENCE);
  const [plan] = solved?.plans ?? [];
  if (solved === undefined || plan === undefined || !solved.proved || plan.result.fallen === 0)
    return undefined;
  const played = playedBest(setup, plan);
  const idle = pointsBy(game, idleAnswer);
  if (played === undefined || played.most <= Math.max(0, obvious, idle)) return undefined;
  const { bests } = solved;
  return { ...played, idle, obvious, bests, things: thingsOf(fight), steps: plan.steps.length };
}

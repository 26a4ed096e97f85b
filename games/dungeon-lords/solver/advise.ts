// What comes of the answers to whatever a fight asks, by the ids under which they are asked for.
import type { Frame } from '@krcma/kernel';
import { combatCardOf } from '../data/combat-cards.ts';
import { opsOf } from '../data/ops-source.ts';
import { aimedAttack, attackStep } from '../rules/attack-step.ts';
import { type Part, type Plan, planOf } from '../rules/fight/plan.ts';
import { chooseOne, settle } from '../rules/ops/choices.ts';
import { loseFirstAvailable } from '../rules/ops/lord.ts';
import { type OpAt, opAt } from '../rules/ops/op-at.ts';
import { planFight } from '../rules/plan-fight.ts';
import { trapStep } from '../rules/trap-step.ts';
import type { Node } from './node.ts';
import type { Prospect } from './prospect.ts';
import type { FightQuestion } from './question.ts';
import { beginning, type Effort, type Solution, solveAt } from './solve.ts';
import { planSteps, stepsOf } from './steps.ts';

/** The rest of a spell, from the operation that asks on. */
function spellNode(question: FightQuestion, node: Node, { source, path }: OpAt): Node {
  const [card = null] = question.cards;
  const tasks = [opAt({ source, path }), ...opsOf(source).slice((path[0] ?? 0) + 1)].map((op) => ({ op }));
  return { ...node, tasks, stage: card === null ? 'fast' : combatCardOf(card).speed };
}

/** Where a fight stands when a frame of its rules waits for an answer; undefined where it is no fight that asks. */
function nodeAt(question: FightQuestion, frame: Frame): Node | undefined {
  const start = beginning(question);
  if (planFight.localsAt(frame) !== undefined) return start;
  const node: Node = { ...start, card: question.cards[0] ?? null };
  const trap = trapStep.localsAt(frame);
  if (trap !== undefined)
    return frame.at === 'aim' && trap.trap !== undefined
      ? { ...node, stage: 'trap-aim', trap: trap.trap }
      : { ...node, stage: 'traps' };
  if (attackStep.localsAt(frame) !== undefined) return { ...node, stage: 'attacks' };
  const aimed = aimedAttack.localsAt(frame);
  if (aimed !== undefined)
    return { ...node, stage: 'attack-aim', strike: aimed.strike, aims: aimed.times - aimed.nth + 1 };
  const spell = chooseOne.localsAt(frame) ?? settle.localsAt(frame) ?? loseFirstAvailable.localsAt(frame);
  return spell === undefined || question.lord.battle === null ? undefined : spellNode(question, node, spell);
}

/** The fight where a frame waits, solved; undefined where no fight asks. */
export function solveFrame(question: FightQuestion, frame: Frame, effort?: Effort): Solution | undefined {
  const from = nodeAt(question, frame);
  return from && solveAt(question, from, effort);
}

/** Parts of a plan that are left when some are picked; undefined where it has not all of those. */
function leftOf({ traps, creatures }: Plan, picked: readonly Part[]): Part[] | undefined {
  const left: Part[] = [...traps, ...creatures];
  for (const part of picked) {
    const place = left.indexOf(part);
    if (place < 0) return undefined;
    left.splice(place, 1);
  }
  return left;
}

/** The answers that lead to a plan from where its frame stands. */
function stepsToward(node: Node, plan: Plan, frame: Frame): string[] {
  if (frame.at === 'cell') return planSteps(node, plan).slice(0, 1);
  if (plan.cell !== planFight.localsAt(frame)?.cell) return [];
  const left = leftOf(plan, planFight.picksAt(frame, 'parts') ?? []);
  return left === undefined ? [] : planSteps(node, planOf(plan.cell, left)).filter(isPart(left.length));
}

/** A plan is sealed when nothing is left of it. */
const isPart =
  (left: number) =>
  (id: string): boolean =>
    !id.startsWith('battle:') && (left === 0 || id !== 'done');

/**
 * What comes of each answer, best first, by the id under which it is asked for. What was not worth a deeper look comes
 * behind what was, and promises no more.
 */
export function prospectsOf({ node, ranked, search }: Solution, frame: Frame): Map<string, Prospect> {
  const found = new Map<string, Prospect>();
  let most = Number.POSITIVE_INFINITY;
  for (const { choice, prospect } of ranked) {
    most = Math.min(most, prospect.value);
    const ids =
      choice.kind === 'plan' ? stepsToward(node, choice.plan, frame) : stepsOf(search, node, choice);
    for (const id of ids) if (!found.has(id)) found.set(id, { ...prospect, value: most });
  }
  return found;
}

export interface Advice {
  /** The choice to make now. */
  readonly id: string;
  readonly prospect: Prospect;
  readonly exact: boolean;
}

/** What to answer where a frame waits; undefined where no fight asks. */
export function advise(question: FightQuestion, frame: Frame, effort?: Effort): Advice | undefined {
  const solution = solveFrame(question, frame, effort);
  const [best] = solution === undefined ? [] : prospectsOf(solution, frame);
  return solution && best && { id: best[0], prospect: best[1], exact: solution.exact };
}

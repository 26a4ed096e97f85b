// The best answer to whatever a fight asks, by the id under which it is asked.
import type { Frame } from '@krcma/kernel';
import { combatCardOf } from '../data/combat-cards.ts';
import { opsOf } from '../data/ops-source.ts';
import { aimedAttack, attackStep } from '../rules/attack-step.ts';
import type { Part, Plan } from '../rules/fight/plan.ts';
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
export function nodeAt(question: FightQuestion, frame: Frame): Node | undefined {
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

export interface Advice {
  /** The choice to make now. */
  readonly id: string;
  readonly prospect: Prospect;
  readonly exact: boolean;
}

const isPartOf = (plan: Plan, picked: readonly Part[]): boolean => {
  const left: Part[] = [...plan.traps, ...plan.creatures];
  return picked.every((part) => {
    const place = left.indexOf(part);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
};

/** The next step of the best plan that has what is picked already. */
function planAdvice({ node, ranked, exact }: Solution, frame: Frame): Advice | undefined {
  const picked = planFight.picksAt(frame, 'parts') ?? [];
  const cell = frame.at === 'cell' ? undefined : planFight.localsAt(frame)?.cell;
  for (const { choice, prospect } of ranked) {
    if (choice.kind !== 'plan' || (cell !== undefined && choice.plan.cell !== cell)) continue;
    if (!isPartOf(choice.plan, picked)) continue;
    const made = picked.map((part) => [`trap:${part}`, `send:${part}`]);
    const left = planSteps(node, choice.plan).filter((id) => cell === undefined || !id.startsWith('battle:'));
    for (const ids of made)
      left.splice(
        left.findIndex((id) => ids.includes(id)),
        1,
      );
    const [id] = left;
    if (id !== undefined) return { id, prospect, exact };
  }
  return undefined;
}

/** What to answer where a frame waits; undefined where no fight asks. */
export function advise(question: FightQuestion, frame: Frame, effort?: Effort): Advice | undefined {
  const from = nodeAt(question, frame);
  if (from === undefined) return undefined;
  const solution = solveAt(question, from, effort);
  if (solution.node.stage === 'plan') return planAdvice(solution, frame);
  const { node, ranked, exact, search } = solution;
  const [best] = ranked;
  const [id] = best === undefined ? [] : stepsOf(search, node, best.choice);
  return best === undefined || id === undefined ? undefined : { id, prospect: best.prospect, exact };
}

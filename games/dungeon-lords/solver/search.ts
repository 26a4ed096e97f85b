// The best play of a fight: every answer is tried, every card that may come is weighed, what was seen is remembered.
import { type CombatCardId, combatCardOf } from '../data/combat-cards.ts';
import { COMBAT_ROUNDS } from '../data/setup.ts';
import { iconsOf } from '../rules/fight/heroes.ts';
import { after, afterCard, choicesAt } from './course.ts';
import { estimated } from './estimate.ts';
import { keyOf } from './key.ts';
import type { Choice, Node } from './node.ts';
import { mixed, type Prospect, prospectOf, type Weights } from './prospect.ts';
import type { FightQuestion } from './question.ts';

/** One search, to a depth of so many rounds. */
export interface Search {
  readonly question: FightQuestion;
  readonly weights: Weights;
  /** Rounds after this one are estimated. */
  readonly lastRound: number;
  readonly memory: Map<string, Prospect>;
  /** Positions that may still be looked at. */
  budget: number;
  /** Something was estimated, so that the result is not exact. */
  hasEstimated: boolean;
  /** Asked at every position whether it is to pause. */
  isEnough?: () => boolean;
}

/** Thrown when it is to pause. What was found is remembered, so that it goes on there. */
export const PAUSED = new Error('The search has paused.');

export interface Draw {
  readonly card: CombatCardId;
  readonly weight: number;
}

/**
 * The cards that may be turned up where none is known. Where the party has too little magic for the round it will never cast again, so
 * that cards of the same fatigue are one.
 */
export function drawsAt({ lord, round, pool }: Node): Draw[] {
  const each = 1 / pool.length;
  if (iconsOf(lord.party, 'magic') >= round) return pool.map((card) => ({ card, weight: each }));
  const draws: { card: CombatCardId; weight: number }[] = [];
  for (const card of pool) {
    const { fatigue } = combatCardOf(card);
    const alike = draws.find((draw) => combatCardOf(draw.card).fatigue === fatigue);
    if (alike === undefined) draws.push({ card, weight: each });
    else alike.weight += each;
  }
  return draws;
}

const roundsLeft = ({ training }: FightQuestion, round: number): number =>
  training === undefined ? COMBAT_ROUNDS + 1 - round : 1;

/** Orders of attacks lead to the same position time and again, other stages hardly ever. */
const isRemembered = ({ stage }: Node): boolean => stage === 'plan' || stage === 'attacks';

function valueAnew(search: Search, node: Node): Prospect {
  const { question, weights } = search;
  if (node.stage === 'card')
    return mixed(
      drawsAt(node).map(({ card, weight }) => ({
        weight,
        prospect: prospectAt(search, afterCard(question, node, card)),
      })),
    );
  let best: Prospect | undefined;
  for (const choice of choicesAt(question, node)) {
    const prospect = prospectAt(search, after(question, node, choice));
    if (best === undefined || prospect.value > best.value) best = prospect;
  }
  return best ?? prospectOf(node.lord, weights);
}

/** What comes of a fight from here on, with the best answers. The node stands at a decision, a card or the end. */
export function prospectAt(search: Search, node: Node): Prospect {
  const { question, weights, lastRound } = search;
  if (node.stage === 'over') return prospectOf(node.lord, weights);
  if (search.budget <= 0 || (node.stage === 'plan' && node.round > lastRound)) {
    search.hasEstimated = true;
    return estimated(node.lord, roundsLeft(question, node.round), node.pool, weights);
  }
  if (search.isEnough?.()) throw PAUSED;
  search.budget--;
  if (!isRemembered(node)) return valueAnew(search, node);
  const key = keyOf(node);
  const known = search.memory.get(key);
  if (known !== undefined) return known;
  const prospect = valueAnew(search, node);
  search.memory.set(key, prospect);
  return prospect;
}

export interface Ranked {
  readonly choice: Choice;
  readonly next: Node;
  readonly prospect: Prospect;
}

/** Answers (all there are unless said) with what comes of them, the best first; of equals the one listed first. */
export function ranked(
  search: Search,
  node: Node,
  choices: readonly Choice[] = choicesAt(search.question, node),
): Ranked[] {
  const { question } = search;
  return choices
    .map((choice): Ranked => {
      const next = after(question, node, choice);
      return { choice, next, prospect: prospectAt(search, next) };
    })
    .sort((a, b) => b.prospect.value - a.prospect.value);
}

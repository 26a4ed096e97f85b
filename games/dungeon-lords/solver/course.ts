// How a fight goes on between two decisions: the steps of the rules, on a lord of one's own.
import { type CombatCardId, combatCardOf } from '../data/combat-cards.ts';
import { COMBAT_ROUNDS } from '../data/setup.ts';
import {
  attackNamed,
  beginStrike,
  endStrike,
  isOnTile,
  type Strike,
  strikeAt,
  strikesToChoose,
  targetsOf,
} from '../rules/fight/attacks.ts';
import { battleOf, type Fight, isBeaten } from '../rules/fight/fight.ts';
import { layPlan } from '../rules/fight/plan.ts';
import { casts } from '../rules/fight/spells.ts';
import { conqueringStep, endFightRound, freePrisoner, healingStep, lateStep } from '../rules/fight/steps.ts';
import { isAimed, springTrap, trapsToSpring, turnUpTrap } from '../rules/fight/traps.ts';
import type { LairCreature } from '../state.ts';
import { copyLord } from './copy-lord.ts';
import type { Choice, Node, Stage, Task } from './node.ts';
import { plansOf } from './plans.ts';
import type { FightQuestion } from './question.ts';
import { answerSpell, runTasks, spellChoices } from './spells.ts';
import { nearestOf } from './tiles.ts';

const fightOf = ({ year }: FightQuestion, { lord }: Node): Fight => ({
  player: 0,
  lord,
  year,
  game: undefined,
});

const tasksOf = (card: CombatCardId): Task[] => combatCardOf(card).ops.map((op) => ({ op }));

const isLastOver = ({ training }: FightQuestion, round: number): boolean =>
  training === undefined && round > COMBAT_ROUNDS;

/** Before a plan: the fight is over, or prisoners are freed because nothing is left to plan for (DL-OVR.4). */
function beginRound(question: FightQuestion, node: Node): boolean {
  const { lord } = node;
  if (isBeaten(lord) || isLastOver(question, node.round)) node.stage = 'over';
  else if (nearestOf(lord).length > 0) return true;
  else if (question.training !== undefined) node.stage = 'over';
  else {
    freePrisoner(fightOf(question, node), 'party');
    node.round++;
  }
  return false;
}

/** A spell that is cast now lays its tasks down; gives whether one of them asks. */
function spell(question: FightQuestion, node: Node, now: 'fast' | 'slow'): boolean {
  const { card, lord, round } = node;
  const isTime = node.tasks.length === 0 && card !== null && combatCardOf(card).speed === now;
  if (isTime && casts(lord, round)) node.tasks = tasksOf(card);
  return runTasks(fightOf(question, node), node);
}

function lastSteps(question: FightQuestion, node: Node): void {
  const fight = fightOf(question, node);
  const fatigue = node.card === null ? (question.training ?? 0) : combatCardOf(node.card).fatigue;
  healingStep(fight);
  const fell = conqueringStep(fight, fatigue);
  if (fell && question.training === undefined) node.lord.evil = Math.max(0, node.lord.evil - 1);
  lateStep(fight);
  endFightRound(fight);
  node.round++;
  node.card = null;
  node.stage = 'plan';
}

/** The turn of a creature ends when nobody is left to be aimed at. */
function endAims(question: FightQuestion, node: Node): void {
  endStrike(fightOf(question, node), node.strike as Strike);
  node.strike = null;
  node.aims = 0;
  node.stage = 'attacks';
}

const targetsAt = ({ lord, strike }: Node): number[] => {
  const creature = lord.lair[(strike as Strike).place] as LairCreature;
  const attack = attackNamed(creature, (strike as Strike).attack);
  return attack === undefined ? [] : targetsOf(lord, creature, attack);
};

/** The fight ends with the party (DL-OVR.1). */
const SKIPPED_WHEN_BEATEN: ReadonlySet<Stage> = new Set(['traps', 'fast', 'attacks', 'slow']);

/** One stage further; gives whether something is to be decided or turned up where it stands. */
function goOn(question: FightQuestion, node: Node): boolean {
  const { lord } = node;
  if (SKIPPED_WHEN_BEATEN.has(node.stage) && isBeaten(lord)) {
    node.tasks = [];
    node.stage = 'last';
  }
  switch (node.stage) {
    case 'plan':
      return beginRound(question, node);
    case 'traps':
      if (battleOf(lord).traps.length > 0) return true;
      node.stage = 'fast';
      return false;
    case 'fast':
      if (spell(question, node, 'fast')) return true;
      node.stage = 'attacks';
      return false;
    case 'attacks':
      if (lord.lair.some(isOnTile)) return true;
      node.stage = 'slow';
      return false;
    case 'attack-aim':
      if (node.aims > 0 && targetsAt(node).length > 0) return true;
      endAims(question, node);
      return false;
    case 'slow':
      if (spell(question, node, 'slow')) return true;
      node.stage = 'last';
      return false;
    case 'last':
      lastSteps(question, node);
      return false;
    default:
      return true;
  }
}

/** Takes the fight to its next decision, its next card or its end. */
export function proceed(question: FightQuestion, node: Node): void {
  while (!goOn(question, node));
}

/** What may be answered where the fight stands. */
export function choicesAt(question: FightQuestion, node: Node): Choice[] {
  const { lord } = node;
  switch (node.stage) {
    case 'plan':
      return plansOf(lord, question.year).map((plan) => ({ kind: 'plan', plan }));
    case 'traps':
      return trapsToSpring(lord).map((trap) => ({ kind: 'trap', trap }));
    case 'trap-aim':
      return lord.party.map((_, place) => ({ kind: 'aim', place }));
    case 'attacks':
      return strikesToChoose(lord).map((strike) => ({ kind: 'strike', strike }));
    case 'attack-aim':
      return targetsAt(node).map((place) => ({ kind: 'aim', place }));
    default:
      return spellChoices(question, node);
  }
}

function aim(fight: Fight, node: Node, place: number): void {
  if (node.trap !== null) {
    springTrap(fight, node.trap, place);
    node.trap = null;
    node.stage = 'traps';
  } else {
    strikeAt(fight, node.strike as Strike, place);
    node.aims--;
  }
}

function answer(question: FightQuestion, node: Node, choice: Choice): void {
  const fight = fightOf(question, node);
  switch (choice.kind) {
    case 'plan':
      layPlan(fight, choice.plan);
      node.card = question.cards[node.round - question.round] ?? null;
      node.stage = node.card === null && question.training === undefined ? 'card' : 'traps';
      return;
    case 'trap':
      turnUpTrap(fight, choice.trap);
      if (isAimed(choice.trap)) {
        node.trap = choice.trap;
        node.stage = 'trap-aim';
      } else springTrap(fight, choice.trap);
      return;
    case 'aim':
      aim(fight, node, choice.place);
      return;
    case 'strike':
      node.strike = choice.strike;
      node.aims = beginStrike(fight, choice.strike);
      node.stage = 'attack-aim';
      return;
    default:
      answerSpell(node, choice);
  }
}

/** The fight after an answer, as a node of its own that stands at what comes next. */
export function after(question: FightQuestion, node: Node, choice: Choice): Node {
  const next: Node = { ...node, lord: copyLord(node.lord) };
  answer(question, next, choice);
  proceed(question, next);
  return next;
}

/** The fight after a card was turned up. */
export function afterCard(question: FightQuestion, node: Node, card: CombatCardId): Node {
  const next: Node = { ...node, lord: copyLord(node.lord), card, stage: 'traps' };
  next.pool = node.pool.filter((each) => each !== card);
  proceed(question, next);
  return next;
}

// Spells while a fight is searched: the same operations, with every answer their lord could give.
import { creatureOf } from '../data/creatures.ts';
import type { Op } from '../data/ops.ts';
import { TRACK_TOP } from '../data/track.ts';
import type { Goods } from '../data/types.ts';
import type { Fight } from '../rules/fight/fight.ts';
import {
  becomeSheep,
  enrage,
  feedFirst,
  insertPhantom,
  makeInvisible,
  moveToRear,
  raiseShield,
  regenerateFirst,
  sentMonsters,
  takeCourage,
  withdraw,
} from '../rules/fight/spells.ts';
import { freePrisoner } from '../rules/fight/steps.ts';
import { loseImps } from '../rules/goods.ts';
import { waysOf } from '../rules/ops/op-at.ts';
import { allWays, firstOf, isAffordable, isFirstOfEquals } from '../rules/ops/ways.ts';
import type { LairCreature, Lord } from '../state.ts';
import type { Choice, Node, Task } from './node.ts';
import type { FightQuestion } from './question.ts';

const ONCE = [undefined] as const;

function payGoods(lord: Lord, { gold = 0, food = 0, imp = 0, evil = 0 }: Goods): void {
  lord.gold -= gold;
  lord.food -= food;
  loseImps(lord, imp);
  lord.evil = Math.min(TRACK_TOP, lord.evil + evil);
}

/** What is done to creatures that were sent. */
function doToCreature(fight: Fight, op: Op, creature: number): void {
  const { lord } = fight;
  if (op.op === 'withdrawMonster') withdraw(fight, creature);
  if (op.op === 'becomeSheep') becomeSheep(fight, creature, op.damage);
  if (op.op === 'payMonsterCost') payGoods(lord, creatureOf((lord.lair[creature] as LairCreature).id).cost);
  if (op.op === 'discardMonster') lord.lair.splice(creature, 1);
}

function doToParty(fight: Fight, op: Op): void {
  switch (op.op) {
    case 'absorbNextDamage':
      raiseShield(fight, op.points);
      break;
    case 'moveClassToRear':
      moveToRear(fight, op.class);
      break;
    case 'classImmune':
      makeInvisible(fight, op.class);
      break;
    case 'firstAdventurerHp':
      feedFirst(fight, op.amount);
      break;
    case 'insertIllusion':
      insertPhantom(fight, op.hitPoints);
      break;
    case 'noFatigueThisRound':
      takeCourage(fight);
      break;
    case 'fullyHealFirst':
      regenerateFirst(fight);
      break;
    case 'freePrisoner':
      freePrisoner(fight, 'spell');
  }
}

function doToLord(fight: Fight, op: Op): void {
  const { lord } = fight;
  switch (op.op) {
    case 'withdrawAllMonsters':
      for (const place of sentMonsters(lord)) withdraw(fight, place);
      break;
    case 'allMonsterAttacksBecomeStandard':
      enrage(fight);
      break;
    case 'gainEvil':
      payGoods(lord, { evil: op.amount });
      break;
    case 'pay':
      payGoods(lord, op.goods);
      break;
    case 'lose':
      loseImps(lord, op.amount);
  }
}

/** What is done without asking, as the rules of the same names do it. */
function carryOut(fight: Fight, { op, creature }: Task): void {
  if (creature !== undefined) doToCreature(fight, op, creature);
  doToParty(fight, op);
  doToLord(fight, op);
}

/** Gold or food is lost at once; gives whether a trap is to be chosen (DL-SPL.6). */
function losesTrap(lord: Lord, op: Extract<Op, { op: 'loseFirstAvailable' }>): boolean {
  const what = op.order.find((kind) => (kind === 'trap' ? lord.traps.length > 0 : lord[kind] > 0));
  if (what === 'trap') return true;
  if (what !== undefined) lord[what]--;
  return false;
}

const isDue = ({ due }: LairCreature): boolean => due === true;

/** Everybody the operation concerns is due; one of them where one is to be chosen. */
function callForDues(lord: Lord): boolean {
  const places = sentMonsters(lord);
  for (const place of places) (lord.lair[place] as LairCreature).due = true;
  return places.length > 0;
}

/** Where `settle` stands for the dues that are left. */
const isSettling = ({ op }: Task): boolean => op.op === 'forEachSentMonster' || op.op === 'chooseSentMonster';

/** Carries tasks out until one of them asks, or none is left; gives whether one asks. */
export function runTasks(fight: Fight, node: Node): boolean {
  for (let task = node.tasks[0]; task !== undefined; task = node.tasks[0]) {
    const { lord } = node;
    if (isSettling(task)) {
      if (lord.lair.some(isDue) || callForDues(lord)) return true;
    } else if (task.op.op === 'chooseOne') {
      if (allWays(lord, task.op, ONCE).length > 0) return true;
    } else if (task.op.op === 'loseFirstAvailable') {
      if (losesTrap(lord, task.op)) return true;
    } else carryOut(fight, task);
    node.tasks = node.tasks.slice(1);
  }
  return false;
}

const duePlaces = (lord: Lord): number[] => {
  const places: number[] = [];
  for (let place = 0; place < lord.lair.length; place++)
    if (isDue(lord.lair[place] as LairCreature) && isFirstOfEquals(lord, place)) places.push(place);
  return places;
};

/** What the first task may be answered with. */
export function spellChoices(question: FightQuestion, { lord, tasks }: Node): Choice[] {
  const op = tasks[0]?.op;
  if (op === undefined) return [];
  if (op.op === 'loseFirstAvailable') return [...new Set(lord.traps)].map((trap) => ({ kind: 'bury', trap }));
  const places = op.op === 'chooseOne' ? ONCE : duePlaces(lord);
  return allWays(lord, op, places)
    .filter((way) => isAffordable(question, lord, firstOf(op, way), way))
    .map(({ way, creature }) => ({ kind: 'way', way, ...(creature !== undefined && { creature }) }));
}

function settleDue(lord: Lord, place: number): void {
  const { id, stance } = lord.lair[place] as LairCreature;
  lord.lair[place] = { id, stance };
}

/** Answers the first task: what the way demands comes before the rest. */
export function answerSpell(node: Node, choice: Extract<Choice, { kind: 'bury' | 'way' }>): void {
  const { lord, tasks } = node;
  const [task, ...rest] = tasks;
  if (task === undefined) return;
  if (choice.kind === 'bury') {
    lord.traps.splice(lord.traps.indexOf(choice.trap), 1);
    node.tasks = rest;
    return;
  }
  const { way, creature } = choice;
  const chosen = (waysOf(task.op)[way] ?? []).map(
    (op): Task => ({ op, ...(creature !== undefined && { creature }) }),
  );
  if (task.op.op === 'chooseSentMonster') for (const place of lord.lair.keys()) settleDue(lord, place);
  else if (creature !== undefined) settleDue(lord, creature);
  const stays = task.op.op === 'forEachSentMonster' && lord.lair.some(isDue);
  node.tasks = [...chosen, ...(stays ? [task] : []), ...rest];
}

// Ways out of an event or a spell, in words.
import type { Option, Refused } from '@krcma/kernel';
import { isGhost } from '../../data/creatures.ts';
import type { Op } from '../../data/ops.ts';
import { ruleOf } from '../../data/ops-source.ts';
import type { Goods } from '../../data/types.ts';
import type { DungeonLordsMessage, DungeonLordsTypes } from '../../messages.ts';
import { type DungeonLords, type Lord, lordAt, type Stance } from '../../state.ts';
import { lacking } from '../goods.ts';
import { type OpAt, opAt, waysOf } from './op-at.ts';
import { allWays, creatureAt, firstOf, isAffordable, isFirstOfEquals, priceOf, type Way } from './ways.ts';

const evilOf = (ops: readonly Op[]): number =>
  ops.reduce((sum, op) => sum + (op.op === 'gainEvil' ? op.amount : 0), 0);

const verbs: { readonly [op in Op['op']]?: string } = {
  payMonsterCost: 'pay',
  payOneIconOfCost: 'pay',
  pay: 'pay',
  release: 'release',
  discardMonster: 'discard',
  turnFaceDown: 'strike',
  withdrawMonster: 'withdraw',
  withdrawAllMonsters: 'withdraw',
  becomeSheep: 'sheep',
  gainEvil: 'evil',
};

/** Two equal creatures, of which one is on strike or knocked out, are two answers. */
const isAtHand = (stance: Stance): stance is Exclude<Stance, 'striking' | 'out'> =>
  stance !== 'striking' && stance !== 'out';

/** The name of a way whose first operation it is. */
export function wayId(lord: Lord, op: Op | undefined, { creature, icon }: Way): string {
  const verb = (op && verbs[op.op]) ?? 'go';
  if (creature === undefined) return verb;
  const { id, stance } = creatureAt(lord, creature);
  return [verb, id, ...(isAtHand(stance) ? [] : [stance]), ...(icon ? [icon] : [])].join(':');
}

/** What is done with a creature. */
function creatureLabel(lord: Lord, ops: readonly Op[], answer: Way, place: number): DungeonLordsMessage {
  const { id: creature, stance } = creatureAt(lord, place);
  const whom = { creature, ...(!isAtHand(stance) && { state: stance }) };
  const [first] = ops;
  const price = priceOf(first, lord, place, answer.icon);
  if (first?.op === 'pay') return { key: 'pay-goods', goods: first.goods, creature };
  if (price !== undefined) return { key: 'pay-creature', cost: price, ...whom };
  switch (first?.op) {
    case 'discardMonster':
      return { key: 'discard-creature', ...whom };
    case 'turnFaceDown':
      return { key: 'let-strike', ...whom };
    case 'withdrawMonster':
      return { key: 'withdraw-creature', ...whom };
    case 'becomeSheep':
      return { key: 'bewitch-creature', ...whom };
    default:
      return { key: 'release-creature', evil: evilOf(ops), ...whom };
  }
}

function labelOf(lord: Lord, ops: readonly Op[], answer: Way): DungeonLordsMessage {
  const [first] = ops;
  if (answer.creature !== undefined) return creatureLabel(lord, ops, answer, answer.creature);
  if (first?.op === 'pay') return { key: 'pay-goods', goods: first.goods };
  return first?.op === 'withdrawAllMonsters'
    ? { key: 'withdraw-all' }
    : { key: 'take-evil', amount: evilOf(ops) };
}

export function wayOption(game: DungeonLords, answer: Way, at: OpAt): Option<DungeonLordsTypes> {
  const lord = lordAt(game, at.player);
  const ops = waysOf(opAt(at))[answer.way] ?? [];
  const { creature } = answer;
  return {
    id: wayId(lord, ops[0], answer),
    label: labelOf(lord, ops, answer),
    ...(creature !== undefined && { thing: `lair:${at.player}:${creature}` }),
    ...(creature === undefined && ops[0]?.op === 'gainEvil' && { thing: 'track' }),
    rule: at.source === 'payday' && ops[0]?.op === 'release' ? 'DL-PAY.2' : ruleOf[at.source],
  };
}

export const optionForAll = ({ source }: OpAt, cost: Goods): Option<DungeonLordsTypes> => ({
  id: 'pay:all',
  label: { key: 'pay-all', cost },
  rule: ruleOf[source],
});

/** Ghosts, where a monster is to be discarded (DL-GEN.3). */
function ghosts(lord: Lord, op: Op, player: number): Refused<DungeonLordsTypes>[] {
  if (op.op !== 'chooseOne' || !op.options.some(([first]) => first?.op === 'discardMonster')) return [];
  return lord.lair.flatMap(({ id }, place) =>
    isGhost(id) && isFirstOfEquals(lord, place)
      ? {
          id: `discard:${id}`,
          label: { key: 'discard-creature', creature: id },
          thing: `lair:${player}:${place}`,
          reason: { key: 'ghost-no-monster' },
          rule: 'DL-GEN.3',
        }
      : [],
  );
}

/** Whatever cannot be paid, with what is missing. */
export function refusedWays(
  game: DungeonLords,
  at: OpAt,
  creatures: readonly (number | undefined)[],
): Refused<DungeonLordsTypes>[] {
  const lord = lordAt(game, at.player);
  const op = opAt(at);
  const dear = allWays(lord, op, creatures).filter(
    (answer) => !isAffordable(game, lord, firstOf(op, answer), answer),
  );
  return [
    ...dear.map((answer): Refused<DungeonLordsTypes> => {
      const { creature, icon } = answer;
      const price = priceOf(firstOf(op, answer), lord, creature, icon) ?? {};
      const except = creature === undefined ? undefined : creatureAt(lord, creature);
      const lacks = lacking(game, lord, price, except);
      const rule = lacks.evil === undefined ? ruleOf[at.source] : 'DL-FULL.8';
      return { ...wayOption(game, answer, at), reason: { key: 'too-poor', lacks }, rule };
    }),
    ...ghosts(lord, op, at.player),
  ];
}

// DL-DATA.10: one of several ways, once or for each creature.
import { type CreatureId, creatureOf } from '../../data/creatures.ts';
import type { Op } from '../../data/ops.ts';
import type { Goods } from '../../data/types.ts';
import { type DungeonLords, type Lord, lordAt } from '../../state.ts';
import { sentMonsters } from '../fight/spells.ts';
import { canPay, monstersToGive } from '../goods.ts';
import { rule, ruleNamed } from '../script.ts';
import { below, forCreature, type Icon, type OpAt, opAt, waysOf } from './op-at.ts';
import { optionForAll, refusedWays, wayOption } from './way-words.ts';
import { creatureAt, firstOf, isFirstOfEquals, possibleWays, priceOf, type Way } from './ways.ts';

const ONCE = [undefined] as const;

/** DL-SPL.1, DL-SPL.7, DL-SPE.3. */
export const chooseOne = rule<OpAt>('chooseOne')
  .maybeChoose('answer', {
    kind: 'one',
    values: (game, at) => {
      const ways = possibleWays(game, at, ONCE);
      return ways.length === 0 ? undefined : ways;
    },
    option: wayOption,
    prompt: (_, { source }) => ({ key: 'ask-way', source }),
    refused: (game, at) => refusedWays(game, at, ONCE),
  })
  .maybeCall('way', ruleNamed<OpAt>('carryOut'), (_, { answer, ...at }) =>
    answer === undefined ? undefined : forCreature(below(at, answer.way), answer.creature, answer.icon),
  );

/** Places of those whom an operation concerns. */
function concerned(lord: Lord, op: Op): number[] {
  if (op.op === 'forEachSentMonster' || op.op === 'chooseSentMonster') return sentMonsters(lord);
  if (op.op === 'forEachOwnMonster') return monstersToGive(lord);
  return lord.lair.map((_, place) => place);
}

/** Places of those who still want something, one of each kind. */
function duePlaces(lord: Lord): number[] {
  const places: number[] = [];
  for (const [place, { due }] of lord.lair.entries())
    if (due === true && isFirstOfEquals(lord, place)) places.push(place);
  return places;
}

const dueCreatures = ({ lair }: Lord): CreatureId[] =>
  lair.flatMap(({ id, due }) => (due === true ? [id] : []));

const freeOf = (op: Op): number => (op.op === 'forEachOwnCreature' ? (op.free ?? 0) : 0);

/** What all who are still due cost together, so many of them for free. */
function billOf(op: Op, due: readonly CreatureId[]): Goods {
  const [first] = waysOf(op)[0] ?? [];
  const bill: Partial<Record<Icon, number>> = {};
  const add = (price: Goods): void => {
    for (const [icon, amount] of Object.entries(price) as [Icon, number][])
      bill[icon] = (bill[icon] ?? 0) + amount;
  };
  if (first?.op === 'payMonsterCost') for (const id of due) add(creatureOf(id).cost);
  if (first?.op === 'pay') for (let left = due.length - freeOf(op); left > 0; left--) add(first.goods);
  return bill;
}

/**
 * At an event where everybody can be paid, that is one answer; another monster as a price is named for each (DL-PAY.4).
 */
function wayForAll(game: DungeonLords, at: OpAt): Way[] {
  const lord = lordAt(game, at.player);
  const op = opAt(at);
  const due = dueCreatures(lord);
  if (op.op !== 'forEachOwnCreature' || due.length - freeOf(op) < 2) return [];
  const bill = billOf(op, due);
  return bill.monster === undefined && canPay(game, lord, bill) ? [{ way: 0, all: true }] : [];
}

/** Where nobody can be paid and all are to be settled with, it does not matter who goes first. */
function waysToSettle(game: DungeonLords, at: OpAt): Way[] {
  const lord = lordAt(game, at.player);
  const op = opAt(at);
  const ways = possibleWays(game, at, duePlaces(lord));
  const isChoice = op.op === 'chooseSentMonster' || freeOf(op) > 0;
  const isPaid = ({ creature, icon, way }: Way): boolean =>
    priceOf(firstOf(op, { way }), lord, creature, icon) !== undefined;
  return isChoice || ways.some(isPaid) ? [...wayForAll(game, at), ...ways] : ways.slice(0, 1);
}

/** Who is paid where all are: those beyond the ones who stay free. */
function paidWithAll(game: DungeonLords, at: OpAt): OpAt[] {
  const due = lordAt(game, at.player).lair.flatMap((each, place) => (each.due === true ? [place] : []));
  return due.slice(freeOf(opAt(at))).map((place) => forCreature(below(at, 0), place));
}

/** One of those who are due is settled with, or all of them are paid, as their lord chooses (DL-PAY.3). */
export const settle = rule<OpAt>('settleDue')
  .choose('answer', {
    kind: 'one',
    values: waysToSettle,
    option: (game, answer, at) =>
      answer.all
        ? optionForAll(at, billOf(opAt(at), dueCreatures(lordAt(game, at.player))))
        : wayOption(game, answer, at),
    prompt: (game, at) => {
      const op = opAt(at);
      const creatures = dueCreatures(lordAt(game, at.player));
      if (op.op === 'chooseSentMonster') return { key: 'ask-sent', source: at.source };
      return { key: 'ask-dues', source: at.source, creatures, free: freeOf(op), bill: billOf(op, creatures) };
    },
    refused: (game, at) => refusedWays(game, at, duePlaces(lordAt(game, at.player))),
  })
  .do('settled', (game, { player, answer }) => {
    if (answer.creature !== undefined) delete creatureAt(lordAt(game, player), answer.creature).due;
  })
  .maybeCall('way', ruleNamed<OpAt>('carryOut'), (_, { answer, ...at }) =>
    answer.all ? undefined : forCreature(below(at, answer.way), answer.creature, answer.icon),
  )
  .each('all', ruleNamed<OpAt>('carryOut'), (game, { answer, ...at }) =>
    answer.all ? paidWithAll(game, at) : [],
  )
  .do('all settled', (game, { player, answer }) => {
    if (answer.all) for (const creature of lordAt(game, player).lair) delete creature.due;
  });

/** How many of them stay unsettled: all but one where one is to be chosen. */
const spared = (op: Op, count: number): number =>
  op.op === 'chooseSentMonster' ? Math.max(count - 1, 0) : freeOf(op);

/** All whom it concerns are due, and settled with one by one; whoever is given away is due no more (DL-PAY.5). */
export const forEachCreature = rule<OpAt>('forEachCreature')
  .set('spared', (game, at) => {
    const lord = lordAt(game, at.player);
    const op = opAt(at);
    const places = concerned(lord, op);
    for (const place of places) creatureAt(lord, place).due = true;
    return spared(op, places.length);
  })
  .repeat('settled', settle, (game, { spared, ...at }) =>
    dueCreatures(lordAt(game, at.player)).length > spared ? below(at) : undefined,
  )
  .do('over', (game, { player }) => {
    for (const creature of lordAt(game, player).lair) delete creature.due;
  });

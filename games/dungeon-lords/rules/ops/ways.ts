// Ways out of an event or a spell: which of them can be gone, with which creature.
import { type CreatureId, creatureOf } from '../../data/creatures.ts';
import type { Op } from '../../data/ops.ts';
import type { Goods } from '../../data/types.ts';
import { type DungeonLords, type LairCreature, type Lord, lordAt } from '../../state.ts';
import { sentMonsters } from '../fight/spells.ts';
import { type Agreed, canPay, monstersToGive } from '../goods.ts';
import { type Icon, type OpAt, opAt, waysOf } from './op-at.ts';

/** Which way, for whom or for all who are due, and which icon of its price where one is paid. */
export type Way = { way: number; creature?: number; icon?: Icon; all?: true };

export const creatureAt = ({ lair }: Lord, place: number): LairCreature => lair[place] as LairCreature;

const iconsOf = (id: CreatureId): Icon[] => Object.keys(creatureOf(id).cost) as Icon[];

/** What a way demands first, if it is a price. */
export function priceOf(op: Op | undefined, lord: Lord, creature?: number, icon?: Icon): Goods | undefined {
  if (op?.op === 'pay') return op.goods;
  if (op?.op === 'payMonsterCost') return creatureOf(creatureAt(lord, creature as number).id).cost;
  return icon === undefined ? undefined : { [icon]: 1 };
}

/** Of equals in the same state the first stands for all. */
export const isFirstOfEquals = ({ lair }: Lord, place: number): boolean => {
  const { id, stance, due } = lair[place] as LairCreature;
  return lair.findIndex((other) => other.id === id && other.stance === stance && other.due === due) === place;
};

/** Answers that go this way, whether they can be paid or not. */
function waysBy(lord: Lord, op: Op | undefined, way: number, creature?: number): Way[] {
  if (op?.op === 'discardMonster' && creature === undefined)
    return monstersToGive(lord)
      .filter((place) => isFirstOfEquals(lord, place))
      .map((place) => ({ way, creature: place }));
  if (creature === undefined) return [{ way }];
  if (op?.op !== 'payOneIconOfCost') return [{ way, creature }];
  return iconsOf(creatureAt(lord, creature).id).map((icon) => ({ way, creature, icon }));
}

/** What is to be paid for an answer must be there in full (DL-EXE.4); everything else can always be done. */
export function isAffordable(game: Agreed, lord: Lord, op: Op | undefined, answer: Way): boolean {
  const { creature, icon } = answer;
  const price = priceOf(op, lord, creature, icon);
  if (price === undefined) return true;
  return canPay(game, lord, price, creature === undefined ? undefined : creatureAt(lord, creature));
}

/** A spell on sent monsters does nothing where none was sent, not even its other way (DL-FST.5, DL-SPL.24). */
const isIdle = (lord: Lord, op: Op): boolean =>
  waysOf(op).some(([first]) => first?.op === 'withdrawAllMonsters') && sentMonsters(lord).length === 0;

/** Every answer there is, possible or not. */
export function allWays(lord: Lord, op: Op, creatures: readonly (number | undefined)[]): Way[] {
  if (isIdle(lord, op)) return [];
  return creatures.flatMap((creature) =>
    waysOf(op).flatMap(([first], way) => waysBy(lord, first, way, creature)),
  );
}

export const firstOf = (op: Op, { way }: Way): Op | undefined => waysOf(op)[way]?.[0];

export function possibleWays(
  game: DungeonLords,
  at: OpAt,
  creatures: readonly (number | undefined)[],
): Way[] {
  const lord = lordAt(game, at.player);
  const op = opAt(at);
  return allWays(lord, op, creatures).filter((way) => isAffordable(game, lord, firstOf(op, way), way));
}

// Basic actions whose Move, Attack or Block may be another of these three.
import type { Seat } from '@krcma/kernel';
import { cardOf, type FaceId } from '../data/cards.ts';
import type { Op } from '../data/ops.ts';
import { opsOf } from '../data/sources.ts';
import type { Element, Shape, Side } from '../data/types.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { fitsAttack, fitsBlock } from './combat/points.ts';
import { facesIn } from './deck.ts';
import { canPayAll, purseOf } from './purse.ts';
import { costOf, SIDES, sourceOf } from './sides.ts';

/** A fixed amount of a side of a card, and what it is to be. */
export type Shift = {
  readonly card: FaceId;
  readonly side: Side;
  readonly from: Shape;
  readonly to: Shape;
  readonly n: number;
  readonly element: Element;
};

const SHAPES: readonly Shape[] = ['move', 'attack', 'block'];

const fits: Readonly<Record<Shape, (game: MageKnight) => boolean>> = {
  move: () => true,
  attack: (game) => fitsAttack(game, 'melee'),
  block: fitsBlock,
};

type Fixed = { readonly from: Shape; readonly n: number; readonly element: Element };

function fixedOf(op: Op): Fixed[] {
  if (op.op === 'choose') return op.of.flatMap((way) => way.flatMap(fixedOf));
  if (op.op !== 'move' && op.op !== 'attack' && op.op !== 'block') return [];
  if (op.per !== undefined || op.plus !== undefined) return [];
  return [{ from: op.op, n: op.n, element: op.op === 'move' ? 'physical' : op.element }];
}

/** Everything that could be made of the cards of a hand now. */
export function shiftsOf(game: MageKnight, seat: Seat): Shift[] {
  const purse = purseOf(game, seat);
  const found: Shift[] = [];
  for (const card of facesIn(playerAt(game, seat).hand)) {
    if (cardOf(card).kind !== 'basic') continue;
    for (const side of SIDES) {
      const fixed = opsOf(sourceOf(card, side)).flatMap(fixedOf);
      if (fixed.length === 0 || !canPayAll(purse, costOf(card, side))) continue;
      for (const { from, n, element } of fixed)
        for (const to of SHAPES)
          if (to !== from && fits[to](game)) found.push({ card, side, from, to, n, element });
    }
  }
  return found.filter((shift, index) => found.findIndex((other) => idOf(other) === idOf(shift)) === index);
}

/** By what it leads to: two that lead to the same are one. */
export const idOf = ({ card, side, to, n, element }: Shift): string =>
  `shift:${card}:${side}:${to}:${n}:${element}`;

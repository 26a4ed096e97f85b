// What effects of this turn make of the points of an attack or a block as they are given.
import type { Seat } from '@krcma/kernel';
import { isAction } from '../../data/cards.ts';
import { cardOfSource, type OpsSource } from '../../data/sources.ts';
import type { Element } from '../../data/types.ts';
import type { Lasting, MageKnight, Point } from '../../state.ts';
import { opAt } from '../effects/op-at.ts';

/** A side of a basic or advanced action. */
export function isActionCard(source: Point['source']): boolean {
  const card = source.startsWith('card:') ? cardOfSource(source as OpsSource) : undefined;
  return card !== undefined && isAction(card);
}

const isCard = (source: Point['source']): boolean => source === 'sideways' || source.startsWith('card:');

/** Fire and ice make cold fire, which nothing is added to. */
function joined(one: Element, other: Element): Element {
  if (one === 'physical' || one === other) return other;
  return other === 'physical' ? one : 'coldFire';
}

/** What one effect makes of points; undefined where it has nothing to do with them. */
function changedBy({ combat }: MageKnight, lasting: Lasting, point: Point): Partial<Point> | undefined {
  const op = opAt(lasting);
  const { n, kind, element, source } = point;
  const isBlock = kind === 'block';
  switch (op.op) {
    case 'addElement':
      return isActionCard(source) ? { element: joined(element, op.element) } : undefined;
    case 'blockBonus':
      return isBlock ? { n: n + op.n } : undefined;
    case 'firstCardBonus':
      return isCard(source) ? { n: n + (isBlock ? op.block : op.attack) } : undefined;
    case 'attackCardBonus':
      return isCard(source) && !isBlock
        ? { n: n + (combat?.phase === 'ranged' ? op.ranged : op.attack) }
        : undefined;
    case 'toxin':
      return isBlock || element !== 'physical' || source === 'move' || source === 'sideways'
        ? undefined
        : { n: n + op[kind] };
    case 'allAttacksSiege':
      return isBlock ? undefined : { kind: 'siege' };
    default:
      return undefined;
  }
}

interface Modified {
  readonly point: Point;
  /** Effects that are used up by it. */
  readonly used: readonly Lasting[];
}

/** In the order the effects were used. */
export function modified(game: MageKnight, seat: Seat, given: Point): Modified {
  let point = given;
  const used: Lasting[] = [];
  for (const lasting of game.lasting) {
    if (lasting.seat !== seat || lasting.left === 0) continue;
    const change = changedBy(game, lasting, point);
    if (change === undefined) continue;
    point = { ...point, ...change };
    if (lasting.left !== undefined) used.push(lasting);
  }
  return { point, used };
}

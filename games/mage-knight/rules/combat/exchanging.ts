// MK-4.21: Move and Influence played in a combat, spent as attacks and blocks where an effect allows it.
import type { ActKind, Refused, Seat } from '@krcma/kernel';
import type { Element } from '../../data/types.ts';
import type { MageKnightTypes } from '../../messages.ts';
import type { MageKnight } from '../../state.ts';
import { working } from '../lasting.ts';
import type { Of } from '../script.ts';
import { addPoints, fitsAttack, fitsBlock } from './points.ts';

/** Points of one kind for a point of the attack or block. */
type Exchange =
  | { readonly from: 'move'; readonly cost: number; readonly kind: 'melee' | 'ranged' }
  | { readonly from: 'influence'; readonly cost: 1; readonly element: Element };

type ExchangeAct = { readonly do: 'exchange' } & Exchange;

/** The best rate of those that work; ranged ones only where no other fits. */
function attackFor(game: MageKnight, seat: Seat): Exchange | undefined {
  const rates = working(game, seat, 'moveToAttack').map(({ op }) => op);
  if (rates.length === 0) return undefined;
  if (fitsAttack(game, 'melee'))
    return { from: 'move', cost: Math.min(...rates.map(({ rate }) => rate)), kind: 'melee' };
  const ranged = rates.flatMap(({ rangedRate }) => (rangedRate === undefined ? [] : [rangedRate]));
  if (ranged.length === 0 || !fitsAttack(game, 'ranged')) return undefined;
  return { from: 'move', cost: Math.min(...ranged), kind: 'ranged' };
}

/** Of several elements the first point spent settles which one it is. */
function blocksFor(game: MageKnight, seat: Seat): Exchange[] {
  if (!fitsBlock(game)) return [];
  const elements = new Set<Element>();
  for (const { op, lasting } of working(game, seat, 'influenceAsBlock'))
    for (const element of lasting.element === undefined ? op.element : [lasting.element])
      elements.add(element);
  return [...elements].map((element) => ({ from: 'influence', cost: 1, element }));
}

/** Every exchange that fits the phase, affordable or not. */
export function exchangesFor(game: MageKnight, seat: Seat): Exchange[] {
  if (game.lasting.length === 0 || game.combat === null) return [];
  const attack = attackFor(game, seat);
  return [...(attack === undefined ? [] : [attack]), ...blocksFor(game, seat)];
}

const isAffordable = ({ turn }: MageKnight, { from, cost }: Exchange): boolean => turn[from] >= cost;

const optionOf = (exchange: Exchange) =>
  exchange.from === 'move'
    ? {
        id: `spend:move:${exchange.kind}`,
        label: { key: 'move-to-attack' as const, cost: exchange.cost, kind: exchange.kind },
        rule: 'MK-4.21' as const,
      }
    : {
        id: `spend:influence:${exchange.element}`,
        label: { key: 'influence-to-block' as const, element: exchange.element },
        rule: 'MK-4.21' as const,
      };

/** The element is settled for the effect that allows no other one. */
function settleElement(game: MageKnight, seat: Seat, element: Element): void {
  const able = working(game, seat, 'influenceAsBlock').find(({ op, lasting }) =>
    lasting.element === undefined ? op.element.includes(element) : lasting.element === element,
  );
  if (able !== undefined) able.lasting.element = element;
}

export const exchange: ActKind<MageKnightTypes, Of, ExchangeAct> = {
  list: (game, { player }, into) => {
    for (const each of exchangesFor(game, player))
      if (isAffordable(game, each)) into.push({ do: 'exchange', ...each });
  },
  option: (_, act) => optionOf(act),
  refused: (game, { player }) =>
    exchangesFor(game, player)
      .filter((each) => !isAffordable(game, each))
      .map(
        (each): Refused<MageKnightTypes> => ({
          ...optionOf(each),
          reason: each.from === 'move' ? { key: 'no-move' } : { key: 'no-influence-here' },
        }),
      ),
  carryOut: (game, act, { player }) => {
    game.turn[act.from] -= act.cost;
    if (act.from === 'move')
      addPoints(game, player, { n: 1, element: 'physical', kind: act.kind, source: 'move' });
    else {
      settleElement(game, player, act.element);
      addPoints(game, player, { n: 1, element: act.element, kind: 'block', source: 'influence' });
    }
    return undefined;
  },
};

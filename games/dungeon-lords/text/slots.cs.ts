// What the three slots of an action cost and give (DL-FOOD to DL-ROOM).
import { type OrderId, SLOTS, type SlotIndex, slotOf } from '../data/orders.ts';
import type { Goods } from '../data/types.ts';
import { slotNames } from './names.cs.ts';
import { type As, evil, food, gold, goodsText, list, tunnels } from './phrases.cs.ts';

/** "o 2 zla méně a pohled na bojovou kartu", "2 jídla". */
export function gainText(order: OrderId, slot: SlotIndex, gains: Goods, as: As = 'object'): string {
  const { evil: change = 0, ...rest } = gains;
  return list([
    ...(change < 0 ? [`o ${evil(-change)} méně`] : []),
    ...(Object.keys(rest).length > 0 ? [goodsText(rest, as)] : []),
    ...(slotOf(order, slot).spies === undefined ? [] : ['pohled na bojovou kartu']),
  ]);
}

const withForeman = (order: OrderId, slot: SlotIndex): string =>
  slotOf(order, slot).foreman ? ', s předákem' : '';

const picks: Readonly<Record<SlotIndex, string>> = {
  0: 'poslední výběr',
  1: 'druhý výběr',
  2: 'první výběr',
};

/** "2 jídla za 1 zlato", "až 4 chodby, s předákem", "první výběr, o 1 jídlo víc". */
function deal(order: OrderId, slot: SlotIndex): string {
  const { pay, gain = {}, digs, mines } = slotOf(order, slot);
  const price = pay === undefined ? '' : ` za ${goodsText(pay)}`;
  if (digs !== undefined) return `až ${tunnels(digs)}${withForeman(order, slot)}`;
  if (mines !== undefined) return `až ${gold(mines)}${withForeman(order, slot)}`;
  if (order === 'hire-monster') return pay?.food ? `${picks[slot]}, o ${food(pay.food)} víc` : picks[slot];
  if (order === 'build-room') return `${picks[slot]}${price}`;
  return `${gainText(order, slot, gain, 'subject')}${price}`;
}

/** "pole I: 2 jídla za 1 zlato; pole II: …", for whoever lays the order. */
export const deals = (order: OrderId): string =>
  SLOTS.map((slot) => `${slotNames[slot]}: ${deal(order, slot)}`).join('; ');

// What the three slots of an action cost and give (DL-FOOD to DL-ROOM).
import { type OrderId, SLOTS, type SlotIndex, slotOf } from '../data/orders.ts';
import type { Goods } from '../data/types.ts';
import { slotNames } from './names.en.ts';
import { food, gold, goodsText, list, tunnels } from './phrases.en.ts';

/** "lose 2 Evil and spy once", "2 food". */
export function gainText(order: OrderId, slot: SlotIndex, gains: Goods): string {
  const { evil = 0, ...rest } = gains;
  return list([
    ...(evil < 0 ? [`${-evil} Evil less`] : []),
    ...(Object.keys(rest).length > 0 ? [goodsText(rest)] : []),
    ...(slotOf(order, slot).spies === undefined ? [] : ['a look at a combat card']),
  ]);
}

const withForeman = (order: OrderId, slot: SlotIndex): string =>
  slotOf(order, slot).foreman ? ', with a foreman' : '';

const picks: Readonly<Record<SlotIndex, string>> = { 0: 'last pick', 1: 'second pick', 2: 'first pick' };

/** "2 food for 1 gold", "up to 4 tunnels, with a foreman", "first pick, for 1 food". */
function deal(order: OrderId, slot: SlotIndex): string {
  const { pay, gain = {}, digs, mines } = slotOf(order, slot);
  const price = pay === undefined ? '' : ` for ${goodsText(pay)}`;
  if (digs !== undefined) return `up to ${tunnels(digs)}${withForeman(order, slot)}`;
  if (mines !== undefined) return `up to ${gold(mines)}${withForeman(order, slot)}`;
  if (order === 'hire-monster') return pay?.food ? `${picks[slot]}, ${food(pay.food)} more` : picks[slot];
  if (order === 'build-room') return `${picks[slot]}${price}`;
  return `${gainText(order, slot, gain)}${price}`;
}

/** "slot I: 2 food for 1 gold; slot II: …", for whoever lays the order. */
export const deals = (order: OrderId): string =>
  SLOTS.map((slot) => `${slotNames[slot]}: ${deal(order, slot)}`).join('; ');

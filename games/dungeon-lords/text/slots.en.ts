// What the three slots of an action cost and give (DL-FOOD to DL-ROOM).
import { type OrderId, SLOTS, type SlotIndex, slotOf } from '../data/orders.ts';
import type { Goods } from '../data/types.ts';
import { slotNames } from './names.en.ts';
import { evil, food, gold, goodsText, list, tunnels } from './phrases.en.ts';

const hasGoods = (goods: Goods): boolean => Object.keys(goods).length > 0;

const commands = { pay: 'pay', lose: 'lose', take: 'take', look: 'look at a combat card' } as const;
const deeds = { pay: 'pays', lose: 'loses', take: 'takes', look: 'looks at a combat card' } as const;

/** "pay 1 gold and take 2 food", "loses 1 Evil and looks at a combat card". */
export function dealText(
  mood: 'command' | 'deed',
  order: OrderId,
  slot: SlotIndex,
  pays: Goods,
  gains: Goods,
): string {
  const verbs = mood === 'command' ? commands : deeds;
  const { evil: change = 0, ...rest } = gains;
  return list([
    ...(hasGoods(pays) ? [`${verbs.pay} ${goodsText(pays)}`] : []),
    ...(change < 0 ? [`${verbs.lose} ${evil(-change)}`] : []),
    ...(hasGoods(rest) ? [`${verbs.take} ${goodsText(rest)}`] : []),
    ...(slotOf(order, slot).spies === undefined ? [] : [verbs.look]),
  ]);
}

const withForeman = (order: OrderId, slot: SlotIndex): string =>
  slotOf(order, slot).foreman ? ', with a foreman' : '';

const picks: Readonly<Record<SlotIndex, string>> = { 0: 'last pick', 1: 'second pick', 2: 'first pick' };

function gainText({ gain = {}, spies }: ReturnType<typeof slotOf>): string {
  const look = spies === undefined ? [] : ['a look at a combat card'];
  return list([goodsText(gain), ...look]);
}

/** "2 food for 1 gold", "up to 4 tunnels, with a foreman", "first pick, 1 food more". */
export function slotEffect(order: OrderId, slot: SlotIndex): string {
  const told = slotOf(order, slot);
  const { pay, digs, mines } = told;
  const price = pay === undefined ? '' : ` for ${goodsText(pay)}`;
  if (digs !== undefined) return `up to ${tunnels(digs)}${withForeman(order, slot)}`;
  if (mines !== undefined) return `up to ${gold(mines)}${withForeman(order, slot)}`;
  if (order === 'hire-monster') return pay?.food ? `${picks[slot]}, ${food(pay.food)} more` : picks[slot];
  return order === 'build-room' ? `${picks[slot]}${price}` : `${gainText(told)}${price}`;
}

/** "slot I: 2 food for 1 gold; slot II: …". */
export const slotEffects = (order: OrderId): string =>
  SLOTS.map((slot) => `${slotNames[slot]}: ${slotEffect(order, slot)}`).join('; ');

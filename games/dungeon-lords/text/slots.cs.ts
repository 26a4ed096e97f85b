// What the three slots of an action cost and give (DL-FOOD to DL-ROOM).
import { type OrderId, SLOTS, type SlotIndex, slotOf } from '../data/orders.ts';
import type { Goods } from '../data/types.ts';
import { slotNames } from './names.cs.ts';
import { evil, food, gold, goodsText, list, tunnels } from './phrases.cs.ts';

const hasGoods = (goods: Goods): boolean => Object.keys(goods).length > 0;

const commands = {
  pay: 'zaplať',
  lose: 'ztrať',
  take: 'vezmi si',
  look: 'prohlédni si bojovou kartu',
} as const;
const deeds = {
  pay: 'platí',
  lose: 'ztrácí',
  take: 'bere si',
  look: 'prohlíží si bojovou kartu',
} as const;

/** "zaplať 1 zlato a vezmi si 2 jídla", "ztrácí 1 zlo a prohlíží si bojovou kartu". */
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
  slotOf(order, slot).foreman ? ', s předákem' : '';

const picks: Readonly<Record<SlotIndex, string>> = {
  0: 'poslední výběr',
  1: 'druhý výběr',
  2: 'první výběr',
};

function gainText({ gain = {}, spies }: ReturnType<typeof slotOf>): string {
  const look = spies === undefined ? [] : ['pohled na bojovou kartu'];
  return list([goodsText(gain, 'subject'), ...look]);
}

/** "2 jídla za 1 zlato", "až 4 chodby, s předákem", "první výběr, o 1 jídlo víc". */
export function slotEffect(order: OrderId, slot: SlotIndex): string {
  const told = slotOf(order, slot);
  const { pay, digs, mines } = told;
  const price = pay === undefined ? '' : ` za ${goodsText(pay)}`;
  if (digs !== undefined) return `až ${tunnels(digs, 'subject')}${withForeman(order, slot)}`;
  if (mines !== undefined) return `až ${gold(mines)}${withForeman(order, slot)}`;
  if (order === 'hire-monster') return pay?.food ? `${picks[slot]}, o ${food(pay.food)} víc` : picks[slot];
  return order === 'build-room' ? `${picks[slot]}${price}` : `${gainText(told)}${price}`;
}

/** "pole I: 2 jídla za 1 zlato; pole II: …". */
export const slotEffects = (order: OrderId): string =>
  SLOTS.map((slot) => `${slotNames[slot]}: ${slotEffect(order, slot)}`).join('; ');

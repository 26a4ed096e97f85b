// Chapters DL-ORD to DL-RET: what happens, in the log.
import type { Names, Words } from '@krcma/kernel';
import type { ProductionRoom } from '../data/rooms.ts';
import type { Hindrance, OrdersEvent } from '../messages/orders.ts';
import { creatureNames, orderNames, roomNames, slotNames, trapNames } from './names.en.ts';
import { staff } from './orders.en.ts';
import {
  cellText,
  dummyName,
  evil,
  gold,
  goodsText,
  imps,
  list,
  orders,
  slotText,
  tunnels,
} from './phrases.en.ts';
import { dealText } from './slots.en.ts';

const places = ['First', 'Second', 'Third'] as const;

function hindranceText(hindrance: Hindrance): string {
  switch (hindrance.why) {
    case 'lacks':
      return hindrance.lacks.evil === undefined
        ? `${goodsText(hindrance.lacks)} is missing`
        : 'it would go beyond the end of the evil track';
    case 'too-few-imps':
      return `it takes ${imps(hindrance.needed)}, and only ${hindrance.idle} ${hindrance.idle === 1 ? 'is' : 'are'} idle`;
    case 'nowhere-to-dig':
      return 'there is nowhere to dig';
    case 'nothing-to-mine':
      return 'there is no tunnel to mine';
    case 'no-traps':
      return 'there are no traps left';
    case 'nothing-offered':
      return 'nothing is left on offer';
    case 'none-affordable':
      return 'nobody on offer can be paid';
    case 'none-fits':
      return 'no room on offer fits the dungeon';
  }
}

/** "makes 1 food", "takes 1 Evil away". */
const madeText = ({ dig, evil: change = 0, ...goods }: ProductionRoom['makes']): string => {
  if (dig !== undefined) return `lets them dig ${tunnels(dig)}`;
  return change < 0 ? `takes ${evil(-change)} away` : `makes ${goodsText(goods)}`;
};

const foremanText = (foreman: boolean): string => (foreman ? ' under a foreman' : '');

export const ordersEvents: Words<OrdersEvent, Names> = {
  'dummy-revealed': ({ dummy, orders: revealed }) => `Orders of ${dummyName(dummy)}: ${orders(revealed)}.`,
  'dummy-picked': ({ player, dummy, order }, names) =>
    `${names.seat(player)} has picked ${orderNames[order]} for ${dummyName(dummy)}.`,
  'dummy-placed': ({ dummy, order, slot }) => `${slotText(order, slot)}: ${dummyName(dummy)}.`,
  'orders-revealed': ({ place, orders: revealed }, names) =>
    `${places[place] ?? 'Next'} orders: ${list(revealed.map((order, seat) => `${names.seat(seat)} ${orderNames[order]}`))}.`,
  'minion-placed': ({ player, order, slot, fee }, names) =>
    `${slotText(order, slot)}: ${names.seat(player)}${fee === undefined ? '' : `, who pays ${gold(fee)} at the door`}.`,
  'minion-stayed': ({ player, order, fee }, names) =>
    `${orderNames[order]}: ${
      fee === undefined
        ? `no slot is left for ${names.seat(player)}`
        : `${names.seat(player)} has no gold for the door`
    }.`,

  'slot-impossible': ({ player, order, slot, hindrance }, names) =>
    `${names.seat(player)} cannot use ${slotText(order, slot)}: ${hindranceText(hindrance)}.`,
  'slot-declined': ({ player, order, slot }, names) =>
    `${names.seat(player)} declines ${slotText(order, slot)}.`,
  'slot-used': ({ player, order, slot, paid, gained }, names) =>
    `${slotText(order, slot)}: ${names.seat(player)} ${dealText('deed', order, slot, paid, gained)}.`,
  'tunnels-dug': ({ player, cells, foreman }, names) =>
    `${names.seat(player)} digs ${tunnels(cells.length)}${foremanText(foreman)}.`,
  'gold-mined': ({ player, cells, foreman }, names) =>
    `${names.seat(player)} mines ${gold(cells.length)}${foremanText(foreman)}.`,
  'creature-hired': ({ player, creature, slot, paid }, names) =>
    `${names.seat(player)} (${slotNames[slot]}) hires the ${creatureNames[creature]} for ${goodsText(paid)}.`,
  'dummy-scared': ({ dummy, creature }) =>
    `The minion of ${dummyName(dummy)} scares the ${creatureNames[creature]} away.`,
  'room-built': ({ player, room, cell, paid }, names) =>
    `${names.seat(player)} builds the ${roomNames[room]} at ${cellText(cell)}${Object.keys(paid).length === 0 ? '' : ` for ${goodsText(paid)}`}.`,
  'monster-given': ({ player, creature, to }, names) =>
    `${names.seat(player)} gives up the ${creatureNames[creature]} for the ${creatureNames[to]}.`,
  'trap-buried': ({ player, trap }, names) =>
    `${names.seat(player)} discards ${trap === undefined ? 'a trap' : trapNames[trap]}.`,

  'room-worked': ({ player, room, imps: ofImps, trolls, paid, made }, names) =>
    `${names.seat(player)} puts ${staff(ofImps, trolls)} to work: the ${roomNames[room]} ${madeText(made)}${Object.keys(paid).length === 0 ? '' : ` for ${goodsText(paid)}`}.`,
  'shed-dug': ({ player, cell }, names) => `${names.seat(player)} digs a tunnel at ${cellText(cell)}.`,
  'orders-retrieved': ({ player, order, locked }, names) =>
    `${names.seat(player)} takes back ${orderNames[order]}; locked: ${orders(locked)}.`,
};

// Chapters DL-ORD to DL-RET: what happens, in the log.
import { capital, type Names, type Words } from '@krcma/kernel';
import type { ProductionRoom } from '../data/rooms.ts';
import type { Hindrance, OrdersEvent } from '../messages/orders.ts';
import { creatureNames, orderNames, roomNames, slotNames, trapNames } from './names.cs.ts';
import { staff } from './orders.cs.ts';
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
} from './phrases.cs.ts';
import { dealText } from './slots.cs.ts';

const places = ['První', 'Druhé', 'Třetí'] as const;

function hindranceText(hindrance: Hindrance): string {
  switch (hindrance.why) {
    case 'lacks':
      return hindrance.lacks.evil === undefined
        ? `chybí ${goodsText(hindrance.lacks, 'subject')}`
        : 'vedlo by za konec stupnice zla';
    case 'too-few-imps':
      return `chce to ${imps(hindrance.needed)}, volných je ${hindrance.idle}`;
    case 'nowhere-to-dig':
      return 'není kde kopat';
    case 'nothing-to-mine':
      return 'není chodba, kde by se dalo těžit';
    case 'no-traps':
      return 'v balíčku už nejsou pasti';
    case 'nothing-offered':
      return 'v nabídce nic nezbylo';
    case 'none-affordable':
      return 'nikdo v nabídce se nedá zaplatit';
    case 'none-fits':
      return 'žádná nabízená místnost se do dungeonu nevejde';
  }
}

/** "přináší 1 jídlo", "ubírá 1 zlo". */
const madeText = ({ dig, evil: change = 0, ...goods }: ProductionRoom['makes']): string => {
  if (dig !== undefined) return `dovoluje vykopat ${tunnels(dig)}`;
  return change < 0 ? `ubírá ${evil(-change)}` : `přináší ${goodsText(goods)}`;
};

const foremanText = (foreman: boolean): string => (foreman ? ' pod dohledem předáka' : '');

export const ordersEvents: Words<OrdersEvent, Names> = {
  'dummy-revealed': ({ dummy, orders: revealed }) => `${capital(dummyName(dummy))}: ${orders(revealed)}.`,
  'dummy-picked': ({ player, dummy, order }, names) =>
    `${capital(dummyName(dummy))}: ${orderNames[order].nom}, vybírá ${names.seat(player)}.`,
  'dummy-placed': ({ dummy, order, slot }) => `${slotText(order, slot)}: ${dummyName(dummy)}.`,
  'orders-revealed': ({ place, orders: revealed }, names) =>
    `${places[place] ?? 'Další'} příkazy: ${list(revealed.map((order, seat) => `${names.seat(seat)} ${orderNames[order].nom}`))}.`,
  'minion-placed': ({ player, order, slot, fee }, names) =>
    `${slotText(order, slot)}: ${names.seat(player)}${fee === undefined ? '' : `, u dveří platí ${gold(fee)}`}.`,
  'minion-stayed': ({ player, order, fee }, names) =>
    `${orderNames[order].nom}: ${names.seat(player)} ${
      fee === undefined ? 'už nemá kam postavit služebníka' : 'nemá zlato na vstupné'
    }.`,

  'slot-impossible': ({ player, order, slot, hindrance }, names) =>
    `${slotText(order, slot)}: ${names.seat(player)} ho využít nemůže, ${hindranceText(hindrance)}.`,
  'slot-declined': ({ player, order, slot }, names) =>
    `${slotText(order, slot)}: ${names.seat(player)} ho nechává být.`,
  'slot-used': ({ player, order, slot, paid, gained }, names) =>
    `${slotText(order, slot)}: ${names.seat(player)} ${dealText('deed', order, slot, paid, gained)}.`,
  'tunnels-dug': ({ player, cells, foreman }, names) =>
    `${names.seat(player)} kope ${tunnels(cells.length)}${foremanText(foreman)}.`,
  'gold-mined': ({ player, cells, foreman }, names) =>
    `${names.seat(player)} těží ${gold(cells.length)}${foremanText(foreman)}.`,
  'creature-hired': ({ player, creature, slot, paid }, names) =>
    `${names.seat(player)} (${slotNames[slot]}) najímá ${creatureNames[creature].acc} za ${goodsText(paid)}.`,
  'dummy-scared': ({ dummy, creature }) =>
    `${capital(dummyName(dummy))}: služebník plaší ${creatureNames[creature].acc} z nabídky.`,
  'room-built': ({ player, room, cell, paid }, names) =>
    `${names.seat(player)} staví ${roomNames[room].acc} (${cellText(cell)})${Object.keys(paid).length === 0 ? '' : ` za ${goodsText(paid)}`}.`,
  'monster-given': ({ player, creature, to }, names) =>
    `${names.seat(player)} obětuje ${creatureNames[creature].acc} za ${creatureNames[to].acc}.`,
  'trap-buried': ({ player, trap }, names) =>
    `${names.seat(player)} odhazuje ${trap === undefined ? 'past' : trapNames[trap].acc}.`,

  'room-worked': ({ player, room, imps: ofImps, trolls, paid, made }, names) =>
    `${names.seat(player)} posílá do práce ${staff(ofImps, trolls)}, ${roomNames[room].nom} ${madeText(made)}${Object.keys(paid).length === 0 ? '' : ` za ${goodsText(paid)}`}.`,
  'shed-dug': ({ player, cell }, names) => `${names.seat(player)} kope chodbu (${cellText(cell)}).`,
  'orders-retrieved': ({ player, order, locked }, names) =>
    `${names.seat(player)} si bere zpátky ${orderNames[order].acc}, blokuje ${orders(locked, 'acc')}.`,
};

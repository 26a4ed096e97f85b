// Chapters DL-ORD to DL-RET: questions, choices and refusals; what happens is in orders-log.en.ts.
import { capital, type Names, type Words } from '@krcma/kernel';
import { type ProductionRoom, type RoomId, roomOf } from '../data/rooms.ts';
import type { Idleness, OrdersMessage } from '../messages/orders.ts';
import { combatCardNames, creatureNames, orderNames, roomNames, trapNames, zoneNames } from './names.en.ts';
import {
  cellText,
  dummyName,
  gold,
  goodsText,
  imps,
  orders,
  slotText,
  tunnels,
  workers,
} from './phrases.en.ts';
import { dealText } from './slots.en.ts';

const places = ['first', 'second', 'third'] as const;

const trolls = (count: number): string => (count === 1 ? '1 troll' : `${count} trolls`);

/** "3 imps", "3 imps and 1 troll". */
export const staff = (ofImps: number, ofTrolls: number): string =>
  ofTrolls === 0 ? imps(ofImps) : ofImps === 0 ? trolls(ofTrolls) : `${imps(ofImps)} and ${trolls(ofTrolls)}`;

const madeText = ({ dig, ...goods }: ProductionRoom['makes']): string =>
  dig === undefined ? goodsText(goods) : tunnels(dig);

/** " (2 workers: 1 imp for 1 food)". */
function workText(id: RoomId): string {
  const room = roomOf(id);
  if (room.kind !== 'production') return '';
  const price = room.pay === undefined ? '' : ` for ${goodsText(room.pay)}`;
  return ` (${workers(room.workers)}: ${madeText(room.makes)}${price})`;
}

function idleText(idle: Idleness): string {
  switch (idle.why) {
    case 'no-production':
      return 'nothing is made there.';
    case 'conquered':
      return 'it has been conquered.';
    case 'used':
      return idle.uses === 1 ? 'it has worked this round.' : `it has worked ${idle.uses} times this round.`;
    case 'too-few-workers':
      return `it needs ${workers(idle.needed)}, and you have ${idle.idle} idle.`;
    case 'lacks':
      return `you lack ${goodsText(idle.lacks)}.`;
    case 'no-traps':
      return 'there are no traps left to draw.';
    case 'nowhere-to-dig':
      return 'there is nowhere to dig.';
  }
}

export const ordersMessages: Words<OrdersMessage, Names> = {
  'ask-programme': ({ place }) => `Which is your ${places[place] ?? 'next'} order?`,
  'lay-order': ({ order, fee }) =>
    `${orderNames[order]}${fee === undefined ? '' : `, ${gold(fee)} as your first order`}`,
  'order-locked': ({ order }) => `${orderNames[order]} is locked this round.`,
  'ask-dummy': ({ dummy }) => `Which order do you give ${dummyName(dummy)}? Its minion takes slot I.`,
  'pick-for-dummy': ({ order }) => orderNames[order],
  'dummy-order-gone': ({ order }) => `${orderNames[order]} lies on the table and is not in the dummy's hand.`,
  'ask-seal': ({ orders: laid, dummy }) =>
    `Your orders: ${laid.map((order) => orderNames[order]).join(', ')}${dummy === undefined ? '' : `; the dummy's: ${orderNames[dummy]}`}. Seal them, or take something back.`,
  'seal-programme': () => 'Seal the orders',

  'ask-slot': ({ order, slot }) => `${slotText(order, slot)}: do you use it?`,
  'use-slot': ({ order, slot, pays, gains }) => capital(dealText('command', order, slot, pays, gains)),
  'decline-slot': () => 'Decline',

  'ask-spy': () => 'At which combat card do you look?',
  'spy-card': ({ round, seen }) =>
    seen === undefined ? `Round ${round}` : `Round ${round} again (${combatCardNames[seen]})`,

  'ask-dig': ({ dug, most }) => `Where do you dig? Chosen: ${dug} of up to ${most}.`,
  'dig-at': ({ cell }) => `Dig at ${cellText(cell)}`,
  'dug-enough': ({ dug }) => `Done, ${tunnels(dug)}`,
  'closes-block': () => 'No block of two by two cells may be dug completely.',
  'not-beside': () => 'You can only dig beside your dungeon.',

  'ask-mine': ({ mined, most }) => `Where do you mine? Chosen: ${mined} of up to ${most}.`,
  'mine-at': ({ cell }) => `Mine at ${cellText(cell)}`,
  'mined-enough': ({ mined }) => `Done, ${gold(mined)}`,
  'room-not-mined': () => 'There is no gold in rooms.',
  'conquered-tile': () => 'The tile has been conquered.',

  'ask-hire': () => 'Whom do you hire?',
  'hire-creature': ({ creature, price }) => `Hire the ${creatureNames[creature]} for ${goodsText(price)}`,
  'too-poor': ({ lacks: { evil, ...goods } }) =>
    [
      ...(Object.keys(goods).length > 0 ? [`You lack ${goodsText(goods)}.`] : []),
      ...(evil === undefined ? [] : ['It would move you beyond the end of the evil track.']),
    ].join(' '),
  'ask-give': ({ creature }) => `The ${creatureNames[creature]} wants another monster. Whom do you give up?`,
  'give-monster': ({ creature }) => `Give up the ${creatureNames[creature]}`,
  'ghost-no-monster': () => 'A ghost is no monster.',
  'not-itself': ({ creature }) => `The ${creatureNames[creature]} is not paid with itself.`,
  'ask-bury': ({ creature }) =>
    creature === undefined
      ? 'Which trap do you discard?'
      : `The ${creatureNames[creature]} wants a trap. Which one do you discard?`,
  'bury-trap': ({ trap }) => `Discard ${trapNames[trap]}`,

  'ask-room': () => 'Which room do you build?',
  'take-room': ({ room, price }) =>
    Object.keys(price).length === 0 ? roomNames[room] : `${roomNames[room]} for ${goodsText(price)}`,
  'fits-nowhere': ({ room, zone }) =>
    `${roomNames[room]} fits none of your tunnels: it belongs on ${zoneNames[zone]}, and not beside a room.`,
  'ask-cell': ({ room }) => `Which tunnel becomes the ${roomNames[room]}?`,
  'build-at': ({ cell }) => `Build at ${cellText(cell)}`,
  'no-tunnel': () => 'A room is built in a tunnel, and nothing is dug here.',
  'room-already': () => 'There is a room here already.',
  'wrong-zone': ({ room, zone }) => `${roomNames[room]} belongs on ${zoneNames[zone]}.`,
  'beside-room': () => 'Two rooms may not stand side by side.',

  'ask-work': ({ imps: idle, trolls: idleTrolls }) => `Which room works? Idle: ${staff(idle, idleTrolls)}.`,
  'work-room': ({ room }) => `${roomNames[room]}${workText(room)}`,
  'stop-production': () => 'No more work',
  'room-idle': ({ room, idle }) => `${roomNames[room]}: ${idleText(idle)}`,
  'ask-shed': () => 'Where does the Tool Shed dig?',
  'ask-retrieve': () => 'Which of your orders do you take back?',
  'retrieve-order': ({ order, locks }) => `${orderNames[order]} (locked next: ${orders(locks)})`,
  'order-carried-out': ({ order }) =>
    `${orderNames[order]} was not your first order, and it was carried out.`,
};

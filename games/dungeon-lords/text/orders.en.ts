// Chapters DL-ORD to DL-RET.
import type { Names, Words } from '@krcma/kernel';
import type { OrdersEvent, OrdersMessage } from '../messages/orders.ts';
import { creatureNames, trapNames } from './names.en.ts';

export const ordersMessages: Words<OrdersMessage, Names> = {
  'ask-give': ({ creature }) => `The ${creatureNames[creature]} wants another monster. Whom do you give up?`,
  'give-monster': ({ creature }) => `Give up the ${creatureNames[creature]}`,
  'ghost-no-monster': () => 'A ghost is no monster.',
  'not-itself': ({ creature }) => `The ${creatureNames[creature]} is not paid with itself.`,
  'ask-bury': ({ creature }) =>
    creature === undefined
      ? 'Which trap do you discard?'
      : `The ${creatureNames[creature]} wants a trap. Which one do you discard?`,
  'bury-trap': ({ trap }) => `Discard ${trapNames[trap]}`,
};

export const ordersEvents: Words<OrdersEvent, Names> = {
  'monster-given': ({ player, creature, to }, names) =>
    `${names.seat(player)} gives up the ${creatureNames[creature]} for the ${creatureNames[to]}.`,
  'trap-buried': ({ player, trap }, names) =>
    `${names.seat(player)} discards ${trap === undefined ? 'a trap' : trapNames[trap]}.`,
};

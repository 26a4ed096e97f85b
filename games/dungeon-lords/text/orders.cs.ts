// Chapters DL-ORD to DL-RET.
import { capital, type Names, type Words } from '@krcma/kernel';
import type { OrdersEvent, OrdersMessage } from '../messages/orders.ts';
import { creatureNames, trapNames } from './names.cs.ts';

export const ordersMessages: Words<OrdersMessage, Names> = {
  'ask-give': ({ creature }) =>
    `${capital(creatureNames[creature].nom)} chce jinou příšeru. Kterou obětuješ?`,
  'give-monster': ({ creature }) => `Obětuj ${creatureNames[creature].acc}`,
  'ghost-no-monster': () => 'Duch není příšera.',
  'not-itself': ({ creature }) => `Za ${creatureNames[creature].acc} musíš dát jinou příšeru.`,
  'ask-bury': ({ creature }) =>
    creature === undefined
      ? 'Kterou past odhodíš?'
      : `${capital(creatureNames[creature].nom)} chce past. Kterou odhodíš?`,
  'bury-trap': ({ trap }) => `Odhoď ${trapNames[trap].acc}`,
};

export const ordersEvents: Words<OrdersEvent, Names> = {
  'monster-given': ({ player, creature, to }, names) =>
    `${names.seat(player)} obětuje ${creatureNames[creature].acc} za ${creatureNames[to].acc}.`,
  'trap-buried': ({ player, trap }, names) =>
    `${names.seat(player)} odhazuje ${trap === undefined ? 'past' : trapNames[trap].acc}.`,
};

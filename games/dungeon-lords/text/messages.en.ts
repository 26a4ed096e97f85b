import type { Names, Words } from '@krcma/kernel';
import type { DungeonLordsMessage } from '../messages.ts';
import { combatMessages } from './combat.en.ts';
import { duesMessages } from './dues.en.ts';
import { ordersMessages } from './orders.en.ts';
import { yearMessages } from './year.en.ts';

export const messages: Words<DungeonLordsMessage, Names> = {
  ...ordersMessages,
  ...duesMessages,
  ...combatMessages,
  ...yearMessages,
};

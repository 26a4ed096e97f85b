import type { Names, Words } from '@krcma/kernel';
import type { DungeonLordsMessage } from '../messages.ts';
import { combatMessages } from './combat.cs.ts';
import { duesMessages } from './dues.cs.ts';
import { ordersMessages } from './orders.cs.ts';
import { yearMessages } from './year.cs.ts';

export const messages: Words<DungeonLordsMessage, Names> = {
  ...ordersMessages,
  ...duesMessages,
  ...combatMessages,
  ...yearMessages,
};

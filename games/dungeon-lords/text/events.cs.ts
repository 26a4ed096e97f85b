import type { Names, Words } from '@krcma/kernel';
import type { DungeonLordsEvent } from '../messages.ts';
import { combatEvents } from './combat.cs.ts';
import { duesEvents } from './dues.cs.ts';
import { ordersEvents } from './orders-log.cs.ts';
import { yearEvents } from './year.cs.ts';

export const events: Words<DungeonLordsEvent, Names> = {
  ...ordersEvents,
  ...duesEvents,
  ...combatEvents,
  ...yearEvents,
};

import type { Names, Words } from '@krcma/kernel';
import type { DungeonLordsEvent } from '../messages.ts';
import { combatEvents } from './combat.en.ts';
import { duesEvents } from './dues.en.ts';
import { ordersEvents } from './orders-log.en.ts';
import { yearEvents } from './year.en.ts';

export const events: Words<DungeonLordsEvent, Names> = {
  ...ordersEvents,
  ...duesEvents,
  ...combatEvents,
  ...yearEvents,
};

import type { Names, Words } from '@krcma/kernel';
import type { HuntEvent, HuntMessage } from '../messages/hunt.ts';
import { monsterEvents, monsterMessages } from './monsters.cs.ts';

export const huntMessages: Words<HuntMessage, Names> = {
  ...monsterMessages,
};

export const huntEvents: Words<HuntEvent, Names> = {
  ...monsterEvents,
};

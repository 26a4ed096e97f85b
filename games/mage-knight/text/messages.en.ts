import type { Names, Words } from '@krcma/kernel';
import type { MageKnightMessage } from '../messages.ts';
import { assaultMessages } from './assault.en.ts';
import { cardMessages } from './cards.en.ts';
import { combatMessages } from './combat.en.ts';
import { companyMessages } from './company.en.ts';
import { duelMessages } from './duel.en.ts';
import { frameMessages } from './frame.en.ts';
import { questMessages } from './quests.en.ts';
import { roundMessages } from './round.en.ts';
import { unitMessages } from './units.en.ts';
import { variantMessages } from './variants.en.ts';
import { wayMessages } from './way.en.ts';

export const messages: Words<MageKnightMessage, Names> = {
  ...frameMessages,
  ...cardMessages,
  ...wayMessages,
  ...combatMessages,
  ...duelMessages,
  ...roundMessages,
  ...questMessages,
  ...unitMessages,
  ...companyMessages,
  ...assaultMessages,
  ...variantMessages,
};

import type { Names, Words } from '@krcma/kernel';
import type { MageKnightMessage } from '../messages.ts';
import { assaultMessages } from './assault.en.ts';
import { cardMessages } from './cards.en.ts';
import { combatMessages } from './combat.en.ts';
import { companyMessages } from './company.en.ts';
import { duelMessages } from './duel.en.ts';
import { factionMessages } from './factions.en.ts';
import { frameMessages } from './frame.en.ts';
import { questMessages } from './quests.en.ts';
import { roundMessages } from './round.en.ts';
import { unitMessages } from './units.en.ts';
import { variantMessages } from './variants.en.ts';
import { volkareMessages } from './volkare.en.ts';
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
  ...volkareMessages,
  ...factionMessages,
  ...variantMessages,
};

import type { Names, Words } from '@krcma/kernel';
import type { MageKnightMessage } from '../messages.ts';
import { assaultMessages } from './assault.cs.ts';
import { cardMessages } from './cards.cs.ts';
import { combatMessages } from './combat.cs.ts';
import { companyMessages } from './company.cs.ts';
import { duelMessages } from './duel.cs.ts';
import { factionMessages } from './factions.cs.ts';
import { frameMessages } from './frame.cs.ts';
import { questMessages } from './quests.cs.ts';
import { roundMessages } from './round.cs.ts';
import { unitMessages } from './units.cs.ts';
import { variantMessages } from './variants.cs.ts';
import { volkareMessages } from './volkare.cs.ts';
import { wayMessages } from './way.cs.ts';

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

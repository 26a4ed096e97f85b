import type { Names, Words } from '@krcma/kernel';
import type { MageKnightEvent } from '../messages.ts';
import { assaultEvents } from './assault.cs.ts';
import { cardEvents } from './cards.cs.ts';
import { combatEvents } from './combat.cs.ts';
import { companyEvents } from './company.cs.ts';
import { duelEvents } from './duel.cs.ts';
import { factionEvents } from './factions.cs.ts';
import { frameEvents } from './frame.cs.ts';
import { questEvents } from './quests.cs.ts';
import { roundEvents } from './round.cs.ts';
import { unitEvents } from './units.cs.ts';
import { variantEvents } from './variants.cs.ts';
import { volkareEvents } from './volkare.cs.ts';
import { wayEvents } from './way.cs.ts';

export const events: Words<MageKnightEvent, Names> = {
  ...frameEvents,
  ...cardEvents,
  ...wayEvents,
  ...combatEvents,
  ...duelEvents,
  ...roundEvents,
  ...questEvents,
  ...unitEvents,
  ...companyEvents,
  ...assaultEvents,
  ...volkareEvents,
  ...factionEvents,
  ...variantEvents,
};

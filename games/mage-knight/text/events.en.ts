import type { Names, Words } from '@krcma/kernel';
import type { MageKnightEvent } from '../messages.ts';
import { assaultEvents } from './assault.en.ts';
import { cardEvents } from './cards.en.ts';
import { combatEvents } from './combat.en.ts';
import { companyEvents } from './company.en.ts';
import { duelEvents } from './duel.en.ts';
import { factionEvents } from './factions.en.ts';
import { frameEvents } from './frame.en.ts';
import { questEvents } from './quests.en.ts';
import { roundEvents } from './round.en.ts';
import { unitEvents } from './units.en.ts';
import { variantEvents } from './variants.en.ts';
import { volkareEvents } from './volkare.en.ts';
import { wayEvents } from './way.en.ts';

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

import type { GameText } from '@krcma/kernel';
import type { MonsterLandsTypes } from '../messages.ts';
import { compose } from './compose.ts';
import { endings } from './endings.en.ts';
import { events } from './events.en.ts';
import { messages } from './messages.en.ts';
import { flags, options, values } from './options.en.ts';
import { places } from './places.en.ts';
import { ruleChapters } from './rule-chapters.en.ts';
import { rules } from './rules.en.ts';
import { scores } from './scores.en.ts';
import { things } from './things.en.ts';

export const en: GameText<MonsterLandsTypes> = compose({
  name: 'Monster Lands',
  blurb:
    'Clans of mercenaries serve the Queen. Place your dice in the Citadel to hire, buy and brew, send your members Outside on quests and against monsters, conquer realms and win glory.',
  messages,
  events,
  things,
  options,
  values,
  flags,
  scores,
  endings,
  places,
  rules,
  chapters: ruleChapters,
});

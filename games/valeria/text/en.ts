import type { GameText } from '@krcma/kernel';
import type { ValeriaTypes } from '../messages.ts';
import { compose } from './compose.ts';
import { endings } from './endings.en.ts';
import { events } from './events.en.ts';
import { messages } from './messages.en.ts';
import { flags, options, values } from './options.en.ts';
import { places } from './places.en.ts';
import { ruleChapters } from './rule-chapters.en.ts';
import { rules } from './rules.en.ts';
import { rivals, scores } from './scores.en.ts';
import { things } from './things.en.ts';

export const en: GameText<ValeriaTypes> = compose({
  name: 'Valeria: Card Kingdoms',
  blurb:
    'Dukes compete for the crown of Valeria. Dice wake your citizens, and with the gold, strength and magic they bring you recruit more of them, slay monsters and build domains.',
  messages,
  events,
  things,
  options,
  values,
  flags,
  scores,
  rivals,
  endings,
  places,
  rules,
  chapters: ruleChapters,
});

import type { GameText } from '@krcma/kernel';
import type { ValeriaTypes } from '../messages.ts';
import { compose } from './compose.ts';
import { endings } from './endings.cs.ts';
import { events } from './events.cs.ts';
import { messages } from './messages.cs.ts';
import { flags, options, values } from './options.cs.ts';
import { places } from './places.cs.ts';
import { ruleChapters } from './rule-chapters.cs.ts';
import { rules } from './rules.cs.ts';
import { rivals, scores } from './scores.cs.ts';
import { things } from './things.cs.ts';

export const cs: GameText<ValeriaTypes> = compose({
  name: 'Valerie: Karetní království',
  blurb:
    'Vévodové se ucházejí o korunu Valerie. Kostky probouzejí tvé obyvatele a za zlaťáky, sílu a magii, které ti přinesou, najímáš další, zabíjíš nestvůry a buduješ panství.',
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

// Everything a table says; the rules in full are fetched when somebody reads them.
import { compose, type TableText } from '@krcma/kernel';
import { invitation } from '../invitation.ts';
import type { ValeriaTypes } from '../messages.ts';
import { endings } from './endings.en.ts';
import { events } from './events.en.ts';
import { explaining } from './explain.ts';
import { messages } from './messages.en.ts';
import { flags, options, values } from './options.en.ts';
import { places } from './places.en.ts';
import { ruleChapters } from './rule-chapters.en.ts';
import { rivals, scores } from './scores.en.ts';
import { things } from './things.en.ts';

export const tableText: TableText<ValeriaTypes> = compose({
  ...invitation.en,
  messages,
  events,
  thing: explaining(things),
  options,
  values,
  flags,
  scores,
  rivals,
  endings,
  places,
  chapters: ruleChapters,
});

// Everything a table says; the rules in full are fetched when somebody reads them.
import { compose, type TableText } from '@krcma/kernel';
import { invitation } from '../invitation.ts';
import type { ValeriaTypes } from '../messages.ts';
import { endings } from './endings.cs.ts';
import { events } from './events.cs.ts';
import { explaining } from './explain.ts';
import { messages } from './messages.cs.ts';
import { flags, options, values } from './options.cs.ts';
import { places } from './places.cs.ts';
import { ruleChapters } from './rule-chapters.cs.ts';
import { rivals, scores } from './scores.cs.ts';
import { things } from './things.cs.ts';

export const tableText: TableText<ValeriaTypes> = compose({
  ...invitation.cs,
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

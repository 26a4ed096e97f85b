// Everything a table says; the rules in full are fetched when somebody reads them.
import { compose } from '@krcma/kernel';
import { invitation } from '../invitation.ts';
import type { MonsterLandsTypes } from '../messages.ts';
import { boardWords } from './board-names.ts';
import { english } from './board-words.en.ts';
import type { BoardText } from './board-words.ts';
import { endings } from './endings.en.ts';
import { events } from './events.en.ts';
import { explaining } from './explain.ts';
import { messages } from './messages.en.ts';
import * as names from './names.en.ts';
import { flags, options, values } from './options.en.ts';
import { places } from './places.en.ts';
import { ruleChapters } from './rule-chapters.en.ts';
import { scores } from './scores.en.ts';
import { things } from './things.en.ts';

export const tableText: BoardText = {
  ...compose<MonsterLandsTypes>({
    ...invitation.en,
    messages,
    events,
    thing: explaining(things),
    options,
    values,
    flags,
    scores,
    endings,
    places,
    chapters: ruleChapters,
  }),
  board: boardWords(names, english),
};

// Everything a table says; the rules in full are fetched when somebody reads them.
import { type BoardText, compose } from '@krcma/kernel';
import { invitation } from '../invitation.ts';
import type { DungeonLordsTypes } from '../messages.ts';
import { boardWords } from './board-words.en.ts';
import type { BoardWords } from './board-words.ts';
import { endings, ratings } from './endings.en.ts';
import { events } from './events.en.ts';
import { explaining } from './explain.ts';
import { messages } from './messages.en.ts';
import { flags, options, values } from './options.en.ts';
import { places } from './places.en.ts';
import { ruleChapters } from './rule-chapters.en.ts';
import { rivals, scores } from './scores.en.ts';
import { things } from './things.en.ts';

export const tableText: BoardText<DungeonLordsTypes, BoardWords> = {
  ...compose<DungeonLordsTypes>({
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
    ratings,
    places,
    chapters: ruleChapters,
  }),
  board: boardWords,
};

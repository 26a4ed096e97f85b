// Everything a table says; the rules in full are fetched when somebody reads them.
import { type BoardText, compose } from '@krcma/kernel';
import { invitation } from '../invitation.ts';
import type { MageKnightTypes } from '../messages.ts';
import { boardWords } from './board-words.en.ts';
import type { BoardWords } from './board-words.ts';
import { endings } from './endings.en.ts';
import { events } from './events.en.ts';
import { explaining } from './explain.ts';
import { messages } from './messages.en.ts';
import { flags, options, values } from './options.en.ts';
import { places } from './places.en.ts';
import { retellingWords } from './retelling.en.ts';
import { retelling } from './retelling.ts';
import { ruleChapters } from './rule-chapters.en.ts';
import { rivals, scores } from './scores.en.ts';
import { things } from './things.en.ts';

export const tableText: BoardText<MageKnightTypes, BoardWords> = {
  ...compose<MageKnightTypes>({
    ...invitation.en,
    messages,
    events,
    thing: explaining(boardWords, things),
    options,
    values,
    flags,
    scores,
    rivals,
    endings,
    places,
    chapters: ruleChapters,
  }),
  ...retelling(retellingWords),
  board: boardWords,
};

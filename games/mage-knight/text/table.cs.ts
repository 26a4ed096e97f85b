// Everything a table says; the rules in full are fetched when somebody reads them.
import { type BoardText, compose } from '@krcma/kernel';
import { invitation } from '../invitation.ts';
import type { MageKnightTypes } from '../messages.ts';
import { boardWords } from './board-words.cs.ts';
import type { BoardWords } from './board-words.ts';
import { endings } from './endings.cs.ts';
import { events } from './events.cs.ts';
import { explaining } from './explain.ts';
import { messages } from './messages.cs.ts';
import { flags, options, values } from './options.cs.ts';
import { places } from './places.cs.ts';
import { retellingWords } from './retelling.cs.ts';
import { retelling } from './retelling.ts';
import { ruleChapters } from './rule-chapters.cs.ts';
import { rivals, scores } from './scores.cs.ts';
import { things } from './things.cs.ts';

export const tableText: BoardText<MageKnightTypes, BoardWords> = {
  ...compose<MageKnightTypes>({
    ...invitation.cs,
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

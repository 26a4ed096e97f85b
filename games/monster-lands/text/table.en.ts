// Everything a table says; the rules in full are fetched when somebody reads them.
import { boardWords } from './board-names.ts';
import { english } from './board-words.en.ts';
import type { BoardText } from './board-words.ts';
import { compose } from './compose.ts';
import { endings } from './endings.en.ts';
import { events } from './events.en.ts';
import { messages } from './messages.en.ts';
import * as names from './names.en.ts';
import { flags, options, values } from './options.en.ts';
import { places } from './places.en.ts';
import { ruleChapters } from './rule-chapters.en.ts';
import { scores } from './scores.en.ts';
import { things } from './things.en.ts';

export const tableText: BoardText = {
  ...compose({
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
    chapters: ruleChapters,
  }),
  board: boardWords(names, english),
};

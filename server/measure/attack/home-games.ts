import {
  choose,
  decisionsOf,
  type GameModule,
  hashOf,
  type Journal,
  openJournal,
  recordOf,
  save,
} from '@krcma/kernel';
import { rulesOf } from '../../games.ts';
import { BOT, ME, OPEN } from '../../test/company.ts';
import { wish } from '../../test/servers.ts';

/** A game somebody has begun in their own browser. */
export function atHome(game: string, choices: number, seed = 'known to the bringer'): Journal {
  const module = rulesOf(game);
  const journal = openJournal(module, { seats: 2, seed });
  for (let made = 0; made < choices; made++) oneChoice(module, journal, made);
  return journal;
}

function oneChoice(module: GameModule, journal: Journal, pick: number): void {
  const [decision] = decisionsOf(module, journal);
  const option = decision?.options[pick % decision.options.length];
  if (decision !== undefined && option !== undefined) choose(module, journal, decision.seat, option.id);
}

/** What a request for a table holds when a game is brought along, in both forms that were ever known. */
export const FORMS: readonly { readonly form: string; of(journal: Journal): object }[] = [
  {
    form: 'brought',
    of: (journal) => {
      const { game, version, setup, choices } = recordOf(rulesOf(journal.game), journal);
      return { brought: { game, version, setup, choices, hash: hashOf(journal.table) } };
    },
  },
  { form: 'save', of: (journal) => ({ save: save(journal) }) },
];

/** A table of two to which a game is brought along: me and a bot, who begin at once, or me and a friend. */
export const bringing = (game: string, more: object, withFriend = false): object =>
  wish([ME, withFriend ? OPEN : BOT], { game, ...more });

interface Writable {
  [part: string]: unknown;
}

/** What of a save is changed before its check sum is made to fit. */
export type Change = (
  journal: Writable,
  table: Writable & { players: Writable[]; clans: Writable[] },
) => void;

export function forgedSave(game: string, change: Change, choices = 0): string {
  const file = JSON.parse(save(atHome(game, choices))) as { hash: string; journal: Writable };
  change(file.journal, file.journal.table as Parameters<Change>[1]);
  return JSON.stringify({ ...file, hash: hashOf(file.journal) });
}

/** The log of choices with other parts. */
export function forgedRecord(game: string, change: object, choices = 4): object {
  const journal = atHome(game, choices);
  const { version, setup, choices: made } = recordOf(rulesOf(game), journal);
  return { game, version, setup, choices: made, hash: hashOf(journal.table), ...change };
}

export const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type Journal,
  type Json,
  load,
  type Message,
  type Names,
  openJournal,
  recordOf,
  type Seat,
  type Setup,
  type Side,
  save,
  sidesOf,
  TableError,
} from '@krcma/kernel';
import { isLanguage, type Language, type ShellText, shellTexts } from '../../text/index.ts';
import { gameCalled, type TableGame } from '../games.ts';
import { namesOf, type SeatPlan } from './seats.ts';
import { newFileName, recordsFolder, reportsFolder, tablesFolder, writeSafely } from './storage.ts';

/** A table being played in this terminal: the game and who sits around it. */
export interface Session {
  readonly game: TableGame;
  readonly journal: Journal;
  readonly seats: readonly SeatPlan[];
  readonly file: string;
  language: Language;
  /** How many entries of the log each seat has been told. */
  readonly told: number[];
  /** The words of the standing answers, seat by seat, for the list. */
  readonly standing: Record<string, Message>[];
  /** Ask before a step that cannot be taken back. */
  confirms: boolean;
  /** What was agreed on hints; missing where it goes by who sits there. */
  readonly hints?: boolean;
}

const FORMAT = 'krcma game';

interface SessionFile {
  readonly format: typeof FORMAT;
  readonly seats: readonly SeatPlan[];
  readonly language: string;
  readonly told: number[];
  readonly standing: Record<string, Message>[];
  readonly hints?: boolean;
  /** A saved table of the kernel. */
  readonly table: { readonly game: string };
}

export interface Plan {
  readonly game: TableGame;
  readonly seats: readonly SeatPlan[];
  readonly options: Setup['options'];
  readonly language: Language;
  readonly seed?: string;
  readonly hints?: boolean;
  /** What an earlier game of a campaign handed on. */
  readonly carried?: Json;
}

export function openSession(plan: Plan): Session {
  const { game, seats, options = {}, language, seed, carried, hints } = plan;
  const journal = openJournal(game.module, {
    seats: seats.length,
    options,
    seed: seed ?? randomBytes(12).toString('hex'),
    ...(carried !== undefined && { carried }),
  });
  const file = join(tablesFolder(), newFileName(game.module.id));
  const told = seats.map(() => 0);
  const standing = seats.map(() => ({}));
  return { game, journal, seats, file, language, told, standing, confirms: true, ...agreed(hints) };
}

const agreed = (hints: unknown) => (typeof hints === 'boolean' ? { hints } : {});

/** The next game of a campaign, when the one that is over hands something on. */
export function nextSession({ game, seats, journal, language, hints }: Session): Session | undefined {
  const carried = journal.table.outcome?.carried;
  return carried === undefined
    ? undefined
    : openSession({ game, seats, options: journal.setup.options, language, carried, ...agreed(hints) });
}

export const shellOf = ({ language }: Session): ShellText => shellTexts[language];
export const textOf = ({ game, language }: Session) => game.texts[language];
export const namesIn = (session: Session): Names => ({
  ...namesOf(session.seats, shellOf(session)),
  get view() {
    return session.game.module.view(session.journal.table, undefined);
  },
});
export const sidesIn = ({ game, journal }: Session): readonly Side[] => sidesOf(game.module, journal.table);
export const isPerson = ({ seats }: Session, seat: Seat): boolean => seats[seat]?.who === 'person';
export const peopleIn = ({ seats }: Session): Seat[] =>
  seats.flatMap((plan, seat) => (plan.who === 'person' ? [seat] : []));

/** One person among bots is given hints; people among themselves only if they agreed on it. */
export const givesHints = (session: Session): boolean => session.hints ?? peopleIn(session).length < 2;

export function saveSession(session: Session, file = session.file): void {
  const { seats, language, told, standing, journal, hints } = session;
  const table = JSON.parse(save(journal)) as SessionFile['table'];
  const content: SessionFile = { format: FORMAT, seats, language, told, standing, ...agreed(hints), table };
  writeSafely(file, `${JSON.stringify(content)}\n`);
}

/** Reads what `saveSession` wrote. The table inside is checked by the kernel. */
export function sessionFrom(content: string, file: string): Session {
  const saved = sessionFile(content);
  const game = gameCalled(saved.table.game);
  const journal = load(game.module, JSON.stringify(saved.table));
  const { seats, language, told, standing, hints } = saved;
  if (seats.length !== journal.table.seats)
    throw new TableError('damaged-save', 'The saved game does not say who sits where.');
  return {
    game,
    journal,
    seats,
    file,
    language: isLanguage(language) ? language : 'en',
    told,
    standing,
    confirms: true,
    ...agreed(hints),
  };
}

/** The kernel's save inside, or undefined when the file is something else. */
export function sessionFile(content: string): SessionFile {
  let file: Partial<SessionFile>;
  try {
    file = JSON.parse(content) as Partial<SessionFile>;
  } catch {
    throw new TableError('damaged-save', 'The file is not a saved game: it is cut off or not JSON.');
  }
  if (typeof file !== 'object' || file === null || file.format !== FORMAT)
    throw new TableError('foreign-save', 'The file is not a saved game of Krčma.');
  const lists = [file.seats, file.told, file.standing];
  if (!lists.every(Array.isArray) || typeof file.table?.game !== 'string')
    throw new TableError('damaged-save', 'The saved game lacks some of its parts.');
  return file as SessionFile;
}

/** A finished game becomes a record; the table is no longer needed. */
export function keepRecord(session: Session): string {
  const { journal, game, file } = session;
  const record = join(recordsFolder(), basename(file));
  writeSafely(record, `${JSON.stringify(recordOf(game.module, journal), null, 1)}\n`);
  rmSync(file, { force: true });
  return record;
}

/** What went wrong in the player's words, with the whole game: `npm run replay -- <file> --test`. */
export function writeReport({ journal, game }: Session, comment: string): string {
  const file = join(reportsFolder(), newFileName(game.module.id));
  writeSafely(file, `${JSON.stringify({ comment, record: recordOf(game.module, journal) }, null, 1)}\n`);
  return file;
}

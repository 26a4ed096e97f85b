import {
  asWritten,
  decisionsOf,
  type Entry,
  type GameRecord,
  type Journal,
  type Message,
  type Names,
  openJournal,
  replay,
  type Seat,
  seenBy,
  TableError,
  visibleEvents,
} from '@krcma/kernel';
import { type Language, shellTexts } from '../../text/index.ts';
import { gameCalled, type TableGame } from '../games.ts';
import { penFor, wrap } from '../play/pen.ts';
import { namesOf } from '../play/seats.ts';
import type { GameFile } from './game-file.ts';

export interface Telling {
  readonly language: Language;
  readonly width: number;
  /** Stop after so many choices. */
  readonly until?: number;
  /** As this seat saw it; everything when undefined. */
  readonly seat?: Seat;
}

export interface Told {
  readonly lines: string[];
  /** Where and how the game went another way than recorded. */
  readonly difference?: string;
}

const HASHED_EVERY = 10;

/** The beginning of a record; the hash of an unfinished ten is left out. */
function beginningOf(record: GameRecord, until: number): GameRecord {
  if (until >= record.choices.length) return record;
  const { outcome: _, ...rest } = record;
  return {
    ...rest,
    choices: record.choices.slice(0, until),
    hashes: record.hashes.slice(0, Math.floor(until / HASHED_EVERY)),
  };
}

function namesFor({ seats, record }: GameFile, language: Language): Names {
  const shell = shellTexts[language];
  if (seats !== undefined) return namesOf(seats, shell);
  return {
    seat: (seat) => (record.setup.seats === 1 ? shell.lobby.player : `${shell.lobby.player} ${seat + 1}`),
  };
}

/** The whole story in words, up to its end or to the place where it goes astray. */
export function tell(file: GameFile, telling: Telling): Told {
  const { record } = file;
  const game = gameCalled(record.game);
  const journal = openJournal(game.module, asWritten(record.setup));
  const names: Names = {
    ...namesFor(file, telling.language),
    get view() {
      return game.module.view(journal.table, telling.seat);
    },
  };
  let difference: string | undefined;
  try {
    const part = beginningOf(record, telling.until ?? record.choices.length);
    journal.table = replay(game.module, part, (entry) => void journal.log.push(entry));
  } catch (error) {
    difference = differenceIn(error, journal, telling.language);
  }
  const lines = storyLines(game, journal, names, telling);
  if (difference !== undefined) return { lines, difference };
  return { lines: [...lines, ...tableLines(game, journal, names, telling)] };
}

function differenceIn(error: unknown, { log }: Journal, language: Language): string {
  const { problems, errors } = shellTexts[language];
  if (!(error instanceof Error)) throw error;
  const code = error instanceof TableError ? error.code : 'replay-differs';
  return `${errors[code](error instanceof TableError ? error.details : {})} ${problems.differsAfter(log.length)} (${error.message})`;
}

function storyLines(game: TableGame, journal: Journal, names: Names, telling: Telling): string[] {
  const text = game.texts[telling.language];
  const said = (events: readonly Message[]): string[] =>
    events.flatMap((event) => wrap(`     ${text.event(event, names)}`, telling.width, '       '));
  const seen = (noted: Journal['opening']): Message[] =>
    telling.seat === undefined ? noted.map(({ event }) => event) : visibleEvents(noted, telling.seat);
  return [
    ...said(seen(journal.opening)),
    ...journal.log.flatMap((entry, index) => [
      `${String(index + 1).padStart(4)} ${names.seat(entry.seat)}${choiceOf(entry, telling.seat)}`,
      ...said(seen(entry.events)),
    ]),
  ];
}

/** An id may name a hidden card, so of the others a seat reads only what happened. */
function choiceOf({ seat, choice, standing }: Entry, viewer: Seat | undefined): string {
  if (viewer !== undefined && viewer !== seat) return '';
  return standing === undefined ? `: ${choice}` : `: !${standing} ${choice ?? ''}`;
}

function tableLines(game: TableGame, journal: Journal, names: Names, telling: Telling): string[] {
  const { language, width, seat } = telling;
  const seen = seenBy(game.module, journal, seat);
  const pen = penFor({ width, compact: true, colours: false });
  const asked = decisionsOf(game.module, journal)
    .filter((decision) => seat === undefined || decision.seat === seat)
    .flatMap(({ seat: who, prompt, options }) => [
      `${names.seat(who)}: ${game.texts[language].message(prompt, names)}`,
      ...options.map(({ id, label }) => `  ${id}  ${game.texts[language].message(label, names)}`),
    ]);
  return ['', ...game.terminals[language].table(seen, names, pen), '', ...asked];
}

import {
  asksOf,
  choose,
  type GameModule,
  type GameRecord,
  type Journal,
  load,
  optionOf,
  recordOf,
  type Seat,
  TableError,
} from '@krcma/kernel';
import { randomPlayer } from '@krcma/kernel/conformance';
import { askedAt, backAt } from './moment.ts';
import { printOf } from './print.ts';
import type { Expected } from './save-file.ts';

/** Played on until chance has spoken often enough to notice another generator, but not for ever. */
const AT_LEAST = 8;
const CHANCES = 3;
const AT_MOST = 40;

interface SavedTable {
  readonly format: string;
  readonly version: number;
  /** The kernel's save. */
  readonly text: string;
}

/** The kernel's save, by itself or inside the file of a browser or a terminal. */
export function savedTable(text: string): SavedTable {
  const file = JSON.parse(text) as { format: string; version?: number; table?: { version: number } };
  return file.table === undefined
    ? { format: file.format, version: file.version ?? 0, text }
    : { format: file.format, version: file.table.version, text: JSON.stringify(file.table) };
}

/** Any of those who are asked answers by chance. */
export function anyChoice(module: GameModule, journal: Journal): { seat: Seat; choice: string } {
  const asks = asksOf(module, journal);
  const ask = asks[journal.log.length % asks.length];
  if (ask === undefined) throw new Error('Nobody is asked anything, and the game is not over.');
  const pick = randomPlayer(journal.table, ask, `${journal.setup.seed} on ${journal.log.length}`);
  return { seat: ask.seat, choice: optionOf(journal.table, ask, ask.values[pick] ?? null).id };
}

function playedOn(module: GameModule, journal: Journal): string[] {
  const further: string[] = [];
  let chances = 0;
  while (journal.table.outcome === undefined && further.length < AT_MOST) {
    if (further.length >= AT_LEAST && chances >= CHANCES) break;
    const { seat, choice } = anyChoice(module, journal);
    if (choose(module, journal, seat, choice).gain === 'chance') chances++;
    further.push(`${seat} ${choice}`);
  }
  return further;
}

/** Makes the recorded choices; gives everything that was told by them. */
function playFurther(module: GameModule, journal: Journal, further: readonly string[]): unknown[] {
  return further.flatMap((line) => {
    const space = line.indexOf(' ');
    return choose(module, journal, Number(line.slice(0, space)), line.slice(space + 1)).events;
  });
}

/** The record as it is written now. Repeating a described game may change the description, so a copy is repeated. */
const recordNow = (module: GameModule, journal: Journal): GameRecord => ({
  ...recordOf(module, structuredClone(journal)),
  setup: journal.setup,
});

interface Today {
  readonly expected: Expected;
  /** Of the game it has become; missing where it was begun by older rules, which nobody can repeat. */
  readonly record?: GameRecord;
  readonly commitment: string;
}

/** What a save does today; the further choices are those given, or drawn by chance. */
export function expectedOf(
  module: GameModule,
  text: string,
  mode: string,
  further?: readonly string[],
): Today {
  const saved = savedTable(text);
  const journal = load(module, saved.text);
  const choices = further ?? playedOn(module, load(module, saved.text));
  const stood = { asked: askedAt(module, journal), back: backAt(journal), table: printOf(journal.table) };
  const told = printOf(playFurther(module, journal, choices));
  const record = saved.version === module.version ? recordNow(module, journal) : undefined;
  const after = printOf(journal.table);
  const hashes = record?.hashes ?? [];
  const expected = { mode, format: saved.format, ...stood, further: choices, after, told, hashes };
  return { expected, ...(record && { record }), commitment: journal.commitment };
}

/** Another choice is asked for, or somebody else is. */
const UNMAKEABLE: readonly string[] = ['illegal-choice', 'not-asked'];

/** Whether the recorded choices are still legal: rules that changed may no longer know one of them. */
function canBeMade(module: GameModule, text: string, further: readonly string[]): boolean {
  try {
    playFurther(module, load(module, savedTable(text).text), further);
    return true;
  } catch (error) {
    if (error instanceof TableError && UNMAKEABLE.includes(error.code)) return false;
    throw error;
  }
}

/**
 * What is expected from now on; where a recorded choice is no longer legal others are drawn. A table of older rules keeps
 * the prints of its own release, which nobody can take again.
 */
export function expectedAnew(module: GameModule, text: string, before: Expected): Expected {
  const further = canBeMade(module, text, before.further) ? before.further : undefined;
  const { expected } = expectedOf(module, text, before.mode, further);
  const { table, after, hashes, back } = savedTable(text).version === module.version ? expected : before;
  return { ...expected, table, after, hashes, back };
}

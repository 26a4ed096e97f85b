import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  asksOf,
  choose,
  type GameModule,
  type GameTypes,
  type Journal,
  openJournal,
  optionOf,
} from '@krcma/kernel';
import type { Figure } from './measure.ts';

const JOURNALS = 60;
/** Twice what a table may take that is open at a server, where thousands are. */
const MOST_KILOBYTES = 128;

/** The heap in bytes when nothing is left to be collected. */
function heapOf(collect: () => void): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** Node collects on demand only when it is told so before; here it is told for the one who asks. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** Those of a game that comes to an end by itself. */
type Options = Readonly<Record<string, unknown>>;

/** A game by turns through the lists of choices, up to so many choices or to its end. */
function played<T extends GameTypes>(
  module: GameModule<T>,
  options: Options,
  seed: number,
  choices: number,
): Journal<T> {
  const journal = openJournal(module, { seats: 2, options, seed: `memory ${seed}` });
  for (let n = 0; n < choices && journal.table.outcome === undefined; n++) {
    const asks = asksOf(module, journal);
    const ask = asks[n % asks.length];
    if (ask === undefined) break;
    const value = ask.values[(n * 7 + seed) % ask.values.length] ?? null;
    choose(module, journal, ask.seat, optionOf(journal.table, ask, value).id);
  }
  return journal;
}

/** Kilobytes of heap that one journal takes: its table, its log with all that was told, its checkpoints. */
function kilobytesOf<T extends GameTypes>(module: GameModule<T>, options: Options, choices: number): number {
  const collect = collector();
  played(module, options, 0, choices);
  const before = heapOf(collect);
  const journals = Array.from({ length: JOURNALS }, (_, seed) => played(module, options, seed, choices));
  const taken = heapOf(collect) - before;
  return taken / journals.length / 1024;
}

/** Here the story stays in memory; a room of the server reads it again when somebody asks for it. */
export function memoryFigures<T extends GameTypes>(
  name: string,
  module: GameModule<T>,
  options: Options,
): Figure[] {
  const whole = played(module, options, 0, Number.POSITIVE_INFINITY).log.length;
  const figure = (when: string, choices: number): Figure => ({
    name: `${name}, memory of an open journal with its story, ${when}`,
    value: kilobytesOf(module, options, choices),
    unit: 'kB',
    bar: MOST_KILOBYTES,
    lowerIsBetter: true,
  });
  return [figure('in the middle', Math.round(whole / 2)), figure('at the end', Number.POSITIVE_INFINITY)];
}

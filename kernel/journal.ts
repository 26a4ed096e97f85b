import { cloneTable } from './clone.ts';
import type { Decision, GameTypes } from './decision.ts';
import { decisionId, describe, legalValue, optionOf } from './describe.ts';
import { RuleError, TableError } from './errors.ts';
import type { Json, Seat } from './json.ts';
import { type GameModule, rulesIn, type Setup, start, toBeWritten } from './module.ts';
import { commitmentTo } from './random.ts';
import { type Gain, type Noted, newRecorder, recording } from './recorder.ts';
import { redealUnseen } from './redeal.ts';
import { advance, answer } from './run.ts';
import type { Ask } from './step.ts';

/** One line of the log: a choice, or a standing answer set (`standing`) or dropped (without `choice`). */
export interface Entry {
  readonly seat: Seat;
  readonly choice?: string;
  readonly standing?: string;
  /** What was learned by it, if anything: no free step back beyond. */
  readonly gain?: Gain;
  /** The side-by-side play it was made in. */
  readonly side?: number;
  readonly events: readonly Noted[];
}

/** A table as it was after so many entries. */
interface Checkpoint<State> {
  readonly after: number;
  readonly table: State;
}

/** Somebody asks all others to take choices back. */
export interface Proposal {
  readonly seat: Seat;
  /** How many entries of the log would stay. */
  readonly keep: number;
  readonly agreed: readonly Seat[];
}

/** From here on the table does not follow from the seed of its set-up: what nobody had seen was dealt by another. */
export interface DealtAnew {
  /** After so many entries of the log. */
  readonly after: number;
  readonly seed: string;
}

/** Nobody goes back beyond so many entries, neither alone nor by consent. */
export interface Floor {
  readonly after: number;
  readonly reason: 'brought' | 'update';
}

/** A table with its memory: everything that is kept of a game, as plain data. */
export interface Journal<T extends GameTypes = GameTypes> {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  commitment: string;
  table: T['state'];
  log: Entry[];
  /** What set-up told, before the first choice. */
  readonly opening: readonly Noted[];
  /** Taken back and not yet replaced by another choice. */
  undone: Entry[];
  checkpoints: Checkpoint<T['state']>[];
  /** The number of each seat's present question. It only ever grows, so that no id is used for two questions. */
  numbers: number[];
  proposal?: Proposal;
  dealtAnew?: DealtAnew;
  floor?: Floor;
}

const KEPT_CHECKPOINTS = 8;
/** Stepping back repeats at most so many choices. */
const CHECKPOINT_EVERY = 50;

export function openJournal<T extends GameTypes>(module: GameModule<T>, setup: Setup): Journal<T> {
  const recorder = newRecorder();
  const table = recording(recorder, () => start(module, setup));
  return {
    game: module.id,
    version: module.version,
    setup: toBeWritten(setup),
    commitment: commitmentTo(setup.seed),
    table,
    log: [],
    opening: recorder.events,
    undone: [],
    checkpoints: [{ after: 0, table: cloneTable(table) }],
    numbers: table.answered.slice(),
  };
}

/** What is asked now. Asking changes nothing. */
export const asksOf = <T extends GameTypes>(module: GameModule<T>, journal: Journal<T>): Ask[] =>
  advance(rulesIn(module), journal.table);

export function decisionsOf<T extends GameTypes>(module: GameModule<T>, journal: Journal<T>): Decision<T>[] {
  return asksOf(module, journal).map((ask) => describe<T>(journal.table, ask, journal.numbers[ask.seat]));
}

export function decisionOf<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  seat: Seat | undefined,
): Decision<T> | undefined {
  const ask = asksOf(module, journal).find((each) => each.seat === seat);
  return ask && describe<T>(journal.table, ask, journal.numbers[ask.seat]);
}

const tableOver = () => new TableError('table-over', 'The game is over; nothing more is asked.');

function askOf<T extends GameTypes>(module: GameModule<T>, journal: Journal<T>, seat: Seat): Ask {
  if (journal.table.outcome !== undefined) throw tableOver();
  const ask = asksOf(module, journal).find((each) => each.seat === seat);
  if (ask === undefined)
    throw new TableError('not-asked', `Seat ${seat} is not asked anything now.`, { seat });
  return ask;
}

/** A seat answers. With the decision's id an answer meant for an older question is refused. */
export function choose<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  seat: Seat,
  choice: string,
  decision?: string,
): Entry {
  const ask = askOf(module, journal, seat);
  const asked = decisionId(journal.table, ask, journal.numbers[seat]);
  if (decision !== undefined && decision !== asked)
    throw new TableError(
      'stale-decision',
      `The answer "${choice}" is for question ${decision}, but ${asked} is asked now.`,
      { decision, asked },
    );
  const value = legalValue(journal.table, ask, choice);
  if (value === undefined) {
    const legal = ask.values.map((each) => optionOf(journal.table, ask, each).id);
    throw new TableError('illegal-choice', `"${choice}" is not a choice here. Legal: ${legal.join(', ')}.`, {
      choice,
      seat,
    });
  }
  const entry = unlessBroken(module, journal, () => applied(module, journal.table, ask, value, choice));
  if (journal.undone[0]?.choice === choice && journal.undone[0].seat === seat) journal.undone.shift();
  else journal.undone = [];
  return keep(journal, entry);
}

/** A mistake in a rule must not leave a half-changed table behind. */
function unlessBroken<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  run: () => Entry,
): Entry {
  try {
    return run();
  } catch (error) {
    journal.table = tableAfter(module, journal, journal.log.length);
    throw error;
  }
}

function applied<T extends GameTypes>(
  module: GameModule<T>,
  table: T['state'],
  ask: Ask,
  value: Json,
  choice: string,
): Entry {
  const recorder = newRecorder(ask.seat);
  recording(recorder, () => answer(rulesIn(module), table, ask, value));
  return {
    seat: ask.seat,
    choice,
    ...(ask.side !== undefined && { side: ask.side }),
    ...(recorder.gain !== undefined && { gain: recorder.gain }),
    events: recorder.events,
  };
}

function keep<T extends GameTypes>(journal: Journal<T>, entry: Entry): Entry {
  journal.log.push(entry);
  journal.numbers[entry.seat] = (journal.numbers[entry.seat] ?? 0) + 1;
  delete journal.proposal;
  const unsaved = journal.log.length - (journal.checkpoints.at(-1)?.after ?? 0);
  if (entry.gain === undefined && unsaved < CHECKPOINT_EVERY) return entry;
  journal.checkpoints.push({ after: journal.log.length, table: cloneTable(journal.table) });
  if (journal.checkpoints.length > KEPT_CHECKPOINTS) journal.checkpoints.shift();
  return entry;
}

/** From now on (or no longer, without a choice) this question is answered for the seat. */
export function setStanding<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  seat: Seat,
  standing: string,
  choice?: string,
): Entry {
  if (journal.table.outcome !== undefined) throw tableOver();
  if (journal.table.standing[seat] === undefined)
    throw new TableError('not-asked', `There is no seat ${seat} at this table.`, { seat });
  const entry = unlessBroken(module, journal, () =>
    withStanding(module, journal.table, seat, standing, choice),
  );
  journal.undone = [];
  return keep(journal, entry);
}

function withStanding<T extends GameTypes>(
  module: GameModule<T>,
  table: T['state'],
  seat: Seat,
  standing: string,
  choice?: string,
): Entry {
  const answers = table.standing[seat] as Record<string, string>;
  if (choice === undefined) delete answers[standing];
  else answers[standing] = choice;
  const recorder = newRecorder(seat);
  recording(recorder, () => advance(rulesIn(module), table));
  return {
    seat,
    standing,
    ...(choice !== undefined && { choice }),
    ...(recorder.gain !== undefined && { gain: recorder.gain }),
    events: recorder.events,
  };
}

/** Repeats log entries on a table, as they were made. */
export function repeatEntries<T extends GameTypes>(
  module: GameModule<T>,
  table: T['state'],
  entries: readonly Pick<Entry, 'seat' | 'choice' | 'standing'>[],
  after?: (entry: Entry, index: number) => void,
): Entry[] {
  return entries.map((entry, index) => {
    const again = repeatEntry(module, table, entry, index);
    after?.(again, index);
    return again;
  });
}

function repeatEntry<T extends GameTypes>(
  module: GameModule<T>,
  table: T['state'],
  { seat, choice, standing }: Pick<Entry, 'seat' | 'choice' | 'standing'>,
  index: number,
): Entry {
  if (standing !== undefined) return withStanding(module, table, seat, standing, choice);
  const ask = advance(rulesIn(module), table).find((each) => each.seat === seat);
  const value = ask && legalValue(table, ask, choice ?? '');
  if (ask === undefined || value === undefined)
    throw new TableError(
      'replay-differs',
      `Choice ${index + 1} ("${choice}" of seat ${seat}) is no longer legal at its place.`,
      { index, seat },
    );
  return applied(module, table, ask, value, choice ?? '');
}

/** What came before could not be played again as it was: from now on nobody goes back beyond the present table. */
export function setFloor<T extends GameTypes>(journal: Journal<T>, reason: Floor['reason']): void {
  const after = journal.log.length;
  journal.floor = { after, reason };
  journal.checkpoints = [{ after, table: cloneTable(journal.table) }];
  journal.undone = [];
  delete journal.proposal;
}

/** The table after the first entries of the log: from the nearest checkpoint, or from the beginning. */
export function tableAfter<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  entries: number,
): T['state'] {
  const checkpoint = journal.checkpoints.findLast(({ after }) => after <= entries);
  const table = checkpoint ? cloneTable(checkpoint.table) : start(module, journal.setup);
  repeatLog(module, table, journal.log.slice(0, entries), { ...journal, from: checkpoint?.after });
  return table;
}

/** Repeats a log on its first table, or on a checkpoint; what was dealt anew on the way is dealt so again. */
export function repeatLog<T extends GameTypes>(
  module: GameModule<T>,
  table: T['state'],
  log: readonly Pick<Entry, 'seat' | 'choice' | 'standing'>[],
  { from, dealtAnew }: { readonly from?: number | undefined; readonly dealtAnew?: DealtAnew | undefined },
  after?: (entry: Entry, index: number) => void,
): void {
  const begun = from ?? 0;
  const isDue =
    dealtAnew !== undefined &&
    dealtAnew.after <= log.length &&
    (from === undefined || from < dealtAnew.after);
  const before = isDue ? dealtAnew.after : begun;
  const repeat = (first: number, end: number) =>
    repeatEntries(module, table, log.slice(first, end), (entry, index) => after?.(entry, first + index));
  repeat(begun, before);
  if (isDue) redealUnseen(module, table, dealtAnew.seed);
  repeat(before, log.length);
}

/** Cuts the log, keeping the first entries and those picked from the rest. */
export function rewind<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  keepFirst: number,
  replayed: readonly Entry[] = [],
): void {
  if (keepFirst < (journal.floor?.after ?? 0))
    throw new RuleError(`Entry ${keepFirst} lies beyond the floor of this game.`);
  const table = tableAfter(module, journal, keepFirst);
  const again = repeatEntries(module, table, replayed);
  journal.checkpoints = journal.checkpoints.filter(({ after }) => after <= keepFirst);
  if (journal.checkpoints.length === 0)
    journal.checkpoints.push({ after: keepFirst, table: tableAfter(module, journal, keepFirst) });
  journal.log = [...journal.log.slice(0, keepFirst), ...again];
  journal.table = table;
  journal.numbers = journal.numbers.map((number) => number + 1);
  delete journal.proposal;
}

import { cloneTable } from './clone.ts';
import type { GameTypes } from './decision.ts';
import { decisionId, optionOf } from './describe.ts';
import { RuleError, TableError } from './errors.ts';
import type { Seat } from './json.ts';
import type { Entry, Floor, Journal } from './memory.ts';
import { type GameModule, type Setup, start, toBeWritten } from './module.ts';
import { asksOf, forgetAsks, keepAsks, valueChosen } from './present.ts';
import { commitmentTo } from './random.ts';
import { newRecorder, recording } from './recorder.ts';
import { applied, type Made, repeatEntries, tableAfter, withStanding } from './repeat.ts';
import type { Ask } from './step.ts';

/** Further back the log is repeated from its beginning, which takes a few milliseconds. */
const KEPT_CHECKPOINTS = 2;
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
  const value = valueChosen(journal, ask, choice);
  if (value === undefined) {
    const legal = ask.values.map((each) => optionOf(journal.table, ask, each).id);
    throw new TableError('illegal-choice', `"${choice}" is not a choice here. Legal: ${legal.join(', ')}.`, {
      choice,
      seat,
    });
  }
  const made = unlessBroken(module, journal, () => applied(module, journal.table, ask, value, choice));
  if (journal.undone[0]?.choice === choice && journal.undone[0].seat === seat) journal.undone.shift();
  else journal.undone = [];
  return keep(journal, made);
}

/** A mistake in a rule must not leave a half-changed table behind. */
function unlessBroken<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  run: () => Made,
): Made {
  forgetAsks(journal);
  try {
    return run();
  } catch (error) {
    journal.table = tableAfter(module, journal, journal.log.length);
    throw error;
  }
}

function keep<T extends GameTypes>(journal: Journal<T>, { entry, asks }: Made): Entry {
  keepAsks(journal, asks);
  journal.log.push(entry);
  journal.numbers[entry.seat] = (journal.numbers[entry.seat] ?? 0) + 1;
  delete journal.proposal;
  const unsaved = journal.log.length - (journal.checkpoints.at(-1)?.after ?? 0);
  if (entry.gain === undefined && unsaved < CHECKPOINT_EVERY) return entry;
  journal.checkpoints.push({ after: journal.log.length, table: cloneTable(journal.table) });
  journal.checkpoints = newestCheckpoints(journal);
  return entry;
}

/** The checkpoints to keep: the newest, and that of the floor, before which nothing can be played again. */
export function newestCheckpoints<T extends GameTypes>({
  checkpoints,
  floor,
}: Journal<T>): Journal<T>['checkpoints'] {
  const from = checkpoints.length - KEPT_CHECKPOINTS;
  return checkpoints.filter(({ after }, index) => index >= from || after === floor?.after);
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
  const made = unlessBroken(module, journal, () =>
    withStanding(module, journal.table, seat, standing, choice),
  );
  journal.undone = [];
  return keep(journal, made);
}

/** What came before could not be played again as it was: from now on nobody goes back beyond the present table. */
export function setFloor<T extends GameTypes>(journal: Journal<T>, reason: Floor['reason']): void {
  const after = journal.log.length;
  journal.floor = { after, reason };
  journal.checkpoints = [{ after, table: cloneTable(journal.table) }];
  journal.undone = [];
  delete journal.proposal;
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

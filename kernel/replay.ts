import { dealAnew } from './deal-anew.ts';
import type { GameTypes } from './decision.ts';
import { TableError } from './errors.ts';
import { hashOf } from './hash.ts';
import { choose, openJournal, setStanding } from './journal.ts';
import type { DealtAnew, Entry, Journal } from './memory.ts';
import { asWritten, type GameModule, type Setup, start } from './module.ts';
import { commitmentTo } from './random.ts';
import { repeatLog } from './repeat.ts';
import type { Outcome } from './table.ts';

/** A game as people can read and repeat it: the set-up, each choice as `seat choice`, and what came of it. */
export interface GameRecord {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly choices: readonly string[];
  readonly dealtAnew?: DealtAnew;
  /** The chain of all tables' hashes at every tenth choice and at the last: where a replay goes astray is found. */
  readonly hashes: readonly string[];
  readonly outcome?: Outcome;
}

const EVERY = 10;

/** One line of a record: `1 slay:goblin`, or `1 !pass none` for a standing answer. */
export const written = ({ seat, choice, standing }: Entry): string =>
  standing === undefined
    ? `${seat} ${choice}`
    : `${seat} !${standing}${choice === undefined ? '' : ` ${choice}`}`;

/** What was written down, to be repeated. */
export function entryOf(line: string): Pick<Entry, 'seat' | 'choice' | 'standing'> {
  const [seat, first = '', ...rest] = line.split(' ');
  const choice = rest.join(' ');
  if (!first.startsWith('!')) return { seat: Number(seat), choice: [first, ...rest].join(' ') };
  return { seat: Number(seat), standing: first.slice(1), ...(choice !== '' && { choice }) };
}

export function recordOf<T extends GameTypes>(module: GameModule<T>, journal: Journal<T>): GameRecord {
  const { game, version, setup, log, table, dealtAnew } = journal;
  const played: Played = { setup, choices: log.map(written), ...(dealtAnew && { dealtAnew }) };
  const hashes: string[] = [];
  repeatChained(module, played, (chain) => hashes.push(chain));
  return { game, version, ...played, hashes, ...(table.outcome && { outcome: table.outcome }) };
}

type Played = Pick<GameRecord, 'setup' | 'choices' | 'dealtAnew'>;

/** Repeats choices; every table is hashed into a chain, which is handed out at every tenth choice and at the last. */
function repeatChained<T extends GameTypes>(
  module: GameModule<T>,
  { setup, choices, dealtAnew }: Played,
  check: (chain: string, made: number) => void,
  tell?: (entry: Entry) => void,
): T['state'] {
  const table = start(module, asWritten(setup));
  let chain = '';
  repeatLog(module, table, choices.map(entryOf), { dealtAnew }, (entry, index) => {
    tell?.(entry);
    chain = hashOf([chain, hashOf(table)]);
    const made = index + 1;
    if (made % EVERY === 0 || made === choices.length) check(chain, made);
  });
  return table;
}

/** Plays a record again, telling each entry; throws where the table differs from what was recorded. */
export function replay<T extends GameTypes>(
  module: GameModule<T>,
  record: GameRecord,
  tell?: (entry: Entry) => void,
): T['state'] {
  if (record.game !== module.id)
    throw new TableError('foreign-save', `This is a game of "${record.game}", not of "${module.id}".`);
  const check = (chain: string, made: number) => {
    const expected = record.hashes[Math.ceil(made / EVERY) - 1];
    if (expected === undefined || chain === expected) return;
    const sentence = `After choice ${made} the tables so far have hash ${chain}, recorded was ${expected}.`;
    throw new TableError('replay-differs', sentence, { index: made - 1 });
  };
  const table = repeatChained(module, record, check, tell);
  if (record.outcome !== undefined && hashOf(table.outcome) !== hashOf(record.outcome))
    throw new TableError('replay-differs', 'The game ends differently from what was recorded.');
  return table;
}

/** A record as a journal that can be looked back on and played on. */
export function journalOf<T extends GameTypes>(
  module: GameModule<T>,
  { setup, choices, dealtAnew }: Played,
): Journal<T> {
  const journal = openJournal(module, asWritten(setup));
  for (const line of choices) {
    if (dealtAnew?.after === journal.log.length) dealAnew(module, journal, dealtAnew.seed);
    const { seat, standing, choice } = entryOf(line);
    if (standing === undefined) choose(module, journal, seat, choice ?? '');
    else setStanding(module, journal, seat, standing, choice);
  }
  if (dealtAnew?.after === journal.log.length) dealAnew(module, journal, dealtAnew.seed);
  return journal;
}

/** The players' check after the game: the seed is the promised one and gives exactly this game. */
export function verifyFairness<T extends GameTypes>(
  module: GameModule<T>,
  commitment: string,
  record: GameRecord,
): boolean {
  const { seed } = record.dealtAnew ?? record.setup;
  if (commitmentTo(seed) !== commitment) return false;
  if (record.hashes.length !== Math.ceil(record.choices.length / EVERY)) return false;
  try {
    replay(module, record);
    return true;
  } catch {
    return false;
  }
}

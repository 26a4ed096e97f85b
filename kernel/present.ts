import type { Decision, GameTypes } from './decision.ts';
import { describe, legalValue } from './describe.ts';
import type { Json, Seat } from './json.ts';
import type { Journal } from './memory.ts';
import { type GameModule, rulesIn } from './module.ts';
import { advance } from './run.ts';
import type { Ask } from './step.ts';
import { choicesMade, type Table } from './table.ts';

/** What the table of a journal waits for: the rules list it once, and put it into words once, for all who look. */
interface Present {
  readonly table: Table;
  /** Who plays on the table without its journal changes this. */
  readonly made: number;
  readonly asks: readonly Ask[];
  readonly described: Map<Ask, Decision>;
}

// Beside the journals and not in them, because they are plain data that is saved, sent and hashed.
const presents = new WeakMap<object, Present>();

/** Called before the table of a journal is changed in place: what breaks off half-way must leave nothing behind. */
export function forgetAsks<T extends GameTypes>(journal: Journal<T>): void {
  presents.delete(journal);
}

/** Called by whoever has run the rules on the table of a journal. */
export function keepAsks<T extends GameTypes>(journal: Journal<T>, asks: readonly Ask[]): readonly Ask[] {
  const { table } = journal;
  presents.set(journal, { table, made: choicesMade(table), asks, described: new Map() });
  return asks;
}

/** What is asked now. Asking changes nothing. */
export function asksOf<T extends GameTypes>(module: GameModule<T>, journal: Journal<T>): readonly Ask[] {
  const present = presents.get(journal);
  const { table } = journal;
  if (present?.table === table && present.made === choicesMade(table)) return present.asks;
  return keepAsks(journal, advance(rulesIn(module), table));
}

export function decisionsOf<T extends GameTypes>(module: GameModule<T>, journal: Journal<T>): Decision<T>[] {
  return asksOf(module, journal).map((ask) => inWords(journal, ask));
}

export function decisionOf<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  seat: Seat | undefined,
): Decision<T> | undefined {
  const ask = asksOf(module, journal).find((each) => each.seat === seat);
  return ask && inWords(journal, ask);
}

function inWords<T extends GameTypes>(journal: Journal<T>, ask: Ask): Decision<T> {
  const described = presents.get(journal)?.described;
  const known = described?.get(ask);
  if (known !== undefined) return known as Decision<T>;
  const decision = describe<T>(journal.table, ask, journal.numbers[ask.seat]);
  described?.set(ask, decision);
  return decision;
}

/** The value behind an option's id, or undefined when it is not among the legal ones. */
export function valueChosen<T extends GameTypes>(
  journal: Journal<T>,
  ask: Ask,
  optionId: string,
): Json | undefined {
  const options = presents.get(journal)?.described.get(ask)?.options;
  if (options === undefined) return legalValue(journal.table, ask, optionId);
  return ask.values[options.findIndex(({ id }) => id === optionId)];
}

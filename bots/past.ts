import {
  type Ask,
  advance,
  asWritten,
  cloneTable,
  entryOf,
  type GameRecord,
  type GameTypes,
  optionOf,
  repeatLog,
  rulesIn,
  type Seat,
  start,
} from '@krcma/kernel';
import type { Craft } from './bot.ts';

/** A question a seat answered once. */
export interface Past<T extends GameTypes> {
  /** How many choices had been made before. */
  readonly entry: number;
  readonly turn: number;
  readonly table: T['state'];
  readonly choice: string;
  readonly label: T['message'];
  /** How deep in the rules it was asked. */
  readonly depth: number;
  /** How many answers there were. */
  readonly answers: number;
  /** What followed could not be foreseen: chance spoke, or something hidden was turned up. */
  readonly revealed: boolean;
}

/** What a seat was asked in a game that was written down, and the last table. */
export function pastOf<T extends GameTypes>(
  { module, advice }: Craft<T>,
  { setup, choices, dealtAnew }: GameRecord,
  seat: Seat,
): { readonly asked: readonly Past<T>[]; readonly end: T['state'] } {
  const rules = rulesIn(module);
  const log = choices.map(entryOf);
  const table = start(module, asWritten(setup));
  const asked: Past<T>[] = [];
  let waiting: Omit<Past<T>, 'revealed'> | undefined;
  const look = (entry: number): void => {
    const next = log[entry];
    waiting = undefined;
    if (next?.seat !== seat || next.standing !== undefined || next.choice === undefined) return;
    const copy = cloneTable(table);
    const ask = advance(rules, copy).find((each) => each.seat === seat);
    const value = ask && valueCalled(copy, ask, next.choice);
    if (ask === undefined || value === undefined) return;
    waiting = {
      entry,
      turn: module.turn?.(table).number ?? advice.clock?.(table) ?? entry,
      table: cloneTable(table),
      choice: next.choice,
      label: optionOf(copy, ask, value).label as T['message'],
      depth: ask.stack.length,
      answers: ask.values.length,
    };
  };
  look(0);
  repeatLog(module, table, log, { dealtAnew }, ({ gain }, index) => {
    if (waiting !== undefined) asked.push({ ...waiting, revealed: gain !== undefined });
    look(index + 1);
  });
  return { asked, end: table };
}

const valueCalled = (game: GameTypes['state'], ask: Ask, choice: string) =>
  ask.values.find((value) => optionOf(game, ask, value).id === choice);

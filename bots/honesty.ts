import {
  advance,
  answer,
  cloneTable,
  type GameTypes,
  hashOf,
  redeal,
  rulesIn,
  type Seat,
  start,
} from '@krcma/kernel';
import type { Check } from '@krcma/kernel/check';
import { type Craft, LEVELS } from './bot.ts';
import { botOf } from './index.ts';

/** A way to set the game up, under a name for people. */
export type HonestyMode = readonly [name: string, seats: number, options: Readonly<Record<string, unknown>>];

const MOST_CHOICES = 90;
const EVERY = 13;

/** Tables met on the way through a game whose choices are taken in turn. */
export function tablesOnTheWay<T extends GameTypes>(
  { module }: Pick<Craft<T>, 'module'>,
  seats: number,
  options: Readonly<Record<string, unknown>>,
): T['state'][] {
  const rules = rulesIn(module);
  const game = start(module, { seats, seed: `honest ${seats}`, options });
  const tables: T['state'][] = [];
  let asks = advance(rules, game);
  for (let i = 0; asks.length > 0 && i < MOST_CHOICES; i++) {
    if (i % EVERY === 0) tables.push(cloneTable(game));
    const ask = asks[i % asks.length];
    if (ask === undefined) break;
    asks = answer(rules, game, ask, ask.values[(i * 5) % ask.values.length] ?? null);
  }
  return tables;
}

/** The first seat a table waits for. */
export const askedAt = <T extends GameTypes>({ module }: Pick<Craft<T>, 'module'>, table: T['state']): Seat =>
  advance(rulesIn(module), cloneTable(table))[0]?.seat ?? 0;

/** What is demanded of every bot of every game, as a list of named checks for `it`. */
export function honestyChecks<T extends GameTypes>(craft: Craft<T>, modes: readonly HonestyMode[]): Check[] {
  return LEVELS.flatMap((level) =>
    modes.map(([mode, seats, options]) => ({
      title: `${level}, ${mode}: tables that differ only in secrets give the same choice`,
      run: () => {
        const bot = botOf(level, craft);
        const budget = { seed: 'same', iterations: 24 };
        for (const table of tablesOnTheWay(craft, seats, options)) {
          const seat = askedAt(craft, table);
          const before = hashOf(table);
          const twin = redeal(craft.module, table, seat, 'another deal');
          if (hashOf(twin) === before) throw new Error('The twin is the same table, so it proves nothing.');
          const { choice } = bot.decide(table, seat, budget);
          if (hashOf(table) !== before) throw new Error(`${level} changed the table while it thought.`);
          if (bot.decide(table, seat, budget).choice !== choice)
            throw new Error(`${level} decides differently for the same seed and iterations.`);
          const other = bot.decide(twin, seat, budget).choice;
          if (other !== choice)
            throw new Error(`Seat ${seat} chose ${choice}, but ${other} where only secrets differ.`);
        }
      },
    })),
  );
}

/** How many of so many games of two greedy wins against random. */
export function greedyWins<T extends GameTypes>(craft: Craft<T>, games: number): number {
  const rules = rulesIn(craft.module);
  let wins = 0;
  for (let n = 0; n < games; n++) {
    const game = start(craft.module, { seats: 2, seed: `strength ${n}` });
    const greedy = n % 2;
    let asks = advance(rules, game);
    for (let i = 0; asks[0] !== undefined; i++) {
      const [ask] = asks;
      const bot = botOf(ask.seat === greedy ? 'greedy' : 'random', craft);
      const { index } = bot.decide(game, ask.seat, { seed: `${n} ${i}` });
      asks = answer(rules, game, ask, ask.values[index] ?? null);
    }
    if (game.outcome?.winners.includes(greedy)) wins++;
  }
  return wins;
}

import {
  advance,
  answer,
  cloneTable,
  type GameTypes,
  hashOf,
  isAsking,
  type Json,
  optionOf,
  redeal,
  rulesIn,
  type Seat,
  seatsFrom,
  sidesOf,
  start,
  twinsAfter,
  type Upcoming,
} from '@krcma/kernel';
import { type Check, demand } from '@krcma/kernel/check';
import { type Craft, LEVELS, type Level } from './bot.ts';
import { hintIsHonest, termsFitChances } from './hint-honesty.ts';
import { botOf } from './index.ts';

/** A way to set the game up, under a name for people. */
export type HonestyMode = readonly [name: string, seats: number, options: Readonly<Record<string, unknown>>];

const MOST_CHOICES = 90;
const EVERY = 13;
/** A hint is thought about three times as long as a choice. */
const HINT_EVERY = 3;

/** A table, and how it came about. */
interface OnTheWay<T extends GameTypes> {
  readonly table: T['state'];
  readonly before?: { readonly table: T['state']; readonly made: Upcoming };
}

/** Tables met on the way through a game whose choices are taken in turn. */
export const tablesOnTheWay = <T extends GameTypes>(
  craft: Pick<Craft<T>, 'module'>,
  seats: number,
  options: Readonly<Record<string, unknown>>,
): T['state'][] => metOnTheWay(craft, seats, options).map(({ table }) => table);

function metOnTheWay<T extends GameTypes>(
  { module }: Pick<Craft<T>, 'module'>,
  seats: number,
  options: Readonly<Record<string, unknown>>,
): OnTheWay<T>[] {
  const rules = rulesIn(module);
  const game = start(module, { seats, seed: `honest ${seats}`, options });
  const met: OnTheWay<T>[] = [];
  let before: OnTheWay<T>['before'];
  let asks = advance(rules, game);
  for (let i = 0; asks.length > 0 && i < MOST_CHOICES; i++) {
    if (i % EVERY === 0) met.push({ table: cloneTable(game), ...(before && { before }) });
    const ask = asks[i % asks.length];
    if (ask === undefined) break;
    const value = ask.values[(i * 5) % ask.values.length] ?? null;
    before = { table: cloneTable(game), made: { seat: ask.seat, choice: optionOf(game, ask, value).id } };
    asks = answer(rules, game, ask, value);
  }
  return met;
}

/** The first seat a table waits for. */
export const askedAt = <T extends GameTypes>({ module }: Pick<Craft<T>, 'module'>, table: T['state']): Seat =>
  advance(rulesIn(module), cloneTable(table))[0]?.seat ?? 0;

/** The table that came about when the secrets were others from the choice before on, if the seat cannot tell. */
function twinByHistory<T extends GameTypes>(
  { module }: Craft<T>,
  { before }: OnTheWay<T>,
  seat: Seat,
): T['state'] | undefined {
  if (before === undefined) return undefined;
  const twin = redeal(module, before.table, seat, 'another history');
  return twinsAfter(module, before.table, twin, seat, before.made)?.[1];
}

function decidesAlike<T extends GameTypes>(craft: Craft<T>, level: Level, met: OnTheWay<T>): void {
  const { table } = met;
  const bot = botOf(level, craft);
  const budget = { seed: 'same', iterations: 24 };
  const seat = askedAt(craft, table);
  const before = hashOf(table);
  const twin = redeal(craft.module, table, seat, 'another deal');
  demand(hashOf(twin) !== before, 'The twin is the same table, so it proves nothing.');
  const { choice } = bot.decide(table, seat, budget);
  demand(hashOf(table) === before, `${level} changed the table while it thought.`);
  demand(
    bot.decide(table, seat, budget).choice === choice,
    `${level} decides differently for the same seed and iterations.`,
  );
  for (const each of [twin, twinByHistory(craft, met, seat)]) {
    if (each === undefined) continue;
    const other = bot.decide(each, seat, budget).choice;
    demand(other === choice, `Seat ${seat} chose ${choice}, but ${other} where only secrets differ.`);
  }
}

function appraisesEveryAnswer<T extends GameTypes>({ module, advice }: Craft<T>, table: T['state']): void {
  const copy = cloneTable(table);
  const [ask] = advance(rulesIn(module), copy);
  const points = ask && advice.appraisals?.[ask.frame.rule]?.points(copy, ask);
  demand(
    points === undefined || (points.length === ask?.values.length && points.every(Number.isFinite)),
    `${ask?.values.length} answers promise the points ${points?.join(', ')}.`,
  );
}

/** Advice for a question nobody asks is advice for a rule that has another name by now. */
function appraisesQuestions<T extends GameTypes>({ module, advice }: Craft<T>): void {
  const rules = rulesIn(module);
  for (const name of Object.keys(advice.appraisals ?? {})) {
    const steps = [...(rules.get(name)?.steps.values() ?? [])];
    demand(steps.some(isAsking), `The advice appraises answers to "${name}", which is no rule that asks.`);
  }
}

/** The game itself wins where a side alone loses. */
function promisesOneVictory<T extends GameTypes>({ module, advice }: Craft<T>, table: T['state']): void {
  const chances = advice.promise?.(cloneTable(table));
  if (chances === undefined) return;
  const sum = chances.reduce((total, chance) => total + chance, 0);
  const sides = sidesOf(module, table).length;
  demand(
    chances.length === sides && (sides > 1 ? Math.abs(sum - 1) < 1e-9 : sum >= 0 && sum <= 1),
    `${sides} sides have the chances ${chances.join(', ')}.`,
  );
}

/** Every word a view holds. */
function wordsIn(view: Json | undefined): string[] {
  if (typeof view === 'string') return [view];
  return typeof view === 'object' && view !== null ? Object.values(view).flatMap(wordsIn) : [];
}

/** Of few hidden things the same may lie in the same place by chance. */
const DEALS = 4;

/**
 * Of what one seat alone sees a table dealt anew for another may keep what everybody knows anyway, and no more: else a
 * bot would know it. Mates are no exception, unless the game shows them each other's secrets.
 */
function forgetsWhatOthersSee<T extends GameTypes>(
  { module }: Craft<T>,
  tables: readonly T['state'][],
  [seat, other]: readonly [Seat, Seat],
): void {
  const known = new Set<string>();
  for (const table of tables) {
    const shown = new Set([seat, undefined].flatMap((who) => wordsIn(module.view(table, who))));
    const secrets = wordsIn(module.view(table, other)).filter((word) => !shown.has(word));
    for (let deal = 0; deal < DEALS; deal++) {
      const lostFor = (who: Seat | undefined): string[] => {
        const dealt = wordsIn(module.view(redeal(module, table, who, `forgets ${deal}`), other));
        return secrets.filter((word) => !dealt.includes(word));
      };
      if (lostFor(seat).length > 0) return;
      for (const word of lostFor(undefined)) known.add(word);
    }
  }
  const words = [...known].join(', ');
  demand(words === '', `A table dealt anew for seat ${seat} keeps what only seat ${other} sees: ${words}.`);
}

/** What is demanded of the bots and the advice of every game, as a list of named checks for `it`. */
export function honestyChecks<T extends GameTypes>(craft: Craft<T>, modes: readonly HonestyMode[]): Check[] {
  const atTables = (title: string, check: (met: OnTheWay<T>, index: number) => void) =>
    modes.map(([mode, seats, options]) => ({
      title: `${mode}: ${title}`,
      run: () => metOnTheWay(craft, seats, options).forEach(check),
    }));
  return [
    ...LEVELS.flatMap((level) =>
      atTables(`tables that differ only in secrets give the same choice of ${level}`, (met) =>
        decidesAlike(craft, level, met),
      ),
    ),
    ...modes.map(([mode, seats, options]) => ({
      title: `${mode}: what another seat alone sees is dealt anew, be it a mate’s`,
      run: () => {
        const tables = tablesOnTheWay(craft, seats, options);
        for (const seat of seatsFrom(0, seats))
          for (const other of seatsFrom(seat, seats).slice(1))
            forgetsWhatOthersSee(craft, tables, [seat, other]);
      },
    })),
    ...atTables('every answer promises something', ({ table }) => appraisesEveryAnswer(craft, table)),
    ...atTables('who has more by the terms of a hint is likelier to win', ({ table }) =>
      termsFitChances(craft, table),
    ),
    ...atTables('a hint advises the best it lists, for reasons that betray nothing', (met, index) => {
      if (index % HINT_EVERY !== 0) return;
      const seat = askedAt(craft, met.table);
      const twins = [redeal(craft.module, met.table, seat, 'another deal'), twinByHistory(craft, met, seat)];
      hintIsHonest(craft, seat, [met.table, ...twins.filter((twin) => twin !== undefined)]);
    }),
    { title: 'the advice is about questions the rules ask', run: () => appraisesQuestions(craft) },
    ...atTables('the chances of winning add up', ({ table }) => promisesOneVictory(craft, table)),
  ];
}

/** How many of so many games of two greedy wins against random. */
export function greedyWins<T extends GameTypes>(
  craft: Craft<T>,
  games: number,
  options: Readonly<Record<string, unknown>> = {},
): number {
  const rules = rulesIn(craft.module);
  let wins = 0;
  for (let n = 0; n < games; n++) {
    const game = start(craft.module, { seats: 2, seed: `strength ${n}`, options });
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

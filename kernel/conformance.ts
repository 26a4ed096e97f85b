import type { Check } from './check.ts';
import { cloneTable } from './clone.ts';
import type { GameTypes } from './decision.ts';
import { optionOf } from './describe.ts';
import { hashOf } from './hash.ts';
import { choose, openJournal, setStanding } from './journal.ts';
import type { Entry, Journal } from './memory.ts';
import type { GameModule, Setup } from './module.ts';
import { asksOf } from './present.ts';
import {
  checkAtRest,
  checkFinished,
  checkPlain,
  checkReplay,
  checkSaved,
  componentsOf,
  type Watch,
} from './promises.ts';
import { below, type HasRandom, randomFrom } from './random.ts';
import { repeatEntries } from './repeat.ts';
import { written } from './replay.ts';
import type { Ask } from './step.ts';

/** Who plays in a conformance game: the index of the answer to take. */
export type Player = (game: GameTypes['state'], ask: Ask, seed: string) => number;

export const randomPlayer: Player = (_, ask, seed) => below({ random: randomFrom(seed) }, ask.values.length);

export interface Mode {
  readonly name: string;
  readonly seats: number;
  readonly options?: Setup['options'];
}

export interface Effort {
  /** Checks are made at about one of so many decisions. */
  readonly every: number;
  /** Of the decisions that are checked one of so many is saved and loaded, which takes the longer the longer the log is. */
  readonly savedEvery?: number;
  readonly mostDecisions?: number;
}

/** A broken promise, with all that is needed to see it again. */
export class ConformanceError extends Error {
  readonly setup: Setup;
  readonly choices: readonly string[];

  constructor(sentence: string, setup: Setup, log: readonly Entry[]) {
    super(
      `${sentence} [seed ${setup.seed}, ${setup.seats} seats, ${JSON.stringify(setup.options ?? {})}, after ${log.length} choices]`,
    );
    this.name = 'ConformanceError';
    this.setup = setup;
    this.choices = log.map(written);
  }
}

/** Plays one whole game and checks on the way what quality demands of every game. */
export function playChecked<T extends GameTypes>(
  module: GameModule<T>,
  setup: Setup,
  player: Player,
  { every, savedEvery = 1, mostDecisions = 20_000 }: Effort,
): Journal<T> {
  let log: readonly Entry[] = [];
  const fail = (sentence: string): never => {
    throw new ConformanceError(sentence, setup, log);
  };
  try {
    const journal = openJournal(module, setup);
    log = journal.log;
    const watch: Watch<T> = { module, journal, components: componentsOf(module, journal.table), fail };
    const dice = { random: randomFrom(`${setup.seed} checks`) };
    for (let n = 0; journal.table.outcome === undefined; n++) {
      if (n > mostDecisions) fail(`The game does not end within ${mostDecisions} decisions.`);
      const checked = below(dice, every) === 0;
      const saved = checked && (savedEvery === 1 || below(dice, savedEvery) === 0);
      playOne(watch, player, n, { checked, saved, dice });
    }
    checkFinished(watch);
    if (below(dice, Math.ceil(every / 20)) === 0) checkReplay(watch);
    return journal;
  } catch (error) {
    if (error instanceof ConformanceError) throw error;
    return fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

interface Care {
  readonly checked: boolean;
  readonly saved: boolean;
  readonly dice: HasRandom;
}

function playOne<T extends GameTypes>(
  watch: Watch<T>,
  player: Player,
  n: number,
  { checked, saved, dice }: Care,
): void {
  const { module, journal, fail } = watch;
  const asks = asksOf(module, journal);
  const ask = asks[below(dice, asks.length)] as Ask;
  const value = ask.values[player(journal.table, ask, `${journal.setup.seed} ${n}`)] ?? null;
  const { id } = optionOf(journal.table, ask, value);
  if (checked && answerFromNowOn(watch, ask, id, dice)) return;
  if (!checked) {
    choose(module, journal, ask.seat, id);
    return;
  }
  const [once, twice] = [0, 1].map(() => {
    const copy = cloneTable(journal.table);
    repeatEntries(module, copy, [{ seat: ask.seat, choice: id }]);
    return hashOf(copy);
  });
  if (once !== twice) fail(`Choosing ${id} twice gives two tables: something is remembered outside of them.`);
  checkAtRest(watch, ask, id);
  choose(module, journal, ask.seat, id);
  checkPlain(watch);
  if (once !== hashOf(journal.table)) fail('A copy goes on differently from the table itself.');
  if (saved) checkSaved(watch, ask.seat);
}

/** Now and then a seat has a question answered for it from now on, and forgets about it later. */
function answerFromNowOn<T extends GameTypes>(
  { module, journal }: Watch<T>,
  ask: Ask,
  choice: string,
  dice: HasRandom,
): boolean {
  const key = ask.question.standing?.(journal.table, ask.frame.locals);
  const kept = Object.keys(journal.table.standing[ask.seat] ?? {})[0];
  if ((key ?? kept) === undefined || below(dice, 8) > 0) return false;
  if (kept !== undefined) setStanding(module, journal, ask.seat, kept);
  else if (key !== undefined) setStanding(module, journal, ask.seat, key, choice);
  return true;
}

/** The suite as a list of named checks: `for (const { title, run } of conformance(…)) it(title, run);` */
export function conformance<T extends GameTypes>(
  module: GameModule<T>,
  modes: readonly Mode[],
  {
    games = 10,
    effort = { every: 4 },
    players = { random: randomPlayer },
  }: {
    games?: number;
    effort?: Effort;
    players?: Readonly<Record<string, Player>>;
  } = {},
): Check[] {
  return modes.flatMap(({ name, seats, options }) =>
    Object.entries(players).map(([who, player]) => ({
      title: `${module.id}, ${name}: ${games} games of ${who} seats keep every promise`,
      run: () => {
        for (let i = 0; i < games; i++)
          playChecked(
            module,
            { seats, seed: `${name} ${who} ${i}`, ...(options && { options }) },
            player,
            effort,
          );
      },
    })),
  );
}

import { type Budget, botOf, type Considered, type Level } from '@krcma/bots';
import {
  advance,
  answer,
  newRecorder,
  type Outcome,
  optionOf,
  recording,
  rulesIn,
  type Seat,
  type Setup,
  type Side,
  sidesOf,
  start,
} from '@krcma/kernel';
import { type Befallen, gameCalled, type TableGame, type TurnBegun } from '../games.ts';

export type Limits = Omit<Budget, 'seed'>;

/** One finished game, seat by seat. */
export interface Played {
  readonly outcome: Outcome;
  readonly sides: readonly Side[];
  /** Questions answered by each seat, and the time they took. */
  readonly decisions: readonly number[];
  readonly milliseconds: readonly number[];
  /** What a seat had from the beginning, such as its clan: the balance report counts wins by it. */
  readonly traits: readonly (readonly string[])[];
  /** Turns of all players together, where the game counts them. */
  readonly turns?: number;
  /** What befell whom, where somebody hears the game. */
  readonly befallen: readonly Befallen[];
}

/** A game as a tournament sees it. */
export interface Contest {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Refuses a set-up the game does not know, by throwing the sentence why. */
  check(setup: Setup): void;
  play(setup: Setup, levels: readonly Level[], limits: Limits, listener?: Listener): Played;
}

/** What a seat chose: in which rule, the place of the answer, and the ids of all it was chosen from. */
export interface Heard {
  readonly seat: Seat;
  readonly rule: string;
  readonly index: number;
  readonly offered: readonly string[];
  /** The answers as the bot saw them, in their order; empty where it weighed nothing. */
  readonly considered: readonly Considered[];
}

/** Somebody who follows a game. */
export interface Listener {
  /** A turn begins: whose, and which choices its player could come to in it, where the game tells. */
  turn?(begun: TurnBegun): void;
  /** Hears every choice; what it returns is the place of the answer the seat gives in its stead. */
  heard(choice: Heard): number | undefined;
}

function contest(game: TableGame): Contest {
  const { module, advice, traitsOf = () => [], befell = () => [], turnsOf, turnBegun } = game;
  const rules = rulesIn(module);
  return {
    id: module.id,
    seats: module.seats,
    check: (setup) => {
      start(module, setup);
    },
    play(setup, levels, limits, listener) {
      const bots = levels.map((level) => botOf(level, { module, advice }));
      const decisions = levels.map(() => 0);
      const milliseconds = levels.map(() => 0);
      const table = start(module, setup);
      const recorder = listener && newRecorder();
      let turn = 0;
      for (let asks = recording(recorder, () => advance(rules, table)), n = 0; ; n++) {
        const [ask] = asks;
        const bot = ask && bots[ask.seat];
        if (ask === undefined || bot === undefined) break;
        const now = turnsOf?.(table) ?? 0;
        if (now !== turn && turnBegun !== undefined) listener?.turn?.(turnBegun(table));
        turn = now;
        const begun = performance.now();
        const { index, considered } = bot.decide(table, ask.seat, { ...limits, seed: `${setup.seed} ${n}` });
        milliseconds[ask.seat] = (milliseconds[ask.seat] ?? 0) + performance.now() - begun;
        decisions[ask.seat] = (decisions[ask.seat] ?? 0) + 1;
        const other = listener?.heard({
          seat: ask.seat,
          rule: ask.frame.rule,
          index,
          offered: ask.values.map((value) => optionOf(table, ask, value).id),
          considered,
        });
        asks = recording(recorder, () => answer(rules, table, ask, ask.values[other ?? index] ?? null));
      }
      if (table.outcome === undefined) throw new Error('The game stopped without an end.');
      const traits = levels.map((_, seat) => traitsOf(table, seat));
      const turns = turnsOf?.(table);
      const befallen = befell(recorder?.events.map(({ event }) => event) ?? []);
      return {
        outcome: table.outcome,
        sides: sidesOf(module, table),
        decisions,
        milliseconds,
        traits,
        ...(turns !== undefined && { turns }),
        befallen,
      };
    },
  };
}

/** The tournament of a game that is on the table; throws for any other. */
export const contestOf = (game: string): Contest => contest(gameCalled(game));

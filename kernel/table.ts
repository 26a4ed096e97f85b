import type { Json, Seat } from './json.ts';
import type { RandomState } from './random.ts';

export type Locals = Record<string, Json | undefined>;

/** One rule being carried out: its name, the step it stands at, and what its earlier steps settled. */
export interface Frame {
  readonly rule: string;
  at: string;
  readonly locals: Locals;
  /** Calls still to make and answers collected so far, inside a step that repeats. */
  loop?: Loop | undefined;
  /** The stacks of seats that play side by side. */
  side?: SideBySide | undefined;
}

export interface Loop {
  left: Json[];
  done: Json[];
}

export interface SideBySide {
  /** Counts the choices made before it began: choices with the same number may pass each other. */
  readonly id: number;
  readonly secret: boolean;
  readonly branches: Branch[];
}

export interface Branch {
  readonly seat: Seat;
  /** What it was called with, to begin again when its answers must be forgotten. */
  readonly input: Locals;
  readonly stack: Frame[];
  result?: Json;
}

export interface ScoreLine {
  /** A key of the game's texts: monsters, domains, duke … */
  readonly key: string;
  readonly points: number;
}

export interface Outcome {
  /** Seats that share the victory, mates always all of them; empty when everybody lost. */
  readonly winners: readonly Seat[];
  /** Which way the game ended. */
  readonly reason: string;
  /** By seat, and the same for mates. */
  readonly scores: readonly number[];
  /** Where the points come from, seat by seat. */
  readonly sheet: readonly (readonly ScoreLine[])[];
  /** Automatic opponents and what they scored. */
  readonly rivals?: readonly {
    readonly key: string;
    readonly points: number;
    readonly lines: readonly ScoreLine[];
  }[];
  /** What a campaign takes along to the next game. */
  readonly carried?: Json;
}

/** What every game's state begins with. A game's own type adds its board, players and cards. */
export interface Table<Options = Readonly<Record<string, Json>>> {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  random: RandomState;
  stack: Frame[];
  /** Choices made so far by each seat. */
  answered: number[];
  /** Answers a seat wants given for it, by the question's standing key. */
  standing: Record<string, string>[];
  outcome?: Outcome;
}

export function choicesMade(game: Table): number {
  let made = 0;
  for (const count of game.answered) made += count;
  return made;
}

/** Called by a rule: the game is over now, whatever stands on the stack. */
export function finish(game: Table, outcome: Outcome): void {
  game.outcome = outcome;
}

export function seatsFrom(first: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((first + i) % seats);
  return order;
}

/** A stack and those of the seats that play side by side in it. */
export const stacksIn = (stack: Frame[]): Frame[][] => [
  stack,
  ...stack.flatMap(({ side }) => side?.branches.flatMap((branch) => stacksIn(branch.stack)) ?? []),
];

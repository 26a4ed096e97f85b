import type { Message, Seat } from './json.ts';
import type { Locals, Table } from './table.ts';

/** The closed list of what can be asked; a client has one widget for each. */
export const DECISION_KINDS = ['one', 'some', 'number', 'place', 'payment', 'order', 'yesNo'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/**
 * The types a game ties together. `message` are prompts, labels and refusals; `rule` the ids of its inventory; `term` the
 * names of what its judgement of a table is made of.
 */
export interface GameTypes {
  state: Table;
  message: Message;
  event: Message;
  rule: string;
  term: string;
}

/** One legal choice, tied to the component a player would touch. */
export interface Option<T extends GameTypes = GameTypes> {
  /** Stable and readable: `slay:goblin`, `pay:2g1m`. */
  readonly id: string;
  readonly label: T['message'];
  /** `stack:monster-2`, `seat:1`, `die:0` … whatever the game's board can light up. */
  readonly thing?: string;
  readonly rule?: T['rule'];
  /** What a player mostly wants: a client that shows one answer at a time begins with it. */
  readonly usual?: true;
}

/** What a player may see and want, but not have now, and why. */
export interface Refused<T extends GameTypes = GameTypes> extends Option<T> {
  readonly reason: T['message'];
  readonly rule: T['rule'];
}

/** What is asked of one seat, as data. */
export interface Decision<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly prompt: T['message'];
  /** Names of the rules and steps that led here, outermost first. */
  readonly path: readonly string[];
  readonly options: readonly Option<T>[];
  readonly refused: readonly Refused<T>[];
  /** Already picked, while a set or an order is put together. */
  readonly picked: readonly Option<T>[];
  /** A seat may have this question answered the same way from now on. */
  readonly standing?: string;
  /** The option that is meant by saying nothing: who keeps a clock may give it for a seat that does not answer. */
  readonly silence?: string;
}

/** A question as a rule writes it. `values` is all a bot needs; words are made only for those who read them. */
export interface Question<T extends GameTypes, L, V> {
  readonly kind: DecisionKind;
  values(game: T['state'], locals: L): readonly V[] | undefined;
  option(game: T['state'], value: V, locals: L): Option<T>;
  prompt(game: T['state'], locals: L): T['message'];
  /** Who is asked; the seat in the local `player` unless the rule says otherwise. */
  seat?(game: T['state'], locals: L): Seat;
  refused?(game: T['state'], locals: L): readonly Refused<T>[];
  /** Only the seat that answers knows the answer, as long as it is kept in the rule and not on the table. */
  readonly secret?: boolean;
  /** Asked even when there is only one answer: a confirmation, a moment to look. */
  readonly always?: boolean;
  /**
   * Names what a seat may have answered the same way from now on. Only where the same answer for ever lets the game go
   * on: to pass, to decline.
   */
  standing?(game: T['state'], locals: L): string | undefined;
  /**
   * The id of the option that is meant by saying nothing. Only where somebody is asked whether they join in, and the
   * game goes on as well without them: a proposal of another, an agreement.
   */
  silence?(game: T['state'], locals: L): string | undefined;
}

/**
 * A set or an order, put together one by one. Whatever it says may depend on what is picked already: what may come next,
 * a sum that must be reached or not exceeded. When there are no more than `atLeast`, all of them are taken.
 */
export interface Gathering<T extends GameTypes, L, V>
  extends Pick<Question<T, L, V>, 'seat' | 'secret' | 'always' | 'standing'> {
  readonly kind: 'some' | 'order';
  values(game: T['state'], locals: L, picked: readonly V[]): readonly V[] | undefined;
  option(game: T['state'], value: V, locals: L, picked: readonly V[]): Option<T>;
  prompt(game: T['state'], locals: L, picked: readonly V[]): T['message'];
  refused?(game: T['state'], locals: L, picked: readonly V[]): readonly Refused<T>[];
  /** A value that was picked may be picked again, as long as `values` lists it; at most once unless given. */
  readonly repeats?: boolean;
  /** How many; all of them for an order. */
  atLeast?(game: T['state'], locals: L, picked: readonly V[]): number;
  atMost?(game: T['state'], locals: L, picked: readonly V[]): number;
  /** Whether what is picked will do, where it is not only a matter of how many. */
  suffices?(game: T['state'], locals: L, picked: readonly V[]): boolean;
  /**
   * It is closed by its owner alone, also when nothing more can be picked: when it ends would tell what is in a hidden
   * hand. Known to all, like everything that says who is asked.
   */
  sealed?(game: T['state'], locals: L): boolean;
  /** The words of the choice that says "enough". */
  done(game: T['state'], locals: L, picked: readonly V[]): T['message'];
}

/** An effect that waits for its moment, held as data by a card in play. */
export interface Trigger<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly seat: Seat;
  /** The rule that carries it out, and what it is called with. */
  readonly call: string;
  readonly with: Locals;
  readonly optional?: boolean;
  readonly label: T['message'];
  readonly thing?: string;
  readonly rule?: T['rule'];
}

/** The moment when triggers are offered: what is due is asked anew after each. */
export interface Moment<T extends GameTypes, L> {
  due(game: T['state'], locals: L): readonly Trigger<T>[];
  prompt(game: T['state'], locals: L): T['message'];
  decline(game: T['state'], locals: L): T['message'];
  /** As in a question: a seat may have this moment answered the same way from now on. */
  standing?(game: T['state'], locals: L): string | undefined;
}

import type { Appraisals } from './appraisal.ts';
import type { GameTypes } from './decision.ts';
import { badArrangement, described } from './described.ts';
import { RuleError, TableError } from './errors.ts';
import type { Json, Message, Seat } from './json.ts';
import { checkedOptions, type OptionSchema } from './options.ts';
import { type Generator, generatorFrom } from './random.ts';
import { advance, frameFor, type Rules, rulesOf, rulesSoFar } from './run.ts';
import type { Scripts } from './scripts.ts';
import { json } from './shape.ts';
import type { Side } from './sides.ts';
import type { Ask } from './step.ts';
import type { Table } from './table.ts';

/** A named upgrade of saved tables; `up` changes the saved state in place. */
export interface Migration {
  readonly name: string;
  /** The version of the game's state it leads to. */
  readonly to: number;
  up(state: Record<string, Json>): void;
}

/** Whose turn it is, and how many have begun; rounds where turns are short. Nobody's while all act at once. */
export interface Turn {
  readonly seat: Seat | undefined;
  readonly number: number;
}

/** What the outside may know and do with a game. Every game fulfils it; nothing else is asked of a game. */
export interface GameModule<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Raised whenever a saved state would no longer fit; each rise has a migration. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSchema;
  readonly migrations: readonly Migration[];
  readonly scripts: Scripts;
  /** The rule that is the whole game, called with no input. */
  readonly opening: string;
  /** Refuses combinations of options the rulebook does not allow, with the message why. */
  forbids?(options: T['state']['options'], seats: number): T['message'] | undefined;
  /** Lays the table out. The generator is ready; `carried` comes from an earlier game of a campaign. */
  setUp(table: Table<T['state']['options']>, carried: Json | undefined): T['state'];
  /** What one seat may see; a spectator when undefined. */
  view(game: T['state'], seat: Seat | undefined): Json;
  /** Deals anew whatever none of these seats knows. The result must not depend on how it really lies. */
  redeal(game: T['state'], knowing: readonly Seat[]): void;
  /** Every component and where it is, for the conservation check: the sorted list never changes. Pages play without it. */
  components?(game: T['state']): readonly string[];
  /** A sentence when the state contradicts itself. */
  inconsistency?(game: T['state']): string | undefined;
  /**
   * Changes a fresh table into a described position, or refuses it in words: whatever the seed, the same is possible. It
   * comes from outside and is plain JSON, nothing more is known of it.
   */
  arrange?(game: T['state'], arrangement: Json): void;
  /** Who wins and loses with whom; each alone unless given. Known before the table is laid, so it betrays nothing. */
  sides?(options: T['state']['options'], seats: number): readonly Side[];
  /**
   * Fetches the rules that a game does not begin with; without it all are here. What needs one before it has come fails
   * with `RuleMissing` and leaves the table as it was.
   */
  readonly later?: (() => Promise<unknown>) | undefined;
  /** Everybody may know it. Who wants to is asked once more before it ends; without it nobody is. */
  turn?(game: T['state']): Turn;
}

/**
 * Somebody who plays a table on, whoever is asked, and may remember what they are about: the place of the answer, or
 * nothing where they have no opinion.
 */
export interface Follower<T extends GameTypes = GameTypes> {
  answer(game: T['state'], ask: Ask): number | undefined;
}

/** A way to go on from a question, over many answers. */
export interface Plan<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** Carries it out on one table, and then plays on as usual. */
  follow(): Follower<T>;
}

/** A way to go on that a game has worked out, as the ids of the choices from the question on. */
export interface WorkedOut {
  readonly choices: readonly string[];
  /** The chance of winning with it. */
  readonly value: number;
  /** Nothing better exists. */
  readonly proved: boolean;
}

/** Tables between which a way to go on lies. */
export interface Stretch<T extends GameTypes = GameTypes> {
  readonly before: T['state'];
  /** As it stands at its last answer, in the same turn. */
  readonly last: T['state'];
  readonly after: T['state'];
}

/** What something costs and what it brings, counted, by names the text has words for. */
export interface Balance<Name extends string = string> {
  readonly costs: Readonly<Partial<Record<Name, number>>>;
  readonly brings: Readonly<Partial<Record<Name, number>>>;
}

/** What a game tells the bots, which know only the kernel. */
export interface BotAdvice<T extends GameTypes = GameTypes> {
  /**
   * How good the table is for a seat; higher is better. It is given tables dealt anew: what lies hidden is a guess. Who
   * has mates is judged by the mean of its side.
   */
  evaluate(game: T['state'], seat: Seat): number;
  /**
   * Why a hint is given: what the table is worth to a seat, in points by name. Their sum, which a rival's success
   * lowers, orders the seats as their chances do. Asked for a few tables of each hint, never by a bot that plays.
   */
  terms?(game: T['state'], seat: Seat): Readonly<Record<T['term'], number>>;
  /**
   * Each side's chance of winning, in the order of the sides, for a search: it plays all seats of a table dealt anew, to
   * the end or not. They add up to one, unless a single side plays against the game.
   */
  promise?(game: T['state']): readonly number[];
  /** Turns begun so far: a search cuts its playouts off at the same moment, so that their ends can be compared. */
  clock?(game: T['state']): number;
  /**
   * The chance of winning after each answer to a question that the game itself can work out, by what the seat knows.
   * Asked for what a bot has to answer now, never for what it thinks up: there it would be too dear.
   */
  counsel?(game: T['state'], ask: Ask): readonly number[] | undefined;
  /**
   * Ways to go on that are worth a comparison, the likeliest first; by what the seat knows. Where there are none the
   * question is answered as any other.
   */
  plans?(game: T['state'], ask: Ask): readonly Plan<T>[];
  /**
   * Ways to go on that the game itself works out in about so many milliseconds, the best first, each of another kind; by
   * what the seat knows. Hints explain the best and the second best, a search takes the best. By a clock that counts how
   * often it is looked at the same table gives the same answer on every machine.
   */
  workOut?(game: T['state'], ask: Ask, milliseconds: number, clock?: () => number): readonly WorkedOut[];
  /** What a stretch of a turn costs a seat and brings it; asked for hints, on tables dealt anew. */
  balance?(stretch: Stretch<T>, seat: Seat): Balance;
  /** What the answers to the questions of a rule promise, for the order of a search and for its playouts. */
  readonly appraisals?: Appraisals<T>;
  /** How many points less make an answer clearly worse; one unless given. */
  readonly temperature?: number;
}

/** A table to be started. */
export interface Setup {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** What chance was begun with; the present generator unless given. */
  readonly generator?: Generator;
  readonly carried?: Json;
  readonly arrangement?: Json;
}

/** A set-up that was written down without a generator is of the time when there was only one. */
export const asWritten = (setup: Setup): Setup => ({ generator: 'xoshiro128', ...setup });

/** A set-up to be written down. */
export const toBeWritten = (setup: Setup): Setup => ({ generator: 'chacha20', ...setup });

interface Indexed {
  readonly rules: Rules;
  /** How many there were. */
  readonly of: number;
}

const indexed = new WeakMap<object, Indexed>();

/** The rules of a game by name, checked once; those that come later are taken in when they are there. */
export function rulesIn(module: Pick<GameModule, 'scripts' | 'later'>): Rules {
  const { scripts, later } = module;
  const known = indexed.get(module);
  if (known !== undefined && known.of === scripts.rules.length) return known.rules;
  const rules = later === undefined ? rulesOf(scripts) : rulesSoFar(scripts);
  indexed.set(module, { rules, of: scripts.rules.length });
  return rules;
}

/** Checks a set-up, lays the table out and runs to the first question. */
export function start<T extends GameTypes>(module: GameModule<T>, setup: Setup): T['state'] {
  const { min, max } = module.seats;
  if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max)
    throw new TableError(
      'player-count',
      `${module.id} is for ${min} to ${max} players, not ${setup.seats}.`,
      {
        min,
        max,
        seats: setup.seats,
      },
    );
  const options = checkedOptions(module.options, setup.options) as T['state']['options'];
  const forbidden = module.forbids?.(options, setup.seats);
  if (forbidden !== undefined) throw badCombination(forbidden);
  const rules = rulesIn(module);
  const table: Table<T['state']['options']> = {
    game: module.id,
    seats: setup.seats,
    options,
    random: generatorFrom(setup.seed, setup.generator),
    stack: [frameFor(rules, module.opening, {})],
    answered: new Array<number>(setup.seats).fill(0),
    standing: Array.from({ length: setup.seats }, () => ({})),
  };
  const game = module.setUp(table, setup.carried);
  if (setup.arrangement !== undefined) arrange(module, game, setup.arrangement);
  else advance(rules, game);
  return game;
}

function badCombination(reason: Message): TableError {
  const { key, ...rest } = reason;
  const details: Record<string, string | number> = {};
  for (const [name, value] of Object.entries<unknown>(rest))
    if (typeof value === 'string' || typeof value === 'number') details[name] = value;
  return new TableError(
    'bad-combination',
    `These options cannot be played together: ${key}.`,
    details,
    reason,
  );
}

/** Lays out what is described and runs to the first question. A position may come from anybody: it is refused in words. */
function arrange<T extends GameTypes>(module: GameModule<T>, game: T['state'], arrangement: Json): void {
  if (module.arrange === undefined) throw badArrangement(`${module.id} cannot be set up as a position.`);
  described(json, arrangement);
  try {
    // A copy, because the table keeps parts of it; names without a value are as good as not there.
    module.arrange(game, JSON.parse(JSON.stringify(arrangement)) as Json);
    const contradiction = module.inconsistency?.(game);
    if (contradiction !== undefined)
      throw badArrangement(`The position contradicts itself: ${contradiction}`);
    advance(rulesIn(module), game);
  } catch (error) {
    if (error instanceof TableError) throw error;
    const why = error instanceof RuleError ? error.message : 'something they need is not there.';
    const refusal = badArrangement(
      `The rules cannot go on from this position: ${why} Look at what "at" says.`,
    );
    refusal.cause = error;
    throw refusal;
  }
}

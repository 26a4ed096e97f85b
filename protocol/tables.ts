import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** An id in an address: tables, users. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{10,40}$/));
export const Seat = z.int().check(z.gte(0), z.lte(9));
export const Level = z.enum(['random', 'greedy', 'search']);
export const PersonName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(LIMITS.name), z.regex(/^[^\p{C}<>]+$/u));

/** How long a player may think. Days per move count only inside a daily window and not during vacation. */
export const ClockRules = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('game'),
    minutes: z.int().check(z.gte(1), z.lte(600)),
    /** Seconds added after each choice that passes the turn on, once in a turn however often others are asked in it. */
    increment: z.int().check(z.gte(0), z.lte(600)),
  }),
  z.strictObject({
    kind: z.literal('move'),
    days: z.number().check(z.gte(0.01), z.lte(30)),
    /** Hours of the day (UTC) in which time passes; the whole day when both are the same. */
    from: z.int().check(z.gte(0), z.lte(23)),
    until: z.int().check(z.gte(0), z.lte(23)),
  }),
]);
export type ClockRules = z.infer<typeof ClockRules>;

/** What happens when a player is out of time: a bot plays in their place, or the table ends. */
export const OutOfTime = z.enum(['bot', 'end']);
export type OutOfTime = z.infer<typeof OutOfTime>;

/** A seat as it is planned: the one who creates the table, somebody who joins, or a bot. */
export const PlannedSeat = z.discriminatedUnion('who', [
  z.strictObject({ who: z.literal('me') }),
  z.strictObject({ who: z.literal('open') }),
  z.strictObject({ who: z.literal('bot'), level: Level, name: z.optional(PersonName) }),
]);
export type PlannedSeat = z.infer<typeof PlannedSeat>;

const Seats = z.array(PlannedSeat).check(z.minLength(1), z.maxLength(10));

const Options = z.record(z.string().check(z.maxLength(40)), z.unknown());

/**
 * A game of one's own browser to be gone on with at a server: how it was set up and what was chosen, as in a record.
 * The server plays it again from that and believes nothing else.
 */
export const BroughtAlong = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  /** Of the rules it was played by. */
  version: z.int().check(z.gte(0)),
  setup: z.strictObject({
    seats: z.int().check(z.gte(1), z.lte(10)),
    seed: z.string().check(z.minLength(1), z.maxLength(200)),
    generator: z.optional(z.enum(['chacha20', 'xoshiro128'])),
    options: z.optional(Options),
    /** From the earlier game of a campaign. An arranged position is no game: it stays where it was described. */
    carried: z.optional(z.unknown()),
  }),
  /** Each as `seat choice`, or `seat !question choice` for a standing answer. */
  choices: z
    .array(z.string().check(z.maxLength(LIMITS.choice), z.regex(/^\d \S/)))
    .check(z.maxLength(LIMITS.choices)),
  /** Of the table as it stands there: what plays differently here is not what was brought. */
  hash: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
});
export type BroughtAlong = z.infer<typeof BroughtAlong>;

export const NewTable = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  options: z.optional(Options),
  seats: Seats,
  /** Shown in the lobby; otherwise only who has the link can come. */
  listed: z.boolean(),
  spectators: z.boolean(),
  /** Whether it counts for ratings; only tables of accounts can. Who leaves such a game is rated last at once. */
  rated: z.boolean(),
  clock: ClockRules,
  outOfTime: OutOfTime,
  /**
   * Whether hints are given. Unless it says so: to one person among bots, and not between people. Never in a rated game.
   */
  hints: z.optional(z.boolean()),
  /** A game that goes on here. It is never rated. */
  brought: z.optional(BroughtAlong),
});
export type NewTable = z.infer<typeof NewTable>;

export type TableStatus = 'open' | 'playing' | 'over' | 'abandoned';

/** One seat as everybody at the table sees it. */
export interface SeatCard {
  /** Undefined: free. Offered: kept for somebody who is invited and has not answered. */
  readonly who: 'person' | 'bot' | 'offered' | undefined;
  readonly name: string;
  /** The strength of a bot. */
  readonly level?: z.infer<typeof Level>;
  readonly user?: string;
  /** Who is invited to this seat. */
  readonly offeredTo?: string;
  readonly here: boolean;
  /** A bot plays for this person until they return. */
  readonly standIn: boolean;
  /** Left this rated game, or let the time run out, and was rated last by it. */
  readonly forfeited?: boolean;
  /** Of one who is away: milliseconds until a bot may be called for them. Missing for one who never came. */
  readonly replaceableIn?: number;
  /** Milliseconds left; undefined without a clock. */
  readonly left?: number;
  /** Milliseconds in which the seat may reply to what it is asked; then its silence counts as an answer. */
  readonly replyIn?: number;
  /** The clock runs for this seat now. */
  readonly running: boolean;
}

/** A table as everybody who may see it sees it: no word of the game itself. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly status: TableStatus;
  readonly owner: string;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly rated: boolean;
  readonly clock: ClockRules;
  readonly outOfTime: OutOfTime;
  /** Whether hints are given to those who play here. */
  readonly hints?: boolean;
  readonly seats: readonly SeatCard[];
  /** Seats that win and lose together. */
  readonly sides: readonly (readonly number[])[];
  readonly watching: number;
  readonly entries: number;
  readonly created: number;
  readonly changed: number;
  /** Seats that are asked something. */
  readonly waiting: readonly number[];
  /** Seats that agree to end the game without a result. */
  readonly ending: readonly number[];
  /** The table that follows this one; those who played here are invited to it. */
  readonly rematch?: string;
  readonly scores?: readonly number[];
  readonly winners?: readonly number[];
}

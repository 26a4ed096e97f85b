import type { Decided, ThinkRequest } from '@krcma/bots';
import type { Seat } from '@krcma/kernel';
import type { Compilable } from 'kysely';
import type { Stake } from '../bots/fair-queue.ts';
import type { Log } from '../operation/log.ts';
import type { Store } from '../store/store.ts';
import type { Habits } from './clock.ts';
import type { Presence } from './presence.ts';
import type { TableState } from './table-state.ts';

/** What every room of one server shares. */
export interface House {
  readonly store: Store;
  readonly log: Log;
  readonly presence: Presence;
  /** The name of this server among others on the same database. */
  readonly node: string;
  /** The time of day. */
  now(): number;
  /** Milliseconds by a clock that only goes forward. */
  steady(): number;
  /** What stops a person's clock, as far as it is known here. */
  habits(user: string): Habits | undefined;
  /** Reads them for everybody at a table that has a clock of days; `anew` also those that are known. */
  learnHabits(state: TableState, anew?: boolean): Promise<void>;
  /** Rows that record a game that has just ended. */
  results(state: TableState): Promise<readonly Compilable[]>;
  /** Rows that record those who have just forfeited a rated game. */
  forfeits(state: TableState, seats: readonly Seat[]): Promise<readonly Compilable[]>;
  /** A bot thinks, when it is the turn of those who wait for it. */
  think(request: ThinkRequest, stake: () => Stake | undefined): Promise<Decided>;
  /** So that people can follow what bots do. */
  pause(): Promise<void>;
  /** The table wants to be looked after at that time. */
  attend(table: string, due: number | undefined): void;
  /** A person is asked something who was not asked before. */
  asked(state: TableState, seat: Seat): void;
  /** There is no such table: the room is not kept. */
  gone(table: string): void;
  committed(seconds: number): void;
  framesSent(count: number): void;
}

/** A table that is open at this server: what is done to it is done one after the other. */
export interface OpenTable {
  /** The table as it is known here at this moment; undefined while it has to be read again. */
  readonly known: TableState | undefined;
  readonly audience: { readonly size: number };
  /** Runs no rules. */
  read<T>(look: (state: TableState) => T | Promise<T>): Promise<T>;
  /** Lets the rules work something out, in bounded time. */
  consult<T>(work: (state: TableState) => T): Promise<T>;
  change<T>(apply: (state: TableState) => T): Promise<T | undefined>;
}

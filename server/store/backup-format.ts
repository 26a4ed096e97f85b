import type { Database } from './schema.ts';

/**
 * A backup is a gzipped file of JSON lines: a head, a line for each row, an end that counts them. It fits both
 * databases. Parents come before what refers to them.
 */
export interface Head {
  readonly krcma: 'backup';
  readonly format: 1;
  /** The migrations that made the database it is of. */
  readonly migrations: readonly string[];
  readonly made: string;
}

export type Row = Readonly<Record<string, string | number | null>>;

export interface RowLine {
  readonly table: string;
  readonly row: Row;
}

export interface End {
  readonly end: Counts;
}

/** How many rows of each table. */
export type Counts = Readonly<Record<string, number>>;

/** Every table with the columns that order its rows. A table that an older schema does not have is left out. */
export const KEYS: Readonly<Record<keyof Database, readonly string[]>> = {
  settings: ['key'],
  users: ['id'],
  sessions: ['id_hash'],
  tokens: ['id'],
  tables: ['id'],
  table_users: ['table_id', 'user_id', 'seat'],
  invitations: ['table_id', 'user_id'],
  attendance: ['table_id', 'user_id'],
  entries: ['table_id', 'number'],
  commands: ['table_id', 'revision'],
  chat: ['id'],
  reports: ['id'],
  results: ['table_id', 'seat'],
  ratings: ['user_id', 'game'],
  push_subscriptions: ['endpoint'],
  turn_notices: ['table_id', 'user_id', 'channel'],
};

/** Tables whose rows the database numbers. */
export const NUMBERED = ['chat', 'reports'] as const satisfies readonly (keyof Database)[];

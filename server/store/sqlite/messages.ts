import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';

/** What the server and the thread that holds a connection to SQLite say to each other. Answers come in order. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

/** Statements that are done all or not at all; see `Batch`. */
export interface Job {
  readonly statements: readonly Statement[];
  readonly guarded: boolean;
}

export type Request =
  | { readonly ask: 'statement'; readonly statement: Statement }
  | { readonly ask: 'group'; readonly jobs: readonly Job[] };

export interface Done {
  readonly rows: readonly Readonly<Record<string, SQLOutputValue>>[];
  readonly changes: number;
  readonly insertId: number | bigint | undefined;
}

export interface Failure {
  readonly message: string;
  readonly code: string;
  readonly number: number | undefined;
}

/** How a job ended: with the answers of its statements, refused by its guard, or with an error of its own. */
export type JobEnd =
  | { readonly done: readonly Done[] }
  | { readonly refused: true }
  | { readonly failed: Failure };

export type Answer =
  | { readonly answer: 'open' }
  | { readonly answer: 'statement'; readonly done: Done }
  | { readonly answer: 'group'; readonly ends: readonly JobEnd[] }
  | { readonly answer: 'failed'; readonly failed: Failure };

export interface ThreadData {
  readonly file: string;
  readonly readOnly: boolean;
  /** Held as long as the thread lives, so that two servers never write into one folder. */
  readonly lockFile?: string;
}

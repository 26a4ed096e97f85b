import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Done, Failure, Job, JobEnd, Statement } from './messages.ts';

const PREPARED_AT_MOST = 256;
/**
 * Pages (of 4 kB) in the WAL before they are copied into the database, which holds up the writes of that moment. The
 * pages of tables that are played at change again and again, and each is copied once: fewer copies, less waiting.
 */
const WAL_PAGES = 4_000;

/** One connection, used inside its thread. It keeps the statements it has prepared. */
export class Connection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, { statement: StatementSync; reads: boolean }>();

  constructor(file: string, { readOnly }: { readOnly: boolean }) {
    this.#database = new DatabaseSync(file, { readOnly, timeout: 5000, enableForeignKeyConstraints: true });
    if (readOnly) return;
    // `fullfsync` matters on macOS only: there a plain fsync leaves the data in the disk's own memory.
    this.#database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma fullfsync = on;
      pragma checkpoint_fullfsync = on;
      pragma journal_size_limit = 67108864;
      pragma wal_autocheckpoint = ${WAL_PAGES};
    `);
  }

  run({ sql, parameters }: Statement): Done {
    const { statement, reads } = this.#prepare(sql);
    if (reads) {
      const rows = statement.all(...parameters);
      return { rows, changes: rows.length, insertId: undefined };
    }
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], changes: Number(changes), insertId: lastInsertRowid };
  }

  /** Many jobs in one transaction: they share the wait for the disk, and each of them may fail alone. */
  runGroup(jobs: readonly Job[]): JobEnd[] {
    this.#database.exec('begin immediate');
    try {
      const ends = jobs.map((job) => this.#runJob(job));
      this.#database.exec('commit');
      return ends;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback');
      throw error;
    }
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }

  #runJob({ statements, guarded }: Job): JobEnd {
    this.#database.exec('savepoint job');
    let end: JobEnd;
    try {
      end = this.#runStatements(statements, guarded);
    } catch (error) {
      // A full disk ends the whole transaction, and the other jobs with it.
      if (!this.#database.isTransaction) throw error;
      end = { failed: failureOf(error) };
    }
    if (!('done' in end)) this.#database.exec('rollback to job');
    this.#database.exec('release job');
    return end;
  }

  #runStatements(statements: readonly Statement[], guarded: boolean): JobEnd {
    const done: Done[] = [];
    for (const statement of statements) {
      const one = this.run(statement);
      if (guarded && done.length === 0 && one.changes !== 1) return { refused: true };
      done.push(one);
    }
    return { done };
  }

  #prepare(sql: string) {
    const known = this.#prepared.get(sql);
    if (known !== undefined) {
      // The one used last goes to the end, so the first is the one to forget.
      this.#prepared.delete(sql);
      this.#prepared.set(sql, known);
      return known;
    }
    const statement = this.#database.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    this.#prepared.set(sql, prepared);
    const [oldest] = this.#prepared.keys();
    if (this.#prepared.size > PREPARED_AT_MOST && oldest !== undefined) this.#prepared.delete(oldest);
    return prepared;
  }
}

/** Takes a lock that ends with the process, however it ends. */
export function lock(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 1000 });
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

export function failureOf(error: unknown): Failure {
  const { message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return { message, code: String(code ?? ''), number: typeof errcode === 'number' ? errcode : undefined };
}

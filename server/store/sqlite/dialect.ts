import type { SQLInputValue } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { Done, Statement } from './messages.ts';
import type { Thread } from './thread.ts';
import type { Writer } from './writer.ts';

/** Where Kysely's queries go: reading does not wait behind writing, single writes join the next group. */
export interface Threads {
  readonly writer: Writer;
  readonly reader: Thread;
}

export function sqliteDialect(threads: Threads): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createDriver: () => driverOf(threads),
  };
}

export function statementOf({ sql, parameters }: CompiledQuery): Statement {
  for (const value of parameters)
    if (typeof value === 'string' && value.includes('\0'))
      throw new Error('A text with the character U+0000 cannot be kept: PostgreSQL knows no such text.');
  return { sql, parameters: parameters as SQLInputValue[] };
}

/** A raw query that starts with `select` cannot write either. */
const readsOnly = ({ query, sql }: CompiledQuery) => SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);

class ThreadedConnection implements DatabaseConnection {
  readonly #threads: Threads;
  #holds = false;

  constructor(threads: Threads) {
    this.#threads = threads;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const done = await this.#run(query);
    return {
      rows: done.rows as R[],
      numAffectedRows: BigInt(done.changes),
      ...(done.insertId !== undefined && { insertId: BigInt(done.insertId) }),
    };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are read page by page, not streamed.');
  }

  async begin({ accessMode }: TransactionSettings): Promise<void> {
    await this.#threads.writer.hold();
    this.#holds = true;
    try {
      await this.#control(accessMode === 'read only' ? 'begin' : 'begin immediate');
    } catch (error) {
      this.#letGo();
      throw error;
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.#control(how);
    this.#letGo();
  }

  /** A transaction whose commit fails is rolled back by Kysely; should that fail too, others may still go on. */
  released(): void {
    if (this.#holds) this.#letGo();
  }

  #letGo(): void {
    this.#holds = false;
    this.#threads.writer.release();
  }

  #control(sql: string): Promise<Done> {
    return this.#threads.writer.run({ sql, parameters: [] });
  }

  async #run(query: CompiledQuery): Promise<Done> {
    const statement = statementOf(query);
    if (this.#holds) return this.#threads.writer.run(statement);
    if (readsOnly(query)) return this.#threads.reader.run(statement);
    const [done] = (await this.#threads.writer.submit({ statements: [statement], guarded: false })) ?? [];
    if (done === undefined) throw new Error('A write was not answered.');
    return done;
  }
}

function driverOf(threads: Threads): Driver {
  const own = (connection: DatabaseConnection) => connection as ThreadedConnection;
  return {
    init: async () => {},
    acquireConnection: async () => new ThreadedConnection(threads),
    beginTransaction: (connection, settings) => own(connection).begin(settings),
    commitTransaction: (connection) => own(connection).end('commit'),
    rollbackTransaction: (connection) => own(connection).end('rollback'),
    releaseConnection: async (connection) => own(connection).released(),
    destroy: async () => {
      await threads.reader.close();
      await threads.writer.close();
    },
  };
}

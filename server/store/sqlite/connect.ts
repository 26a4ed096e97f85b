import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Listeners } from '../notices.ts';
import { StoreProblem } from '../problems.ts';
import type { Database } from '../schema.ts';
import type { Log, Store } from '../store.ts';
import { sqliteDialect, statementOf, type Threads } from './dialect.ts';
import { Thread } from './thread.ts';
import { Writer } from './writer.ts';

export const databaseFile = (folder: string) => join(folder, 'krcma.sqlite');

/** Opens the database in the data folder, as it is, and keeps other servers out of it. */
export async function connectSqlite(folder: string, log: Log): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const file = databaseFile(folder);
  const lockFile = join(folder, 'krcma.lock');
  const writing = await Thread.open({ file, readOnly: false, lockFile }).catch((error: unknown) => {
    throw new StoreProblem(refusal(folder, error), { cause: error });
  });
  try {
    const reader = await Thread.open({ file, readOnly: true });
    return storeOn({ writer: new Writer(writing), reader }, log);
  } catch (error) {
    await writing.close();
    throw error;
  }
}

function refusal(folder: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (reason.includes('database is locked'))
    return `Another Krčma server is using the folder ${folder}. Stop it first, or give this one another folder with DATA=…`;
  return `The database in the folder ${folder} cannot be opened: ${reason}.`;
}

/** Reads a database that somebody else may be writing, and never writes. */
export async function readSqlite(folder: string): Promise<Kysely<Database>> {
  const reader = await Thread.open({ file: databaseFile(folder), readOnly: true });
  return new Kysely<Database>({ dialect: sqliteDialect({ writer: new Writer(reader), reader }) });
}

/** For single changes beside a server that may be running: each waits until the server is not writing. */
export async function besideSqlite(folder: string): Promise<Kysely<Database>> {
  const thread = await Thread.open({ file: databaseFile(folder), readOnly: false });
  return new Kysely<Database>({ dialect: sqliteDialect({ writer: new Writer(thread), reader: thread }) });
}

/** A copy is made by SQLite itself: copying the file of an open database can tear it and drops its locks. */
export async function copySqlite(folder: string, copy: string): Promise<void> {
  const thread = await Thread.open({ file: databaseFile(folder), readOnly: true });
  try {
    await thread.run({ sql: 'vacuum into ?', parameters: [copy] });
  } finally {
    await thread.close();
  }
}

function storeOn(threads: Threads, log: Log): Store {
  const listeners = new Listeners(log);
  const db = new Kysely<Database>({ dialect: sqliteDialect(threads) });
  let closing: Promise<void> | undefined;
  const close = async () => {
    await threads.writer.close();
    await threads.reader.close();
  };
  return {
    kind: 'sqlite',
    db,
    commit: async ({ writes, guarded = false, notices = [] }) => {
      const statements = writes.map((write) => statementOf(write.compile()));
      const done = await threads.writer.submit({ statements, guarded });
      if (done !== undefined) listeners.tell(notices);
      return done !== undefined;
    },
    tell: async (notice) => listeners.tell([notice]),
    listen: (hear) => listeners.add(hear),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

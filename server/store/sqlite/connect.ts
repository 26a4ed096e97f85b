import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { watched } from '../disk.ts';
import { Listeners } from '../notices.ts';
import { StoreProblem } from '../problems.ts';
import type { Database } from '../schema.ts';
import type { Log, Store } from '../store.ts';
import { sqliteDialect, statementOf, type Threads } from './dialect.ts';
import { hasRoom, identityOf } from './place.ts';
import { Thread } from './thread.ts';
import { refuseEmptied } from './whole-file.ts';
import { Writer } from './writer.ts';

export const databaseFile = (folder: string) => join(folder, 'krcma.sqlite');
const lockOf = (folder: string) => join(folder, 'krcma.lock');

/** Opens the database in the data folder, as it is, and keeps other servers out of it. */
export async function connectSqlite(folder: string, log: Log): Promise<Store> {
  makeFolder(folder);
  const file = databaseFile(folder);
  const lockFile = lockOf(folder);
  refuseEmptied(file, lockFile);
  const writing = await Thread.open({ file, readOnly: false, lockFile }).catch((error: unknown) => {
    throw new StoreProblem(refusal(folder, error), { cause: error });
  });
  try {
    const reader = await Thread.open({ file, readOnly: true });
    return storeOn({ writer: new Writer(writing), reader }, file, log);
  } catch (error) {
    await writing.close();
    throw error;
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreProblem(`The folder ${folder} cannot be made: ${reason}. Give another one with DATA=…`, {
      cause: error,
    });
  }
}

function refusal(folder: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && error.name === 'StoreProblem') return reason;
  if (reason.includes('database is locked'))
    return `Another Krčma server is using the folder ${folder}. Stop it first, or give this one another folder with DATA=…`;
  return `The database in the folder ${folder} cannot be opened: ${reason}. Put a whole copy in its place, or move it away and restore a backup.`;
}

/** Milliseconds in which a program that still reads may finish. */
const PATIENCE = 2000;

/** Moves everything into the main file; otherwise says why it stayed in the write-ahead log. */
async function leftInLog(writer: Writer): Promise<string | undefined> {
  try {
    await writer.run({ sql: `pragma busy_timeout = ${PATIENCE}`, parameters: [] });
    const { rows } = await writer.run({ sql: 'pragma wal_checkpoint(truncate)', parameters: [] });
    return rows[0]?.busy === 0 ? undefined : 'another program still reads it';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const copyBoth = (file: string, why: string) =>
  `The last changes are not in the main file of the database yet: ${why}. The next start brings them there; until then copy ${file} together with ${file}-wal.`;

/** Reads a database that somebody else may be writing, and never writes. */
export async function readSqlite(folder: string): Promise<Kysely<Database>> {
  const file = databaseFile(folder);
  refuseEmptied(file, lockOf(folder));
  if (!existsSync(file)) throw new StoreProblem(`There is no database in the folder ${folder}.`);
  const reader = await Thread.open({ file, readOnly: true });
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

function storeOn(threads: Threads, file: string, log: Log): Store {
  const listeners = new Listeners(log);
  const { db, disk } = watched(sqliteDialect(threads));
  const opened = identityOf(file);
  let closing: Promise<void> | undefined;
  const close = () =>
    threads.writer.close(async () => {
      // The write-ahead log is moved into the main file only when nobody reads it any more.
      await threads.reader.close();
      const left = await leftInLog(threads.writer);
      if (left !== undefined) log(copyBoth(file, left));
    });
  return {
    kind: 'sqlite',
    db,
    commit: async ({ writes, guarded = false, notices = [] }) => {
      const statements = writes.map((write) => statementOf(write.compile()));
      const done = await disk.watch(threads.writer.submit({ statements, guarded }));
      if (done !== undefined) listeners.tell(notices);
      return done !== undefined;
    },
    tell: async (notice) => listeners.tell([notice]),
    listen: (hear) => listeners.add(hear),
    check: async () => {
      if (identityOf(file) !== opened) throw new StoreProblem(`The database ${file} was taken away.`);
      return (await disk.check()) === 'fine' && (await hasRoom(file)) ? 'fine' : 'full';
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

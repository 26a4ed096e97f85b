import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { watched } from '../disk.ts';
import { Listeners } from '../notices.ts';
import { StoreProblem } from '../problems.ts';
import type { Database } from '../schema.ts';
import type { Log, Store } from '../store.ts';
import { Committer } from './committer.ts';
import { Listener } from './listener.ts';
import { openPool } from './pool.ts';

/** Connects to the database at the address, as it is. */
export async function connectPostgres(url: string, log: Log): Promise<Store> {
  const reading = openPool(url);
  const listeners = new Listeners(log);
  const listener = new Listener(url, listeners, log);
  try {
    await reach(reading, url);
    await listener.open();
    return storeOn(reading, openPool(url, { pipeline: true }), listeners, listener);
  } catch (error) {
    await reading.end();
    throw error;
  }
}

/** One connection, for a backup or a restore. */
export async function singlePostgres(url: string): Promise<Kysely<Database>> {
  const pool = openPool(url, { connections: 1 });
  try {
    await reach(pool, url);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

async function reach(pool: Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    // The address may hold a password.
    const { host, pathname } = new URL(url);
    throw new StoreProblem(`The database ${host}${pathname} cannot be reached: ${message || code}.`, {
      cause: error,
    });
  }
}

function storeOn(reading: Pool, writing: Pool, listeners: Listeners, listener: Listener): Store {
  const dialect = new PostgresDialect({ pool: reading });
  const { db, disk } = watched(dialect);
  const committer = new Committer(writing);
  let closing: Promise<void> | undefined;
  const close = async () => {
    await committer.close();
    await listener.close();
    await reading.end();
  };
  return {
    kind: 'postgres',
    db,
    commit: (batch) => disk.watch(committer.submit(batch)),
    tell: async (notice) => {
      await committer.submit({ writes: [], notices: [notice] });
    },
    listen: (hear) => listeners.add(hear),
    check: () => disk.check(),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

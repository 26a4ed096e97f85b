import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backup } from './backup.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { connectPostgres } from './postgres/connect.ts';
import { connectSqlite, copySqlite } from './sqlite/connect.ts';
import type { Log, Store, StoreConfig } from './store.ts';

export type { StoreConfig } from './store.ts';

/** PostgreSQL when an address is given, otherwise SQLite in the data folder; made and brought up to date if need be. */
export async function openStore(
  config: StoreConfig,
  log: Log = () => {},
  known: readonly Migration[] = migrations,
): Promise<Store> {
  const { DATA, DATABASE_URL } = config;
  const store = await (DATABASE_URL === undefined
    ? connectSqlite(DATA, log)
    : connectPostgres(DATABASE_URL, log));
  try {
    await migrate(store.db, { kind: store.kind, known, copy: (name) => copyAside(config, name), log });
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Copies everything into the data folder before something risky is done; gives the name of the file. */
export async function copyAside(config: StoreConfig, name: string): Promise<string> {
  const { DATA, DATABASE_URL } = config;
  mkdirSync(DATA, { recursive: true });
  const stem = join(DATA, `${name}-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  if (DATABASE_URL === undefined) {
    await copySqlite(DATA, `${stem}.sqlite`);
    return `${stem}.sqlite`;
  }
  await backup(config, `${stem}.backup`);
  return `${stem}.backup`;
}

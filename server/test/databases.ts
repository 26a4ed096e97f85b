import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest';
import { isFullRun, sample, sampleSeed } from '../../tools/sample.ts';
import { openStore, type StoreConfig } from '../store/open.ts';
import type { Log, Store } from '../store/store.ts';

type Title = 'SQLite' | 'PostgreSQL';

/** Opens a store on an empty database of its own, or one more on the database of the given configuration. */
export type Open = (config?: StoreConfig, log?: Log) => Promise<Store>;

type Body = (title: Title, open: Open, fresh: () => Promise<StoreConfig>) => void;

/**
 * Runs tests of what stands on the store, whichever it is: on both databases in the full run, in the quick one on one
 * that is drawn for each file by the seed of the run.
 */
export function onADatabase(file: string, body: Body): void {
  const there: readonly Title[] = 'missing' in inject('postgres') ? ['SQLite'] : ['SQLite', 'PostgreSQL'];
  const [drawn = 'SQLite'] = sample(there, 1, `${sampleSeed()} ${basename(file)}`);
  if (isFullRun) onEachDatabase(body);
  else describeOn(drawn, undefined, body);
}

/** Runs the same tests on both databases; what a test opens is closed and removed after it. */
export function onEachDatabase(body: Body): void {
  describeOn('SQLite', undefined, body);
  onPostgres(body);
}

/** Runs tests of several servers on one database, which SQLite does not allow. */
export function onPostgres(body: Body): void {
  const postgres = inject('postgres');
  describeOn('PostgreSQL', 'missing' in postgres ? postgres.missing : undefined, body);
}

function describeOn(title: Title, missing: string | undefined, body: Body) {
  describe.skipIf(missing !== undefined)(missing === undefined ? title : `${title}: ${missing}`, () => {
    const ofTest: Cleaning[] = [];
    const ofAll: Cleaning[] = [];
    let inTest = false;
    beforeEach(() => {
      inTest = true;
    });
    afterEach(async () => {
      inTest = false;
      await clean(ofTest);
    });
    afterAll(() => clean(ofAll));
    const later = (cleaning: Cleaning) => void (inTest ? ofTest : ofAll).push(cleaning);
    const fresh = () => freshDatabase(title, later);
    const open: Open = async (config, log) => {
      const used = config ?? (await fresh());
      const store = await openStore(used, log);
      configs.set(store, used);
      later(() => store.close());
      return store;
    };
    body(title, open, fresh);
  });
}

const configs = new WeakMap<Store, StoreConfig>();

/** With what a store was opened, for a second server on the same database. */
export function configOf(store: Store): StoreConfig {
  const config = configs.get(store);
  if (config === undefined) throw new Error('This store was not opened by onEachDatabase.');
  return config;
}

type Cleaning = () => void | Promise<void>;

async function clean(cleanings: Cleaning[]): Promise<void> {
  for (const cleaning of cleanings.splice(0).reverse()) await cleaning();
}

/** An empty folder, and for PostgreSQL an empty database. `later` is called with what removes it. */
export async function freshDatabase(title: Title, later: (cleaning: Cleaning) => void): Promise<StoreConfig> {
  const DATA = mkdtempSync(join(tmpdir(), 'krcma-test-'));
  later(() => rmSync(DATA, { recursive: true, force: true }));
  if (title === 'SQLite') return { DATA };
  const postgres = inject('postgres');
  if ('missing' in postgres) throw new Error(postgres.missing);
  const name = `krcma_test_${randomBytes(8).toString('hex')}`;
  await administer(postgres.url, `create database ${name}`);
  later(() => administer(postgres.url, `drop database ${name} with (force)`));
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return { DATA, DATABASE_URL: url.href };
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrations } from '../../store/migrations/index.ts';
import type { Migration } from '../../store/migrations/migration.ts';
import { openStore } from '../../store/open.ts';
import { restore } from '../../store/restore.ts';
import { databaseFile } from '../../store/sqlite/connect.ts';
import { configOf, onEachDatabase } from '../databases.ts';
import { aTable, everything, fill, NAMES } from './rows.ts';

const later: Migration = {
  name: '999-later',
  up: async (db) => {
    await db.schema.alterTable('users').addColumn('title', 'text').execute();
  },
};

const broken: Migration = {
  name: '999-broken',
  up: async (db) => {
    await db.schema.alterTable('users').addColumn('title', 'text').execute();
    throw new Error('on purpose');
  },
};

onEachDatabase((title, open, fresh) => {
  test('an empty database gets all tables', async () => {
    const store = await open();
    for (const name of NAMES)
      if (name !== 'settings') expect(await store.db.selectFrom(name).selectAll().execute()).toEqual([]);
  });

  test('a database of the first schema is brought up to date, after a copy was made', async () => {
    const config = await fresh();
    const said: string[] = [];
    const old = await open(config);
    await fill(old);
    const before = await everything(old);
    await old.close();
    const store = await openStore(config, (sentence) => said.push(sentence), [...migrations, later]);
    const names = await store.db.selectFrom('users').selectAll().execute();
    await store.close();
    expect(names.map((row) => 'title' in row)).toEqual([true, true, true]);
    const copy = readdirSync(config.DATA).find((name) => name.startsWith('before-999-later')) ?? '';
    expect(said).toEqual([expect.stringContaining(join(config.DATA, copy))]);
    expect(await everything(await open(await opened(join(config.DATA, copy))))).toEqual(before);
  });

  /** A configuration whose database holds what the copy holds. */
  async function opened(copy: string) {
    const config = await fresh();
    if (title === 'PostgreSQL') await restore(copy, config);
    else new DatabaseSync(copy).exec(`vacuum into '${databaseFile(config.DATA)}'`);
    return config;
  }

  test('a migration that fails leaves everything as it was', async () => {
    const store = await open();
    await fill(store);
    const before = await everything(store);
    await store.close();
    await expect(openStore(configOf(store), undefined, [...migrations, broken])).rejects.toThrow(
      'on purpose',
    );
    expect(await everything(await open(configOf(store)))).toEqual(before);
  });

  test('the people of games that run count as seen when their attendance is first noted', async () => {
    const config = await fresh();
    const before = migrations.filter(({ name }) => name < '005');
    const old = await openStore(config, undefined, before);
    // A column of that time.
    const table = (id: string, status: string) => ({ ...aTable(id, { status }), recent_json: '[]' });
    await old.db
      .insertInto('tables')
      .values([table('running', 'playing'), table('done', 'over')])
      .execute();
    const seats = ['running', 'done'].map((table_id) => ({ table_id, user_id: 'anna', seat: 0 }));
    await old.db.insertInto('table_users').values(seats).execute();
    await old.close();
    const started = Date.now();
    const rows = await (await open(config)).db.selectFrom('attendance').selectAll().execute();
    expect(rows).toEqual([{ table_id: 'running', user_id: 'anna', left_at: expect.any(Number) }]);
    expect(rows[0]?.left_at).toBeGreaterThanOrEqual(started);
  });

  test('a database of a newer Krčma is refused with a sentence', async () => {
    const config = await fresh();
    await (await openStore(config, undefined, [...migrations, later])).close();
    await expect(open(config)).rejects.toThrow('was written by a newer Krčma (999-later)');
  });

  test('a database of something else is refused and left alone', async () => {
    const config = await fresh();
    const store = await open(config);
    await store.db.schema.dropTable('settings').execute();
    await store.close();
    await expect(open(config)).rejects.toThrow("tables that are not Krčma's");
  });

  test('servers that start together on an empty database do not disturb each other', async () => {
    const config = await fresh();
    const opened = await Promise.allSettled([open(config), open(config), open(config)]);
    const count = opened.filter(({ status }) => status === 'fulfilled').length;
    expect(count).toBe(title === 'PostgreSQL' ? 3 : 1);
  });

  if (title === 'SQLite') {
    test('two servers never share a folder, and the second says why', async () => {
      const store = await open();
      await expect(open(configOf(store))).rejects.toThrow(
        /^Another Krčma server is using the folder .*DATA=/,
      );
      await store.close();
      await open(configOf(store));
    });

    test('a file that is no database is refused with a sentence', async () => {
      const config = await fresh();
      writeFileSync(databaseFile(config.DATA), 'this is no database, '.repeat(300));
      await expect(open(config)).rejects.toThrow(/The database in the folder .* cannot be opened/);
    });
  } else {
    test('a database that cannot be reached is named without its password', async () => {
      const config = { DATA: 'unused', DATABASE_URL: 'postgres://krcma:secret@127.0.0.1:1/krcma' };
      const failure = await open(config).catch((error: Error) => error.message);
      expect(failure).toMatch(/^The database 127.0.0.1:1\/krcma cannot be reached/);
      expect(failure).not.toContain('secret');
    });
  }
});

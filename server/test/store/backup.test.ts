import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { backup } from '../../store/backup.ts';
import { presentTables } from '../../store/migrate.ts';
import { migrations } from '../../store/migrations/index.ts';
import type { Migration } from '../../store/migrations/migration.ts';
import { openStore } from '../../store/open.ts';
import { restore } from '../../store/restore.ts';
import type { StoreConfig } from '../../store/store.ts';
import { configOf, freshDatabase, onEachDatabase } from '../databases.ts';
import { aTable, aUser, everything, fill } from './rows.ts';

const kinds = ['SQLite', 'PostgreSQL'] as const;
const missing = 'missing' in inject('postgres');

describe('a backup restores into either database', () => {
  for (const from of kinds)
    for (const to of kinds)
      test.skipIf(missing && [from, to].includes('PostgreSQL'))(`${from} to ${to}`, async () => {
        const source = await freshDatabase(from, onTestFinished);
        const target = await freshDatabase(to, onTestFinished);
        const file = join(source.DATA, 'all.backup');
        const store = await openStore(source);
        await fill(store);
        const counts = await backup(source, file);
        expect(counts.entries).toBe(450);
        expect(await restore(file, target)).toEqual(counts);
        const restored = await openStore(target);
        expect(await everything(restored)).toEqual(await everything(store));
        const line = { table_id: 't1', user_id: 'anna', text: 'after', at: 9 };
        const said = await restored.db.insertInto('chat').values(line).returning('id').executeTakeFirst();
        expect(said).toEqual({ id: 6 });
        await restored.close();
        await store.close();
      });
});

onEachDatabase((_title, open, fresh) => {
  test('a backup is of one moment while a server goes on writing', async () => {
    const store = await open();
    await store.commit({ writes: [store.db.insertInto('tables').values(aTable('t'))] });
    let writing = true;
    const writer = async () => {
      for (let number = 1; writing; number++) {
        const update = store.db.updateTable('tables').set({ entries: number }).where('id', '=', 't');
        const row = { table_id: 't', number, seat: 0, events_json: '[]', made_at: 0 };
        await store.commit({ writes: [update, store.db.insertInto('entries').values(row)] });
      }
    };
    const written = writer();
    const file = join(configOf(store).DATA, 'now.backup');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { entries } = await backup(configOf(store), file);
    writing = false;
    await written;
    const target = await fresh();
    await restore(file, target);
    const restored = await open(target);
    const row = await restored.db.selectFrom('tables').select('entries').executeTakeFirst();
    expect(row).toEqual({ entries });
  });

  test('a backup holds every table that the database has', async () => {
    const store = await open();
    await fill(store);
    const file = join(configOf(store).DATA, 'all.backup');
    const counts = await backup(configOf(store), file);
    const present = await presentTables(store.db, store.kind);
    expect(present.length).toBeGreaterThan(10);
    expect(Object.keys(counts).sort()).toEqual(present.sort());
    // `fill` writes into each of them, so that the way into either database is tested with rows.
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  });

  test('a database of a newer Krčma is not backed up in part', async () => {
    const store = await open();
    const later: Migration = { name: '999-later', up: async () => {} };
    await store.close();
    await (await openStore(configOf(store), undefined, [...migrations, later])).close();
    const file = join(configOf(store).DATA, 'all.backup');
    await expect(backup(configOf(store), file)).rejects.toThrow('was written by a newer Krčma (999-later)');
  });

  test('what is there is replaced only when asked, and copied aside first', async () => {
    const source = await open();
    await fill(source);
    const file = join(configOf(source).DATA, 'all.backup');
    await backup(configOf(source), file);
    const target = await open();
    await target.db.insertInto('users').values(aUser('dora')).execute();
    const before = await everything(target);
    await target.close();
    const config = configOf(target);
    await expect(restore(file, config)).rejects.toThrow('The database is not empty. With --replace');
    expect(await everythingIn(config)).toEqual(before);
    await restore(file, config, { replace: true });
    expect(await everythingIn(config)).toEqual(await everything(source));
    expect(readdirSync(config.DATA).some((name) => name.startsWith('before-restore-'))).toBe(true);
  });

  /** Opens, looks and closes, so that a restore finds nobody there. */
  async function everythingIn(config: StoreConfig) {
    const store = await open(config);
    const all = await everything(store);
    await store.close();
    return all;
  }

  test('nothing is restored under a running server', async () => {
    const source = await open();
    const file = join(configOf(source).DATA, 'all.backup');
    await backup(configOf(source), file);
    await expect(restore(file, configOf(source), { replace: true })).rejects.toThrow(/[Ss]top it first/);
  });

  test('a backup never overwrites a file and leaves no half of one', async () => {
    const store = await open();
    const file = join(configOf(store).DATA, 'all.backup');
    writeFileSync(file, 'precious');
    await expect(backup(configOf(store), file)).rejects.toThrow('There is already a file');
    expect(readFileSync(file, 'utf8')).toBe('precious');
    await expect(backup(await fresh(), `${file}2`)).rejects.toThrow(/no database in|is empty/);
    expect(readdirSync(configOf(store).DATA).filter((name) => name.startsWith('all.backup'))).toEqual([
      'all.backup',
    ]);
  });

  test('a damaged, cut or foreign file is refused and nothing is changed', async () => {
    const store = await open();
    await fill(store);
    const config = configOf(store);
    const file = join(config.DATA, 'all.backup');
    await backup(config, file);
    await store.close();
    const whole = readFileSync(file);
    const lines = gunzipSync(whole).toString().trimEnd().split('\n');
    const text = (changed: readonly string[]) => gzipSync(`${changed.join('\n')}\n`);
    const spoiled: readonly (readonly [Buffer, RegExp])[] = [
      [whole.subarray(0, whole.length / 2), /damaged: its end is missing/],
      [Buffer.from(whole).fill(7, 400, 440), /damaged/],
      [text(lines.slice(0, -1)), /damaged: its end is missing/],
      [text(lines.toSpliced(20, 1)), /damaged: rows of .* are missing/],
      [text([...lines, '{"table":"users","row":{}}']), /damaged: something follows its end/],
      [text(lines.with(3, '{"table":"us')), /damaged: a line is broken/],
      [text(['{"hello":1}']), /is not a backup of Krčma/],
      [text(lines.with(0, '{"krcma":"backup","format":2}')), /newer Krčma/],
      [text(lines.with(0, '{"krcma":"backup","format":1,"migrations":["777-x"]}')), /newer Krčma \(777-x\)/],
      [Buffer.from('just a text'), /is not a backup of Krčma/],
      [Buffer.alloc(0), /damaged|not a backup/],
    ];
    for (const [bytes, sentence] of spoiled) {
      const bad = join(config.DATA, 'bad.backup');
      writeFileSync(bad, bytes);
      await expect(restore(bad, config, { replace: true })).rejects.toThrow(sentence);
    }
    await expect(restore(join(config.DATA, 'none'), config)).rejects.toThrow('There is no file');
    const again = await open(config);
    expect(await again.db.selectFrom('entries').selectAll().execute()).toHaveLength(450);
  });
});

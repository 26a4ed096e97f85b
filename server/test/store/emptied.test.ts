import {
  copyFileSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backup } from '../../store/backup.ts';
import { openStore } from '../../store/open.ts';
import { restore } from '../../store/restore.ts';
import { databaseFile } from '../../store/sqlite/connect.ts';
import { freshDatabase } from '../databases.ts';
import { everything, fill } from './rows.ts';

/** A folder as a killed server leaves it: the main file behind, the newest in the write-ahead log. */
async function killed() {
  const [config, left] = [await fresh(), await fresh()];
  const store = await openStore(config);
  await fill(store);
  const all = await everything(store);
  for (const name of ['krcma.sqlite', 'krcma.sqlite-wal', 'krcma.lock'])
    copyFileSync(join(config.DATA, name), join(left.DATA, name));
  await store.close();
  return { config: left, file: databaseFile(left.DATA), all };
}

/** A folder as a stopped server leaves it: everything in the main file. */
async function stopped() {
  const config = await fresh();
  const store = await openStore(config);
  await fill(store);
  const all = await everything(store);
  await store.close();
  return { config, file: databaseFile(config.DATA), all };
}

const fresh = () => freshDatabase('SQLite', onTestFinished);

describe('a database that was emptied is an error, not a new server', () => {
  test('beside its write-ahead log, which stays as it was', async () => {
    const { config, file, all } = await killed();
    rmSync(join(config.DATA, 'krcma.lock'));
    const [main, log] = [readFileSync(file), readFileSync(`${file}-wal`)];
    writeFileSync(file, '');
    await expect(openStore(config)).rejects.toThrow(
      /krcma\.sqlite is empty, but .*-wal beside it shows .*Put the file back/,
    );
    expect(readFileSync(`${file}-wal`).equals(log)).toBe(true);
    writeFileSync(file, main);
    const store = await openStore(config);
    expect(await everything(store)).toEqual(all);
    await store.close();
  });

  test('beside its lock, after a clean stop', async () => {
    const { config, file } = await stopped();
    writeFileSync(file, '');
    await expect(openStore(config)).rejects.toThrow(/is empty, but .*krcma\.lock beside it shows/);
    expect(statSync(file).size).toBe(0);
  });

  test('when it was taken away altogether', async () => {
    const { config, file } = await killed();
    rmSync(file);
    await expect(openStore(config)).rejects.toThrow(/is gone, but .*krcma\.lock and .*-wal beside it show/);
    expect(existsSync(file)).toBe(false);
  });

  test('for a backup and a restore as well, and what is left can be moved away to begin anew', async () => {
    const { config, file, all } = await stopped();
    const saved = join(config.DATA, 'all.backup');
    await backup(config, saved);
    writeFileSync(file, '');
    await expect(backup(config, `${saved}2`)).rejects.toThrow('is empty, but');
    await expect(restore(saved, config)).rejects.toThrow('is empty, but');
    for (const name of ['krcma.sqlite', 'krcma.sqlite-wal', 'krcma.sqlite-shm', 'krcma.lock'])
      rmSync(join(config.DATA, name), { force: true });
    await restore(saved, config);
    const store = await openStore(config);
    expect(await everything(store)).toEqual(all);
    await store.close();
  });
});

describe('a database that was cut off is refused and left alone', () => {
  const cuts = [1, 50, 4096, 40_960];

  test.each(cuts)('after %i bytes, without a write-ahead log', async (size) => {
    const { config, file } = await stopped();
    truncateSync(file, size);
    const left = readFileSync(file);
    await expect(openStore(config)).rejects.toThrow(/krcma\.sqlite is cut off.*restore a backup/);
    expect(readFileSync(file).equals(left)).toBe(true);
  });

  test('although a write-ahead log is there that does not hold the missing pages', async () => {
    const { config, file } = await stopped();
    const store = await openStore(config);
    await store.db.insertInto('settings').values({ key: 'one', value: 'more' }).execute();
    const log = readFileSync(`${file}-wal`);
    await store.close();
    truncateSync(file, 40_960);
    writeFileSync(`${file}-wal`, log);
    await expect(openStore(config)).rejects.toThrow('is cut off');
    expect(readFileSync(`${file}-wal`).equals(log)).toBe(true);
  });
});

test('a file that a crash left shorter than it counts is whole when the write-ahead log holds the rest', async () => {
  const { config, file, all } = await killed();
  // As if the crash had come right after the first page of a checkpoint: the log holds that page with the new count.
  const log = readFileSync(`${file}-wal`);
  const frames = Math.floor((log.length - 32) / 4120);
  const firstPages = Array.from({ length: frames }, (_, index) => 32 + index * 4120).filter(
    (at) => log.readUInt32BE(at) === 1,
  );
  const last = (firstPages.at(-1) ?? 0) + 24;
  const main = readFileSync(file);
  log.copy(main, 0, last, last + 4096);
  writeFileSync(file, main);
  expect(main.readUInt32BE(28) * 4096).toBeGreaterThan(main.length);
  const store = await openStore(config);
  expect(await everything(store)).toEqual(all);
  await store.close();
});

test('a new folder is a new server, and so is one whose first start came to nothing', async () => {
  const config = await fresh();
  writeFileSync(databaseFile(config.DATA), '');
  const store = await openStore(config);
  expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([]);
  await store.close();
  const deep = { DATA: join(config.DATA, 'not/yet/there') };
  await (await openStore(deep)).close();
  await (await openStore(deep)).close();
});

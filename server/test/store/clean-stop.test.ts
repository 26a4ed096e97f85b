import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import { databaseFile } from '../../store/sqlite/connect.ts';
import { freshDatabase } from '../databases.ts';
import { Person } from '../person.ts';
import { anEntry, aTable, everything, fill } from './rows.ts';

const fresh = () => freshDatabase('SQLite', onTestFinished);

/** A folder with the main file of another one, and nothing else of it. */
function withMainFileOnly(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'krcma-copy-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  copyFileSync(databaseFile(folder), databaseFile(copy));
  return copy;
}

const walOf = (folder: string) => `${databaseFile(folder)}-wal`;
const walSize = (folder: string) => (existsSync(walOf(folder)) ? statSync(walOf(folder)).size : 0);

test('after a clean stop the main file alone holds everything', async () => {
  const config = await fresh();
  const store = await openStore(config);
  await fill(store);
  const before = await everything(store);
  expect(walSize(config.DATA)).toBeGreaterThan(0);
  await store.close();
  expect(walSize(config.DATA)).toBe(0);
  const copied = await openStore({ DATA: withMainFileOnly(config.DATA) });
  expect(await everything(copied)).toEqual(before);
  await copied.close();
});

test('what was asked for before the stop is in it too', async () => {
  const config = await fresh();
  const store = await openStore(config);
  await store.commit({ writes: [store.db.insertInto('tables').values(aTable('t'))] });
  expect(await store.db.selectFrom('tables').select('id').execute()).toEqual([{ id: 't' }]);
  const asked = Array.from({ length: 300 }, (_, index) =>
    store.commit({ writes: [store.db.insertInto('entries').values(anEntry('t', index + 1))] }),
  );
  await store.close();
  expect(await Promise.all(asked)).not.toContain(false);
  const copied = await openStore({ DATA: withMainFileOnly(config.DATA) });
  expect(await copied.db.selectFrom('entries').select('number').execute()).toHaveLength(300);
  await copied.close();
});

test('a program that goes on reading does not keep the server from stopping, and the log says what to copy', async () => {
  const config = await fresh();
  const said: string[] = [];
  const store = await openStore(config, (sentence) => said.push(sentence));
  await fill(store);
  const reader = new DatabaseSync(databaseFile(config.DATA), { readOnly: true });
  onTestFinished(() => reader.close());
  reader.exec('begin; select count(*) from entries');
  await store.db
    .insertInto('settings')
    .values({ key: 'late', value: 'written while somebody reads' })
    .execute();
  const began = performance.now();
  await store.close();
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(said).toEqual([
    expect.stringMatching(/still reads .*krcma\.sqlite together with .*krcma\.sqlite-wal/),
  ]);
  expect(walSize(config.DATA)).toBeGreaterThan(0);
});

/** A real server as an operator starts it; gives its port when it is open. */
async function started(DATA: string): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    env: { ...process.env, DATA, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  if (child.stdout === null) throw new Error('The server says nothing.');
  for await (const line of createInterface({ input: child.stdout })) {
    const { message, port } = JSON.parse(line) as { message: string; port: number };
    if (message === 'open') return { child, port };
  }
  throw new Error('The server has ended before it was open.');
}

test('a server stopped by SIGTERM while people are there ends with 0 and leaves one whole file', async () => {
  const { DATA } = await fresh();
  const { child, port } = await started(DATA);
  const anna = await Person.guest('Anna', port);
  const names = ['Anna'];
  for (let each = 0; each < 20; each++) {
    names.push(`Petr ${each}`);
    await new Person(`Petr ${each}`, port)
      .post('/api/guests', { name: `Petr ${each}` })
      .catch(() => names.pop());
  }
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  anna.drop();
  expect(code).toBe(0);
  expect(walSize(DATA)).toBe(0);
  const copied = await openStore({ DATA: withMainFileOnly(DATA) });
  const users = await copied.db.selectFrom('users').select('name').execute();
  await copied.close();
  expect(users.map(({ name }) => name).sort()).toEqual(names.sort());
});

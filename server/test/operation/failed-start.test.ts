import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '../../store/migrations/index.ts';
import { openStore } from '../../store/open.ts';
import { databaseFile } from '../../store/sqlite/connect.ts';
import { freshDatabase, onADatabase } from '../databases.ts';
import { testServer } from '../servers.ts';

const root = join(import.meta.dirname, '../../..');
const SERVER = [process.execPath, 'server/main.ts'] as const;
const KRCMA = [process.execPath, 'cli/krcma.mjs'] as const;
const START = [process.execPath, 'start.mjs'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs a program to its end; one that does not end is killed and has no code. */
async function run([program, ...args]: readonly [string, ...string[]], environment: Environment) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, LC_ALL: 'en_GB.UTF-8', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
  const said = text(child.stderr);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(late);
  return { code, said: (await said).replaceAll(/^npm .*\n/gm, '') };
}

const sqlite = () => freshDatabase('SQLite', onTestFinished);

async function takenPort(): Promise<string> {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return String(typeof address === 'object' && address?.port);
}

test('a taken port ends the start with 1 and a sentence', async () => {
  const { DATA } = await sqlite();
  const PORT = await takenPort();
  const taken = await run(SERVER, { DATA, PORT });
  expect(taken).toEqual({ code: 1, said: `Port ${PORT} is taken. Choose another: PORT=5000 npm start\n` });
});

test('an address of another machine ends the start with 1 and a sentence', async () => {
  const { DATA } = await sqlite();
  const away = await run(SERVER, { DATA, PORT: '0', HOST: '203.0.113.7' });
  expect(away).toEqual({ code: 1, said: 'HOST=203.0.113.7 is no address of this machine.\n' });
});

test('a folder that cannot be made ends the start with 1 and a sentence', async () => {
  const { DATA } = await sqlite();
  writeFileSync(join(DATA, 'file'), '');
  const { code, said } = await run(SERVER, { DATA: join(DATA, 'file/data'), PORT: '0' });
  expect(code).toBe(1);
  expect(said).toMatch(/^The folder .*file\/data cannot be made: [^\n]*DATA=…\n$/);
});

const backup = [...KRCMA, 'backup', 'never-written'] as const;

test.each([
  ['server/main.ts', SERVER],
  ['start.mjs', START],
  ['krcma backup', backup],
] as const)('a bad configuration ends %s with 1, and no password is printed', async (_name, program) => {
  const bad = { PORT: 'x', DATABASE_URL: 'postgres//krcma:hunter2@host', MAIL_URL: 'hunter2' };
  const { code, said } = await run(program, bad);
  expect(code).toBe(1);
  expect(said).toMatch(/^The configuration cannot be read\.\n {2}PORT=x: /);
  expect(said).toContain('DATABASE_URL=…: not like postgres://');
  expect(said).not.toContain('hunter2');
});

test('npm start gives the code on', async () => {
  const npm = ['npm', 'start', '--silent'] as const;
  expect(await run(npm, { PORT: 'x' })).toMatchObject({ code: 1, said: expect.stringContaining('PORT=x') });
});

test.each([
  ['server/main.ts', SERVER],
  ['krcma backup', backup],
] as const)(
  'a database that cannot be reached ends %s with 1, and no password is printed',
  async (_name, program) => {
    const DATABASE_URL = 'postgres://krcma:hunter2@127.0.0.1:1/krcma';
    const { code, said } = await run(program, { DATABASE_URL, PORT: '0' });
    expect(code).toBe(1);
    expect(said).toMatch(/^The database 127.0.0.1:1\/krcma cannot be reached/);
    expect(said).not.toContain('hunter2');
  },
);

test.each([
  ['emptied', '', /is empty, but .*krcma\.lock/],
  ['none', 'no database '.repeat(500), /cannot be opened/],
] as const)('a database that is %s ends the start with 1', async (_name, contents, sentence) => {
  const { DATA } = await sqlite();
  await (await openStore({ DATA })).close();
  writeFileSync(databaseFile(DATA), contents);
  const { code, said } = await run(SERVER, { DATA, PORT: '0' });
  expect(code).toBe(1);
  expect(said).toMatch(sentence);
});

onADatabase(import.meta.filename, (_title, open, fresh) => {
  test('a database of a newer version ends the start with 1', async () => {
    const config = await fresh();
    const later = { name: '999-later', up: async () => {} };
    await (await openStore(config, undefined, [...migrations, later])).close();
    const { code, said } = await run(SERVER, { ...config, PORT: '0' });
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/newer Krčma \(999-later\)/) });
  });

  test('a start that fails after the database was opened closes it again', async () => {
    const config = await fresh();
    const store = await open(config);
    await store.db.insertInto('settings').values({ key: 'vapid', value: 'no keys' }).execute();
    await store.close();
    await expect(testServer(config)).rejects.toThrow('JSON');
    const { code } = await run(SERVER, { ...config, PORT: '0' });
    expect(code).toBe(1);
    // SQLite lets nobody in while somebody is there.
    await (await open(config)).close();
  });
});

test.each([
  ['server/main.ts', SERVER],
  ['start.mjs', START],
] as const)(
  'a start of %s that failed ends even when something keeps its process alive',
  async (_name, program) => {
    const alive = '--import=data:text/javascript,setInterval(()=>{},1e6)';
    expect(await run(program, { PORT: 'x', NODE_OPTIONS: alive })).toMatchObject({ code: 1 });
  },
);

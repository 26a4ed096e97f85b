import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { KrcmaServer } from '../../index.ts';
import { isDiskFull } from '../../store/problems.ts';
import { databaseFile } from '../../store/sqlite/connect.ts';
import type { Store } from '../../store/store.ts';
import { asked, eventually, together } from '../company.ts';
import { freshDatabase, onADatabase } from '../databases.ts';
import type { Person } from '../person.ts';
import { testServer } from '../servers.ts';

interface Health {
  readonly ok: boolean;
  readonly state: string;
}

async function healthOf({ port }: KrcmaServer): Promise<Health & { readonly status: number }> {
  const answer = await fetch(`http://127.0.0.1:${port}/health`);
  return { status: answer.status, ...((await answer.json()) as Health) };
}

const FULL = { status: 503, ok: false, state: 'disk full' };
const FINE = { status: 200, ok: true, state: 'running' };

/** No byte more fits into the database, until the returned function is called. */
async function filled({ db, kind }: Store): Promise<() => Promise<unknown>> {
  if (kind === 'postgres') {
    await sql`create function no_room() returns trigger language plpgsql as
      'begin raise exception ''no space left on device'' using errcode = ''disk_full''; end'`.execute(db);
    for (const table of ['settings', 'tables', 'entries', 'users', 'chat'])
      await sql`create trigger no_room before insert or update on ${sql.table(table)}
        execute function no_room()`.execute(db);
    return () => sql`drop function no_room cascade`.execute(db);
  }
  await sql`create table stuffing (words text)`.execute(db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 20)}`.execute(db);
  for (const size of [4000, 500, 50, 1])
    for (let full = false; !full; )
      full = await sql`insert into stuffing values (${'x'.repeat(size)})`
        .execute(db)
        .then(() => false, isDiskFull);
  return () => sql`pragma max_page_count = 1000000`.execute(db);
}

/** Somebody chooses; gives the code of the refusal. */
async function chosen(people: readonly Person[], table: string): Promise<string> {
  const person = await eventually('a question', () => asked(people, table));
  const { id = '', options } = person.frame(table).seen.decision ?? {};
  const act = { do: 'choose', decision: id, option: options?.[0]?.id ?? '' } as const;
  return person.act(table, act).then(
    () => 'done',
    (error: { code?: string }) => String(error.code),
  );
}

/** Plays on until something is refused; gives how many choices were acknowledged, and why the next was not. */
async function played(people: readonly Person[], table: string, most: number) {
  for (let made = 0; made < most; made++) {
    const answer = await chosen(people, table);
    if (answer !== 'done') return { made, answer };
    for (const person of people)
      await person.until('the choice', () => person.frame(table).entries >= entriesOf(people, table));
  }
  return { made: most, answer: 'done' };
}

const entriesOf = (people: readonly Person[], table: string) =>
  Math.max(...people.map((person) => person.frame(table).entries));

const storedIn = async ({ db }: Store, table: string) =>
  (await db.selectFrom('entries').select('number').where('table_id', '=', table).execute()).length;

onADatabase(import.meta.filename, (title, _open, fresh) => {
  test('a full disk is told by /health, refuses in words, loses nothing and is got over', async () => {
    const server = await testServer(await fresh());
    onTestFinished(() => server.close());
    const { anna, petr, table } = await together(server);
    const people = [anna, petr];
    const before = await played(people, table, 3);
    expect(before.answer).toBe('done');
    expect(await healthOf(server)).toMatchObject(FINE);

    const free = await filled(server.store);
    const during = await played(people, table, 200);
    expect(during.answer).toBe('busy');
    expect(await healthOf(server)).toMatchObject(FULL);
    expect(await storedIn(server.store, table)).toBe(before.made + during.made);
    const guest = await anna.request('POST', '/api/guests', { name: 'Eva' });
    expect(guest.status).toBe(503);
    expect(await guest.json()).toMatchObject({
      code: 'busy',
      sentence: expect.stringMatching(/^This could not be stored/),
    });
    // A short line may still find a place on a page of SQLite.
    if (title === 'PostgreSQL')
      await expect(anna.chat(table, 'hello')).rejects.toMatchObject({ code: 'busy' });
    expect(await healthOf(server)).toMatchObject(FULL);

    await free();
    await expect.poll(() => healthOf(server), { timeout: 5_000 }).toMatchObject(FINE);
    const after = await played(people, table, 3);
    expect(after.answer).toBe('done');
    expect(await storedIn(server.store, table)).toBe(before.made + during.made + after.made);
    for (const person of people) person.drop();
  });
});

/** A disk of its own, or the reason why there is none: only an administrator of Linux can make one. */
function smallDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    onTestFinished(() => {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    });
    return folder;
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
}

test('a disk that is getting full is told before a write fails', async ({ skip }) => {
  const DATA = smallDisk(100);
  if (DATA === undefined) return skip('no disk can be made here');
  const server = await testServer({ DATA });
  onTestFinished(() => server.close());
  const { anna, petr, table } = await together(server);
  expect(await healthOf(server)).toMatchObject(FINE);
  const stuffing = join(DATA, 'stuffing');
  const stuff = (megabytes: number) => writeFileSync(stuffing, Buffer.alloc(megabytes * 1024 * 1024));
  stuff(60);
  expect(await healthOf(server)).toMatchObject(FULL);
  const tight = await played([anna, petr], table, 3);
  expect(tight.answer).toBe('done');
  expect(() => stuff(200)).toThrow('ENOSPC');
  const during = await played([anna, petr], table, 200);
  expect(during.answer).toBe('busy');
  expect(await healthOf(server)).toMatchObject(FULL);
  rmSync(stuffing);
  await expect.poll(() => healthOf(server), { timeout: 5_000 }).toMatchObject(FINE);
  expect(await storedIn(server.store, table)).toBe(tight.made + during.made);
  expect((await played([anna, petr], table, 2)).answer).toBe('done');
  for (const person of [anna, petr]) person.drop();
});

test('a database file that was taken away under the server is told', async () => {
  const config = await freshDatabase('SQLite', onTestFinished);
  const server = await testServer(config);
  onTestFinished(() => server.close());
  const file = databaseFile(config.DATA);
  renameSync(file, `${file}.away`);
  expect(await healthOf(server)).toMatchObject({ status: 503, ok: false, state: 'no database' });
  writeFileSync(file, '');
  expect(await healthOf(server)).toMatchObject({ status: 503, state: 'no database' });
  renameSync(`${file}.away`, file);
  expect(await healthOf(server)).toMatchObject(FINE);
});

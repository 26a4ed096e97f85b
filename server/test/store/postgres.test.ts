import { Client } from 'pg';
import { expect, test } from 'vitest';
import type { Notice, Store } from '../../store/store.ts';
import { configOf, onPostgres } from '../databases.ts';
import { anEntry, aTable } from './rows.ts';

const change = ({ db }: Store, table: string, revision: number) => [
  db
    .updateTable('tables')
    .set({ revision: revision + 1, entries: revision + 1 })
    .where('id', '=', table)
    .where('revision', '=', revision),
  db.insertInto('entries').values(anEntry(table, revision + 1)),
];

const told = (table: string, revision: number): Notice => ({ about: 'table', table, revision });

function heardBy(store: Store): Notice[] {
  const heard: Notice[] = [];
  store.listen((notice) => heard.push(notice));
  return heard;
}

onPostgres((_title, open) => {
  test('what one server commits or tells, the others hear, in order', async () => {
    const [one, other] = await two();
    const heard = [heardBy(one), heardBy(other)];
    await one.commit({ writes: [one.db.insertInto('tables').values(aTable('t'))] });
    const notices = Array.from({ length: 30 }, (_, revision) => told('t', revision + 1));
    for (const [revision, notice] of notices.entries())
      await one.commit({ guarded: true, writes: change(one, 't', revision), notices: [notice] });
    await other.tell({ about: 'user', user: 'anna' });
    const all = [...notices, { about: 'user', user: 'anna' }];
    await expect.poll(() => heard).toEqual([all, all]);
  });

  test('of two servers that change the same tables only one succeeds each time', async () => {
    const stores = await two();
    const ids = Array.from({ length: 20 }, (_, index) => `t${index}`);
    await stores[0].commit({
      writes: [stores[0].db.insertInto('tables').values(ids.map((id) => aTable(id)))],
    });
    for (let revision = 0; revision < 10; revision++) {
      // In opposite order: without a common one they would wait for each other.
      const wins = await Promise.all(
        stores.map((store, index) => {
          const order = index === 0 ? ids : ids.toReversed();
          const batch = (id: string) => ({
            guarded: true,
            writes: change(store, id, revision),
            notices: [told(id, revision + 1)],
          });
          return Promise.all(order.map((id) => store.commit(batch(id))));
        }),
      );
      expect(wins.flat().filter((won) => won)).toHaveLength(ids.length);
    }
    const { count } = await stores[0].db
      .selectFrom('entries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(200);
  });

  test('a server whose connections are cut goes on, and says that it missed notices', async () => {
    const store = await open();
    const heard = heardBy(store);
    await store.commit({ writes: [store.db.insertInto('tables').values(aTable('t'))] });
    await cutConnections(store);
    await expect.poll(() => heard, { timeout: 5000 }).toContainEqual({ about: 'missed' });
    await expect.poll(() => writesAgain(store), { timeout: 5000 }).toBe(true);
    await expect.poll(() => heard).toContainEqual({ about: 'user', user: 'again' });
  });

  test('while connections are cut again and again every acknowledged commit is kept once', async () => {
    const store = await open();
    await store.commit({ writes: [store.db.insertInto('tables').values(aTable('t'))] });
    const acknowledged: number[] = [];
    let writing = true;
    const cutting = (async () => {
      for (let round = 0; round < 8; round++) {
        await new Promise((resolve) => setTimeout(resolve, 60));
        await cutConnections(store);
      }
      writing = false;
    })();
    for (let number = 1; writing; number++) {
      const write = store.db.insertInto('entries').values(anEntry('t', number));
      await store.commit({ writes: [write], notices: [told('t', number)] }).then(
        () => acknowledged.push(number),
        () => {},
      );
    }
    await cutting;
    const rows = await store.db.selectFrom('entries').select('number').execute();
    const kept = new Set(rows.map(({ number }) => number));
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(10);
  });

  async function two(): Promise<readonly [Store, Store]> {
    const one = await open();
    return [one, await open(configOf(one))];
  }
});

async function writesAgain(store: Store): Promise<boolean> {
  const written = store.commit({ writes: [], notices: [{ about: 'user', user: 'again' }] });
  return written.catch(() => false);
}

async function cutConnections(store: Store): Promise<void> {
  const client = new Client({ connectionString: configOf(store).DATABASE_URL });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await client.end();
}

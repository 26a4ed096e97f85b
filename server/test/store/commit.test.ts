import { expect, test } from 'vitest';
import { isFullRun } from '../../../tools/sample.ts';
import type { Notice, Store } from '../../store/store.ts';
import { configOf, onEachDatabase } from '../databases.ts';
import { anEntry, aTable, FAR_TIME, ODD_TEXT } from './rows.ts';

const setting = (store: Store, key: string, value: string) =>
  store.db.insertInto('settings').values({ key, value });

const change = (store: Store, key: string, from: string, to: string) =>
  store.db.updateTable('settings').set({ value: to }).where('key', '=', key).where('value', '=', from);

async function kept(store: Store): Promise<Record<string, string>> {
  const rows = await store.db.selectFrom('settings').selectAll().where('key', 'like', 't-%').execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

function heardBy(store: Store): Notice[] {
  const heard: Notice[] = [];
  store.listen((notice) => heard.push(notice));
  return heard;
}

/** The chance that two writers meet is great from the first hundred on. */
const COMMITS = isFullRun ? 1000 : 200;

const user = (name: string): Notice => ({ about: 'user', user: name });

onEachDatabase((_title, open) => {
  test('a batch is written as a whole', async () => {
    const store = await open();
    const batch = { writes: [setting(store, 't-a', '1'), setting(store, 't-b', '2')] };
    expect(await store.commit(batch)).toBe(true);
    expect(await kept(store)).toEqual({ 't-a': '1', 't-b': '2' });
  });

  test('of a batch whose second write fails nothing is written and nothing is told', async () => {
    const store = await open();
    const heard = heardBy(store);
    await store.commit({ writes: [setting(store, 't-a', '1')] });
    const failure = await store
      .commit({ writes: [setting(store, 't-b', '2'), setting(store, 't-a', '3')], notices: [user('never')] })
      .catch((error: unknown) => error);
    expect(String(failure)).toMatch(/unique/i);
    await store.commit({ writes: [], notices: [user('last')] });
    await expect.poll(() => heard).toEqual([user('last')]);
    expect(await kept(store)).toEqual({ 't-a': '1' });
  });

  test('a guard that finds its row changed writes nothing and tells nothing', async () => {
    const store = await open();
    const heard = heardBy(store);
    await store.commit({ writes: [setting(store, 't-a', '1')] });
    const late = { guarded: true, writes: [change(store, 't-a', '0', '9'), setting(store, 't-b', '2')] };
    expect(await store.commit({ ...late, notices: [user('never')] })).toBe(false);
    const right = { guarded: true, writes: [change(store, 't-a', '1', '2'), setting(store, 't-b', '2')] };
    expect(await store.commit({ ...right, notices: [user('told')] })).toBe(true);
    await expect.poll(() => heard).toEqual([user('told')]);
    expect(await kept(store)).toEqual({ 't-a': '2', 't-b': '2' });
  });

  test('of many batches at once the bad ones fail alone', async () => {
    const store = await open();
    await store.commit({ writes: [setting(store, 't-old', '0')] });
    const ends = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => {
        if (index % 4 === 1) return store.commit({ writes: [setting(store, 't-old', 'again')] });
        if (index % 4 === 2)
          return store.commit({ guarded: true, writes: [change(store, 't-old', 'x', 'y')] });
        return store.commit({ writes: [setting(store, `t-${index}`, 'new')] });
      }),
    );
    expect(ends.map((end) => (end.status === 'rejected' ? 'failed' : end.value))).toEqual(
      Array.from({ length: 40 }, (_, index) => [true, 'failed', false, true][index % 4]),
    );
    expect(Object.keys(await kept(store))).toHaveLength(21);
  });

  test('what is acknowledged is there for the next reader and for the listener', async () => {
    const store = await open();
    await store.commit({ writes: [store.db.insertInto('tables').values(aTable('t'))] });
    const seen: Promise<number>[] = [];
    const read = () =>
      store.db.selectFrom('tables').select('revision').where('id', '=', 't').executeTakeFirstOrThrow();
    store.listen(() => seen.push(read().then(({ revision }) => revision)));
    for (let revision = 1; revision <= 20; revision++) {
      const write = store.db.updateTable('tables').set({ revision }).where('id', '=', 't');
      await store.commit({ writes: [write], notices: [{ about: 'table', table: 't', revision }] });
      expect((await read()).revision).toBe(revision);
    }
    await expect.poll(() => seen).toHaveLength(20);
    for (const [index, revision] of (await Promise.all(seen)).entries())
      expect(revision).toBeGreaterThan(index);
  });

  test('a listener that has left or throws does not disturb the others', async () => {
    const store = await open();
    const leave = store.listen(() => expect.unreachable());
    leave();
    store.listen(() => {
      throw new Error('on purpose');
    });
    const heard = heardBy(store);
    await store.tell(user('anna'));
    await expect.poll(() => heard).toEqual([user('anna')]);
  });

  test(`of ${COMMITS} commits from 20 writers none is lost and none is doubled`, async () => {
    const store = await open();
    await store.commit({ writes: [store.db.insertInto('tables').values(aTable('t'))] });
    const tables = () => store.db.selectFrom('tables').where('id', '=', 't');
    const write = async () => {
      for (;;) {
        const { revision } = await tables().select('revision').executeTakeFirstOrThrow();
        if (revision === COMMITS) return;
        const update = store.db
          .updateTable('tables')
          .set({ revision: revision + 1, entries: revision + 1 })
          .where('id', '=', 't')
          .where('revision', '=', revision);
        const entry = store.db.insertInto('entries').values(anEntry('t', revision + 1));
        await store.commit({ guarded: true, writes: [update, entry] });
      }
    };
    await Promise.all(Array.from({ length: 20 }, write));
    const numbers = await store.db.selectFrom('entries').select('number').orderBy('number').execute();
    expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: COMMITS }, (_, at) => at + 1));
  });

  test('texts of any kind and numbers up to 53 bits come back as they went', async () => {
    const store = await open();
    const big = JSON.stringify({ text: ODD_TEXT.repeat(50_000) });
    const row = aTable('t', {
      state_json: big,
      setup_json: ODD_TEXT,
      changed_at: FAR_TIME,
      due_at: -FAR_TIME,
    });
    await store.commit({ writes: [store.db.insertInto('tables').values(row)] });
    expect(await store.db.selectFrom('tables').selectAll().executeTakeFirst()).toEqual(row);
    const { count, sum } = await store.db
      .selectFrom('tables')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('revision').as('sum')])
      .executeTakeFirstOrThrow();
    expect([count, sum]).toEqual([1, 0]);
  });

  test('a text with the character U+0000 is refused by both databases', async () => {
    const store = await open();
    await expect(store.commit({ writes: [setting(store, 't-a', 'a\0b')] })).rejects.toThrow();
    await expect(setting(store, 't-a', 'a\0b').execute()).rejects.toThrow();
    expect(await kept(store)).toEqual({});
  });

  test('rows numbered by the database say their number', async () => {
    const store = await open();
    await store.commit({ writes: [store.db.insertInto('tables').values(aTable('t'))] });
    const line = { table_id: 't', user_id: 'anna', text: 'hi', at: 1 };
    const say = () => store.db.insertInto('chat').values(line).returning('id').executeTakeFirstOrThrow();
    expect([await say(), await say()]).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test('a removed table takes its entries, chat and seats along', async () => {
    const store = await open();
    const { db } = store;
    await store.commit({
      writes: [
        db.insertInto('tables').values(aTable('t')),
        db.insertInto('entries').values(anEntry('t', 1)),
        db.insertInto('table_users').values({ table_id: 't', user_id: 'anna', seat: 0 }),
      ],
    });
    await db.deleteFrom('tables').where('id', '=', 't').execute();
    expect(await db.selectFrom('entries').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('table_users').selectAll().execute()).toEqual([]);
  });

  test('a transaction of Kysely is written as a whole beside commits', async () => {
    const store = await open();
    const failing = store.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values({ key: 't-lost', value: '1' }).execute();
      throw new Error('on purpose');
    });
    const working = store.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values({ key: 't-a', value: '1' }).execute();
      return transaction.selectFrom('settings').selectAll().where('key', '=', 't-a').execute();
    });
    const beside = store.commit({ writes: [setting(store, 't-b', '2')] });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await working).toEqual([{ key: 't-a', value: '1' }]);
    expect(await beside).toBe(true);
    expect(await kept(store)).toEqual({ 't-a': '1', 't-b': '2' });
  });

  test('closing waits for what was begun, and what was written is there afterwards', async () => {
    const store = await open();
    const commits = Array.from({ length: 50 }, (_, index) =>
      store.commit({ writes: [setting(store, `t-${index}`, '')] }),
    );
    await store.close();
    expect(await Promise.all(commits)).toEqual(commits.map(() => true));
    await expect(store.commit({ writes: [setting(store, 't-late', '')] })).rejects.toThrow();
    const again = await open(configOf(store));
    expect(Object.keys(await kept(again))).toHaveLength(50);
  });
});

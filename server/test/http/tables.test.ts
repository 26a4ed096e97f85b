import { TableError } from '@krcma/kernel';
import { expect, it } from 'vitest';
import { ServerError } from '../../errors.ts';
import { onADatabase } from '../databases.ts';
import { cardOf, houseOn, oneStore } from './house.ts';
import { addTable, say, sitDown } from './seats.ts';

const TABLE = 'table-of-two';
const wish = {
  game: 'valeria',
  seats: [{ who: 'me' }, { who: 'bot', level: 'greedy' }],
  listed: true,
  spectators: true,
  rated: false,
  clock: { kind: 'move', days: 2, from: 8, until: 22 },
  outOfTime: 'bot',
};

onADatabase(import.meta.filename, (_title, openNew) => {
  const open = oneStore(openNew);

  it('every wish about a table reaches the tables in the name of whoever asks', async () => {
    const { browser, tables } = await houseOn(await open());
    const anna = browser();
    const id = await anna.guest('Anna');
    tables.cards.set(TABLE, cardOf(TABLE, { listed: true }));
    expect((await anna.post('/api/tables', wish)).json()).toMatchObject({ id: 'created-table', owner: id });
    await anna.post(`/api/tables/${TABLE}/seats`, { seat: 1 });
    await anna.post(`/api/tables/${TABLE}/seats`);
    await anna.put(`/api/tables/${TABLE}/seats/2`, { who: 'bot', level: 'search' });
    await anna.post(`/api/tables/${TABLE}/start`);
    await anna.post(`/api/tables/${TABLE}/rematch`);
    await anna.delete(`/api/tables/${TABLE}/seats`);
    await anna.delete(`/api/tables/${TABLE}`);
    await anna.get(`/api/tables/${TABLE}/record`);
    expect(tables.asked).toEqual([
      ['create', id, wish],
      ['sit', id, TABLE, 1],
      ['sit', id, TABLE, undefined],
      ['plan', id, TABLE, 2, { who: 'bot', level: 'search' }],
      ['start', id, TABLE],
      ['rematch', id, TABLE],
      ['standUp', id, TABLE],
      ['remove', id, TABLE],
      ['record', id, TABLE],
    ]);
  });

  it('who is not signed in can look, but change nothing', async () => {
    const { browser, tables } = await houseOn(await open());
    tables.cards.set(TABLE, cardOf(TABLE, { listed: true }));
    const nobody = browser();
    expect((await nobody.get('/api/tables')).json()).toMatchObject([{ id: TABLE }]);
    expect((await nobody.get(`/api/tables/${TABLE}`)).json()).toMatchObject({ id: TABLE });
    for (const answer of [
      await nobody.post('/api/tables', wish),
      await nobody.post(`/api/tables/${TABLE}/seats`),
      await nobody.post(`/api/tables/${TABLE}/start`),
      await nobody.delete(`/api/tables/${TABLE}`),
      await nobody.get(`/api/tables/${TABLE}/chat`),
      await nobody.post(`/api/tables/${TABLE}/reports`, { about: 'somebody-x', text: 'x' }),
    ])
      expect(answer.statusCode).toBe(401);
    expect(tables.asked).toEqual([]);
  });

  it('what tables refuse comes back with its code, its sentence and a fitting status', async () => {
    const { browser, tables } = await houseOn(await open());
    const anna = browser();
    await anna.guest('Anna');
    tables.sit = () => Promise.reject(new ServerError('seat-taken', 'Bára sits there.'));
    tables.create = () => Promise.reject(new TableError('unknown-game', 'There is no such game.'));
    const taken = await anna.post(`/api/tables/${TABLE}/seats`);
    expect([taken.statusCode, taken.json()]).toEqual([
      409,
      { code: 'seat-taken', sentence: 'Bára sits there.' },
    ]);
    const unknown = await anna.post('/api/tables', wish);
    expect(unknown.json()).toEqual({ code: 'unknown-game', sentence: 'There is no such game.' });
    expect((await anna.get('/api/tables/unknown-table')).statusCode).toBe(404);
    expect((await anna.put(`/api/tables/${TABLE}/seats/12`, { who: 'open' })).statusCode).toBe(400);
    expect((await anna.get('/api/tables/short')).statusCode).toBe(400);
  });

  it('the chat of a table is read only by those who may see it, without the lines of the muted', async () => {
    const store = await open();
    const { browser } = await houseOn(store);
    const [anna, bara, stranger] = [browser(), browser(), browser()];
    const ids = [await anna.guest('Anna'), await bara.guest('Bára')] as const;
    await stranger.guest('Stranger');
    await addTable(store, TABLE, { spectators: 0 });
    await addTable(store, 'open-table', { spectators: 1 });
    await sitDown(store, TABLE, ids[0], 0);
    await sitDown(store, TABLE, ids[1], 1);
    await say(store, TABLE, ids[1], 'hello');
    await say(store, 'open-table', ids[1], 'hello all');
    const read = async (who: typeof anna, table: string) =>
      (await who.get(`/api/tables/${table}/chat`)).json();
    expect(await read(anna, TABLE)).toMatchObject([{ user: ids[1], name: 'Bára', text: 'hello' }]);
    expect(await read(stranger, TABLE)).toMatchObject({ code: 'no-such-table' });
    expect(await read(stranger, 'no-table-here')).toEqual(await read(stranger, TABLE));
    expect(await read(stranger, 'open-table')).toMatchObject([{ text: 'hello all' }]);
    await anna.patch('/api/me', { muted: [ids[1]] });
    expect(await read(anna, TABLE)).toEqual([]);
  });

  it('a report is about somebody at the table and a line they wrote there', async () => {
    const store = await open();
    const { browser } = await houseOn(store);
    const [anna, bara, stranger] = [browser(), browser(), browser()];
    const ids = [
      await anna.guest('Anna'),
      await bara.guest('Bára'),
      await stranger.guest('Stranger'),
    ] as const;
    await addTable(store, TABLE);
    await addTable(store, 'other-table');
    await sitDown(store, TABLE, ids[0], 0);
    await sitDown(store, TABLE, ids[1], 1);
    const rude = await say(store, TABLE, ids[1], 'rude words');
    const elsewhere = await say(store, 'other-table', ids[1], 'elsewhere');
    const report = async (who: typeof anna, body: object) =>
      (await who.post(`/api/tables/${TABLE}/reports`, { text: 'rude', ...body })).statusCode;
    expect(await report(anna, { about: ids[1], chat: rude })).toBe(204);
    expect(await report(anna, { about: ids[1] })).toBe(204);
    expect(await report(anna, { about: ids[1], chat: elsewhere })).toBe(404);
    expect(await report(anna, { about: ids[2] })).toBe(404);
    expect(await report(anna, { about: ids[0] })).toBe(400);
    expect(await report(stranger, { about: ids[1] })).toBe(404);
    expect(await store.db.selectFrom('reports').select(['user_id', 'about_id', 'chat_id']).execute()).toEqual(
      [
        { user_id: ids[0], about_id: ids[1], chat_id: rude },
        { user_id: ids[0], about_id: ids[1], chat_id: null },
      ],
    );
  });
});

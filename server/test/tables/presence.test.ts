import { setTimeout as wait } from 'node:timers/promises';
import type { TableCard } from '@krcma/protocol';
import { expect, it } from 'vitest';
import { Presence } from '../../tables/presence.ts';
import { asked, begun, eventually, laid, levelled, ME, OPEN, together } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { Person } from '../person.ts';
import { testServer } from '../servers.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onADatabase(import.meta.filename, (title, open, fresh) => {
  it('who is at the table is seen to come and go, through however many pages', async () => {
    const server = await testServer(await fresh());
    const { anna, petr, table } = await together(server);
    const here = () => anna.card(table)?.seats[1]?.here;
    await anna.until('Petr here', here);
    const second = new Person('Petr', server.port);
    second.cookie = petr.cookie;
    await second.connect();
    await second.join(table);
    petr.drop();
    await anna.choose(table);
    expect(here()).toBe(true);
    second.say({ type: 'leave', table });
    await anna.until('Petr away', () => here() === false);
    await petr.connect();
    await petr.join(table);
    await anna.until('Petr here again', here);
    await server.close();
  });

  it('a bot stands in for one who is away for a while, but not for one who is here', async () => {
    let time = Date.now();
    const server = await testServer(await fresh(), { now: () => time });
    const { anna, petr, table } = await together(server);
    await expect(anna.act(table, { do: 'standIn', seat: 1 })).rejects.toMatchObject({ code: 'forbidden' });
    petr.drop();
    await anna.until('Petr away', () => anna.card(table)?.seats[1]?.here === false);
    await expect(anna.act(table, { do: 'standIn', seat: 1 })).rejects.toMatchObject({ code: 'forbidden' });
    time += 10 * MINUTE - 1_000;
    await expect(anna.act(table, { do: 'standIn', seat: 1 })).rejects.toMatchObject({ code: 'forbidden' });
    expect(((await anna.get(`/api/tables/${table}`)) as TableCard).seats[1]?.replaceableIn).toBe(1_000);
    time += 1_000;
    await anna.act(table, { do: 'standIn', seat: 1 });
    await anna.until('a stand-in', () => anna.card(table)?.seats[1]?.standIn);
    await anna.choose(table);
    await eventually('my turn again', () => asked([anna], table));
    await petr.connect();
    await petr.join(table);
    expect(petr.card(table)?.seats[1]?.standIn).toBe(true);
    await petr.act(table, { do: 'return' });
    await anna.until('Petr back', () => anna.card(table)?.seats[1]?.standIn === false);
    await levelled([anna, petr], table);
    await server.close();
  });

  it('no bot is called for one who never came to the table, nor for one the table does not wait for', async () => {
    let time = Date.now();
    const server = await testServer(await fresh(), { now: () => time });
    const anna = await Person.guest('Anna', server.port);
    const petr = await Person.guest('Petr', server.port);
    const table = await laid(anna, [ME, OPEN]);
    await petr.post(`/api/tables/${table}/seats`);
    await begun([anna], table);
    time += 30 * DAY;
    await expect(anna.act(table, { do: 'standIn', seat: 1 })).rejects.toThrow('never been at this table');
    await petr.join(table);
    await petr.choose(table);
    petr.drop();
    await anna.until('Petr away', () => anna.card(table)?.seats[1]?.here === false);
    time += 30 * DAY;
    await expect(anna.act(table, { do: 'standIn', seat: 1 })).rejects.toThrow('Nobody waits for Petr');
    await server.close();
  });

  it('a bot is called after as long as the clock gives: days of one’s own hours, minutes of a game', async () => {
    let time = Date.UTC(2026, 10, 15, 10);
    const server = await testServer(await fresh(), { now: () => time });
    const days = { clock: { kind: 'move', days: 1, from: 8, until: 20 } };
    for (const [terms, wait] of [
      [days, 2 * DAY],
      [{ clock: { kind: 'game', minutes: 30, increment: 0 } }, 30 * MINUTE],
    ] as const) {
      const { anna, petr, table } = await together(server, terms);
      petr.drop();
      await anna.until('Petr away', () => anna.card(table)?.seats[1]?.here === false);
      const { seats } = (await anna.get(`/api/tables/${table}`)) as TableCard;
      expect(seats[1]?.replaceableIn).toBe(wait);
      time += wait - 1_000;
      await expect(anna.act(table, { do: 'standIn', seat: 1 })).rejects.toMatchObject({ code: 'forbidden' });
      time += 1_000;
      const called = anna.act(table, { do: 'standIn', seat: 1 });
      // Where the clock itself has run out at this moment, the server may have been faster.
      await called.catch(() => {});
      await anna.until('a stand-in', () => anna.card(table)?.seats[1]?.standIn);
    }
    await server.close();
  });

  it('a restart makes nobody absent who was there, and who left before it stays away since then', async () => {
    const store = await fresh();
    let time = Date.now();
    const first = await testServer(store, { now: () => time });
    const { anna, petr, table } = await together(first);
    const eva = await Person.guest('Eva', first.port);
    const other = await laid(anna, [ME, OPEN]);
    await eva.post(`/api/tables/${other}/seats`);
    await begun([anna, eva], other);
    eva.drop();
    await anna.until('Eva away', () => anna.card(other)?.seats[1]?.here === false);
    await eventually('it to be stored', async () => {
      const rows = await first.store.db.selectFrom('attendance').selectAll().execute();
      return rows.some(({ table_id, left_at }) => table_id === other && left_at !== null);
    });
    time += 10 * MINUTE;
    petr.drop();
    await first.close();
    const second = await testServer(store, { now: () => time });
    anna.moveTo(second.port);
    await anna.connect();
    for (const id of [table, other]) await anna.join(id);
    await expect(anna.act(table, { do: 'standIn', seat: 1 })).rejects.toThrow(
      'not been away for long enough',
    );
    await anna.act(other, { do: 'standIn', seat: 1 });
    time += 10 * MINUTE;
    await anna.act(table, { do: 'standIn', seat: 1 });
    await second.close();
  });

  it('that somebody left is not stored before that they came is', async () => {
    const store = await open();
    const written: (() => void)[] = [];
    const slow = {
      ...store,
      tell: async () => {},
      commit: () => new Promise<boolean>((resolve) => written.push(() => resolve(true))),
    };
    const presence = new Presence(slow, 'one', { now: Date.now, steady: Date.now });
    presence.come('table', 'petr');
    presence.sits('table', 'petr');
    presence.go('table', 'petr');
    await eventually('the coming to be written', async () => written.length === 1);
    await wait(20);
    expect(written.length).toBe(1);
    written[0]?.();
    await eventually('the leaving to be written', async () => written.length === 2);
    presence.close();
    await store.close();
  });

  it.runIf(title === 'PostgreSQL')(
    'who came and went through one server has been there for all of them',
    async () => {
      const store = await fresh();
      let time = Date.now();
      const now = () => time;
      const [first, second] = [await testServer(store, { now }), await testServer(store, { now })];
      const anna = await Person.guest('Anna', first.port);
      const petr = await Person.guest('Petr', first.port);
      petr.drop();
      petr.moveTo(second.port);
      await petr.connect();
      const table = await laid(anna, [ME, OPEN]);
      await petr.post(`/api/tables/${table}/seats`);
      await begun([anna, petr], table);
      petr.drop();
      await anna.until('Petr away', () => anna.card(table)?.seats[1]?.here === false);
      await eventually('it to be stored', async () => {
        const rows = await first.store.db.selectFrom('attendance').selectAll().execute();
        return rows.some(({ user_id, left_at }) => user_id === petr.id && left_at !== null);
      });
      time += 10 * MINUTE;
      const third = await testServer(store, { now });
      for (const server of [first, third]) {
        anna.moveTo(server.port);
        const card = (await anna.get(`/api/tables/${table}`)) as TableCard;
        expect(card.seats[1]?.replaceableIn).toBe(0);
      }
      for (const server of [first, second, third]) await server.close();
    },
  );

  it('nobody lets a bot play for themselves by another’s name, nor at a seat without a person', async () => {
    let time = Date.now();
    const server = await testServer(await fresh(), { now: () => time });
    const anna = await Person.guest('Anna', server.port);
    const table = await laid(anna, [ME, { who: 'bot', level: 'random' }]);
    await anna.join(table);
    time += 120_000;
    for (const seat of [1, 7])
      await expect(anna.act(table, { do: 'standIn', seat })).rejects.toMatchObject({ code: 'bad-message' });
    const open = await laid(anna, [ME, OPEN]);
    await expect(anna.act(open, { do: 'standIn', seat: 1 })).rejects.toMatchObject({ code: 'not-started' });
    await server.close();
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import type { Profile, TableCard } from '@krcma/protocol';
import { expect, it } from 'vitest';
import type { KrcmaServer } from '../../index.ts';
import { levelled, together } from '../company.ts';
import { onADatabase } from '../databases.ts';
import type { Person } from '../person.ts';
import { SWEEP_EVERY, testServer } from '../servers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const FIVE_MINUTES = { clock: { kind: 'game', minutes: 5, increment: 0 } };
const INCREMENT = { clock: { kind: 'game', minutes: 5, increment: 10 } };
const ONE_DAY = { clock: { kind: 'move', days: 1, from: 8, until: 20 } };

/** A clock on the wall that goes on only when it is told to. */
class Wall {
  time: number;
  constructor(time = Date.UTC(2026, 10, 15, 10)) {
    this.time = time;
  }
  now = () => this.time;
  pass(milliseconds: number): void {
    this.time += milliseconds;
  }
}

const seats = async (person: Person, table: string) =>
  ((await person.get(`/api/tables/${table}`)) as TableCard).seats;

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  /** Both have kept a duke; one of them is asked and the other is not. */
  async function underWay(more: object) {
    const store = await fresh();
    const wall = new Wall();
    const server = await testServer(store, { now: wall.now });
    const { anna, petr, table } = await together(server, more);
    await anna.choose(table);
    await petr.choose(table);
    await levelled([anna, petr], table);
    const [asked, other] = anna.frame(table).seen.decision ? [anna, petr] : [petr, anna];
    return { store, wall, server, table, asked, other, seat: asked === anna ? 0 : 1 };
  }

  async function movedTo(server: KrcmaServer, people: readonly Person[], table: string): Promise<void> {
    for (const person of people) {
      person.moveTo(server.port);
      await person.connect();
      await person.join(table);
    }
  }

  it('who is out of time in a game of minutes is played by a bot to its end, and no return fills the clock', async () => {
    const { wall, server, table, asked, other, seat } = await underWay(FIVE_MINUTES);
    wall.pass(4 * MINUTE);
    const [before] = (await seats(asked, table)).slice(seat);
    expect(before).toMatchObject({ left: MINUTE, running: true, standIn: false });
    wall.pass(MINUTE);
    await other.until('a stand-in', () => other.card(table)?.seats[seat]?.standIn, 20_000);
    await other.until('a question', () => other.frame(table).seen.decision, 20_000);
    for (const act of [{ do: 'return' }, { do: 'undo' }, { do: 'proposeTakeBack' }] as const)
      await expect(asked.act(table, act), act.do).rejects.toMatchObject({ code: 'out-of-time' });
    const [after] = (await seats(asked, table)).slice(seat);
    expect(after).toMatchObject({ standIn: true, running: false });
    expect(after?.left).toBeLessThanOrEqual(0);
    // To agree to something needs no time, and does not bring them back.
    await asked.act(table, { do: 'end', agrees: true });
    expect((await seats(asked, table))[seat]?.standIn).toBe(true);
    await other.act(table, { do: 'end', agrees: true });
    await other.until('the end', () => other.card(table)?.status === 'abandoned');
    await server.close();
  });

  it('who leaves and returns has the time from before, without an increment', async () => {
    const { wall, server, table, asked, seat } = await underWay({ ...INCREMENT, outOfTime: 'bot' });
    wall.pass(4 * MINUTE);
    const before = (await seats(asked, table))[seat]?.left ?? 0;
    for (let round = 0; round < 3; round++) {
      await asked.delete(`/api/tables/${table}/seats`);
      await asked.act(table, { do: 'return' });
      expect((await seats(asked, table))[seat]?.left).toBe(before);
    }
    await server.close();
  });

  it('who was late for a move comes back for the next one, with the time of one move', async () => {
    const { wall, server, table, asked, other, seat } = await underWay(ONE_DAY);
    wall.pass(10 * DAY);
    await other.until('a stand-in', () => other.card(table)?.seats[seat]?.standIn, 20_000);
    await other.until('the move', () => !other.card(table)?.waiting.includes(seat), 20_000);
    await asked.act(table, { do: 'return' });
    expect((await seats(asked, table))[seat]).toMatchObject({ standIn: false, left: DAY });
    await server.close();
  });

  it('a table that its owner wished to end so is ended when somebody is out of time', async () => {
    const { wall, server, table, asked, other } = await underWay({ ...FIVE_MINUTES, outOfTime: 'end' });
    wall.pass(5 * MINUTE + 1);
    await other.until('the end', () => other.card(table)?.status === 'abandoned', 20_000);
    await asked.until('the end', () => asked.card(table)?.status === 'abandoned');
    await expect(asked.act(table, { do: 'undo' })).rejects.toMatchObject({ code: 'not-open' });
    await server.close();
  });

  it('a choice in time gives the increment, and stepping to and fro gives nothing', async () => {
    const server = await testServer(await fresh(), { now: new Wall().now });
    const { anna, petr, table } = await together(server, INCREMENT);
    for (let round = 0; round < 3; round++) {
      await anna.choose(table);
      expect((await seats(anna, table))[0]?.left).toBe(5 * MINUTE + 10_000);
      await anna.act(table, { do: 'undo' });
      expect((await seats(anna, table))[0]?.left).toBe(5 * MINUTE);
      await anna.until('the question again', () => anna.frame(table).seen.decision);
    }
    expect((await seats(petr, table))[1]?.left).toBe(5 * MINUTE);
    await server.close();
  });

  it('a clock of days stands still outside its window and during a vacation', async () => {
    const { wall, server, table, asked, other, seat } = await underWay(ONE_DAY);
    const left = async () => (await seats(other, table))[seat]?.left;
    expect(await left()).toBe(DAY);
    wall.pass(10 * HOUR);
    expect(await left()).toBe(14 * HOUR);
    wall.pass(12 * HOUR);
    expect(await left()).toBe(14 * HOUR);
    await asked.patch('/api/me', { vacationUntil: wall.time + 7 * DAY });
    expect(await left()).toBe(14 * HOUR);
    wall.pass(7 * DAY);
    expect(await left()).toBe(14 * HOUR);
    await wait(10 * SWEEP_EVERY);
    expect((await seats(other, table))[seat]?.standIn).toBe(false);
    wall.pass(3 * DAY);
    await other.until('a stand-in', () => other.card(table)?.seats[seat]?.standIn, 20_000);
    await server.close();
  });

  it('a short vacation gives nobody the time back that has passed, and one that is given up counts no more', async () => {
    const { wall, server, table, asked, other, seat } = await underWay(ONE_DAY);
    const left = async () => (await seats(other, table))[seat]?.left;
    wall.pass(10 * HOUR);
    await asked.patch('/api/me', { vacationUntil: wall.time + 1 });
    expect(await left()).toBe(14 * HOUR);
    await asked.patch('/api/me', { vacationUntil: wall.time + 30 * DAY });
    wall.pass(12 * HOUR);
    await asked.patch('/api/me', { vacationUntil: null });
    expect(await left()).toBe(14 * HOUR);
    wall.pass(2 * DAY);
    await other.until('a stand-in', () => other.card(table)?.seats[seat]?.standIn, 20_000);
    await server.close();
  });

  it('one’s own hours go before those of the table, from the next day on', async () => {
    const { wall, server, table, asked, other, seat } = await underWay(ONE_DAY);
    const { window, nextWindow } = (await asked.patch('/api/me', {
      window: { from: 10, until: 11 },
    })) as Profile;
    expect(window).toBeNull();
    expect(nextWindow).toEqual({ window: { from: 10, until: 11 }, from: Date.UTC(2026, 10, 16) });
    wall.pass(14 * HOUR);
    // Until midnight the hours of the table count: ten of them are left of this day.
    expect((await seats(other, table))[seat]?.left).toBe(14 * HOUR);
    wall.pass(3 * DAY);
    expect((await seats(other, table))[seat]?.left).toBe(11 * HOUR);
    expect(((await asked.get('/api/me')) as Profile).window).toEqual({ from: 10, until: 11 });
    expect((await seats(other, table))[seat]?.standIn).toBe(false);
    await server.close();
  });

  it('hours that are moved along with the clock do not stop it', async () => {
    const { wall, server, table, asked, other, seat } = await underWay({
      clock: { kind: 'move', days: 0.5, from: 0, until: 0 },
    });
    for (let hour = 10; hour < 22; hour++) {
      await asked.patch('/api/me', { window: { from: (hour + 12) % 24, until: (hour + 13) % 24 } });
      wall.pass(HOUR);
    }
    await other.until('a stand-in', () => other.card(table)?.seats[seat]?.standIn, 20_000);
    await server.close();
  });

  it('a vacation renewed again and again stops the clock for thirty days of a year and no longer', async () => {
    const { wall, server, table, asked, other, seat } = await underWay(ONE_DAY);
    const renew = () => asked.request('PATCH', '/api/me', { vacationUntil: wall.time + 5 * DAY });
    for (let day = 0; day < 25; day++) {
      expect((await renew()).status, `day ${day}`).toBe(200);
      wall.pass(DAY);
    }
    const { vacationLeft } = (await asked.get('/api/me')) as Profile;
    expect(vacationLeft).toBe(DAY);
    await asked.patch('/api/me', { vacationUntil: null });
    const { vacationLeft: saved } = (await asked.get('/api/me')) as Profile;
    expect(saved).toBe(5 * DAY);
    await asked.patch('/api/me', { vacationUntil: wall.time + 5 * DAY });
    wall.pass(5 * DAY);
    const refused = await renew();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'no-vacation-left',
      sentence: expect.stringContaining('In 2026 you have 0 days left'),
    });
    wall.pass(2 * DAY + HOUR);
    await other.until('a stand-in', () => other.card(table)?.seats[seat]?.standIn, 20_000);
    await server.close();
  });

  it('a stopped and started server keeps the clocks, and the time between counts', async () => {
    const { store, wall, server, table, asked, other, seat } = await underWay(FIVE_MINUTES);
    wall.pass(MINUTE);
    await server.close();
    wall.pass(MINUTE);
    const again = await testServer(store, { now: wall.now });
    await movedTo(again, [asked, other], table);
    expect((await seats(asked, table))[seat]).toMatchObject({ left: 3 * MINUTE, running: true });
    await again.close();
    wall.pass(HOUR);
    const third = await testServer(store, { now: wall.now });
    await movedTo(third, [asked, other], table);
    await other.until('a stand-in', () => other.card(table)?.seats[seat]?.standIn, 20_000);
    await third.close();
  });
});

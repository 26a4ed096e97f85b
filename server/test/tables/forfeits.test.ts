import type { PastGame, TableCard } from '@krcma/protocol';
import { expect, it } from 'vitest';
import { begun, eventually, laid, ME, OPEN, playOn } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { Person } from '../person.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  let time = Date.UTC(2026, 10, 15, 10);
  const server = oneServer(fresh, { now: () => time });
  let named = 0;

  /** So many accounts that have never played, at a rated table that has begun. */
  async function rated(count: number, more: object = {}): Promise<{ people: Person[]; table: string }> {
    const people: Person[] = [];
    for (let each = 0; each < count; each++) {
      const person = new Person(`Player ${++named}`, server().port);
      const made = await person.post('/api/accounts', { name: person.name, password: 'a long password' });
      person.id = (made as { id: string }).id;
      await person.connect();
      people.push(person);
    }
    const [owner, ...others] = people;
    if (owner === undefined) throw new Error('Nobody plays.');
    const table = await laid(owner, [ME, ...others.map(() => OPEN)], { rated: true, ...more });
    for (const person of others) await person.post(`/api/tables/${table}/seats`);
    await begun(people, table);
    return { people, table };
  }

  const pair = async (more: object = {}) => {
    const { people, table } = await rated(2, more);
    const [anna, petr] = people;
    if (!anna || !petr) throw new Error('Somebody is missing.');
    return { anna, petr, table };
  };

  /** The rating of everybody who has one, by name; newcomers have 1500. */
  async function ratings(people: readonly Person[]): Promise<(number | undefined)[]> {
    const rows = await server().store.db.selectFrom('ratings').selectAll().execute();
    return people.map(({ id }) => {
      const row = rows.find(({ user_id }) => user_id === id);
      return row && Math.round(row.rating);
    });
  }

  const games = async (person: Person) => (await person.get('/api/me/games')) as PastGame[];
  const seat = async (person: Person, table: string, number: number) =>
    ((await person.get(`/api/tables/${table}`)) as TableCard).seats[number];

  it('who leaves a rated game is rated last at once, and the others neither win nor lose by it', async () => {
    const { anna, petr, table } = await pair();
    await petr.delete(`/api/tables/${table}/seats`);
    expect(await seat(anna, table, 1)).toMatchObject({ standIn: true, forfeited: true });
    expect(await ratings([anna, petr])).toEqual([undefined, 1338]);
    expect(await games(petr)).toMatchObject([{ table, place: 2, points: 0, ratingChange: -162, left: true }]);
    expect(await games(anna)).toEqual([]);
  });

  it('who comes back to a game they left plays on, and is not rated by it a second time', {
    timeout: 60_000,
  }, async () => {
    const { anna, petr, table } = await pair();
    await petr.delete(`/api/tables/${table}/seats`);
    await petr.act(table, { do: 'return' });
    expect(await seat(anna, table, 1)).toMatchObject({ standIn: false, forfeited: true });
    await petr.delete(`/api/tables/${table}/seats`);
    await petr.act(table, { do: 'return' });
    await playOn([anna, petr], table, 3000);
    await anna.until('the end', () => anna.card(table)?.status === 'over');
    expect(await ratings([anna, petr])).toEqual([undefined, 1338]);
    expect((await games(petr)).map(({ left }) => left)).toEqual([true]);
    const [ended] = await games(anna);
    expect(ended).toMatchObject({ table, left: false });
    expect(ended?.ratingChange).toBeUndefined();
  });

  it('a bot finishes for who left, and those who stayed are rated among themselves', {
    timeout: 60_000,
  }, async () => {
    const { people, table } = await rated(3);
    const [anna, petr, eva] = people;
    if (!anna || !petr || !eva) throw new Error('Somebody is missing.');
    await eva.delete(`/api/tables/${table}/seats`);
    const [, , left = 0] = await ratings(people);
    // As if two had won against her.
    expect(left).toBeLessThan(1338);
    const both = [anna, petr];
    await playOn(both, table, 3000);
    await anna.until('the end', () => anna.card(table)?.status === 'over');
    const [first = 0, second = 0, third] = await ratings(people);
    expect(third).toBe(left);
    expect(first + second).toBe(3000);
    expect(Math.abs(first - second)).toBeOneOf([0, 324, 325]);
  });

  it('whose time runs out in a rated game is rated last at once', async () => {
    const { anna, petr, table } = await pair({ clock: { kind: 'game', minutes: 5, increment: 0 } });
    await anna.choose(table);
    time += 5 * MINUTE;
    await anna.until('a stand-in', () => anna.card(table)?.seats[1]?.standIn, 20_000);
    expect(await ratings([anna, petr])).toEqual([undefined, 1338]);
    await expect(petr.act(table, { do: 'return' })).rejects.toMatchObject({ code: 'out-of-time' });
  });

  it('where the table ends with the time of one, that one is rated last all the same', async () => {
    const { anna, petr, table } = await pair({
      clock: { kind: 'game', minutes: 5, increment: 0 },
      outOfTime: 'end',
    });
    await anna.choose(table);
    time += 5 * MINUTE;
    await anna.until('the end', () => anna.card(table)?.status === 'abandoned', 20_000);
    expect(await ratings([anna, petr])).toEqual([undefined, 1338]);
    expect(await games(anna)).toEqual([]);
  });

  it('whose times run out at the same moment share the last place', async () => {
    const { anna, petr, table } = await pair({ clock: { kind: 'game', minutes: 5, increment: 0 } });
    time += 5 * MINUTE;
    await anna.until('two stand-ins', () => anna.card(table)?.seats.every(({ standIn }) => standIn), 20_000);
    expect(await ratings([anna, petr])).toEqual([1500, 1500]);
  });

  it('who is away from a rated game without a clock loses it by a call after a day, and not before', async () => {
    const { anna, petr, table } = await pair();
    petr.drop();
    await anna.until('Petr away', () => anna.card(table)?.seats[1]?.here === false);
    time += DAY - MINUTE;
    await expect(anna.act(table, { do: 'standIn', seat: 1 })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await ratings([anna, petr])).toEqual([undefined, undefined]);
    time += MINUTE;
    await anna.act(table, { do: 'standIn', seat: 1 });
    expect(await ratings([anna, petr])).toEqual([undefined, 1338]);
  });

  it('an end without the one who is away is no end: who leaves then resigns, and the absent one loses nothing', async () => {
    const { people, table } = await rated(3);
    const [anna, petr, eva] = people;
    if (!anna || !petr || !eva) throw new Error('Somebody is missing.');
    eva.drop();
    for (const person of [anna, petr]) await person.act(table, { do: 'end', agrees: true });
    expect(((await anna.get(`/api/tables/${table}`)) as TableCard).status).toBe('playing');
    for (const person of [anna, petr]) await person.delete(`/api/tables/${table}/seats`);
    const [first = 1500, second = 1500, third] = await ratings(people);
    expect(Math.max(first, second)).toBeLessThan(1500);
    expect(third).toBeUndefined();
    expect(((await anna.get(`/api/tables/${table}`)) as TableCard).status).toBe('playing');
  });

  it('who is the last of a rated game has nobody to lose to, and leaves without a loss', async () => {
    const { anna, petr, table } = await pair();
    await petr.delete(`/api/tables/${table}/seats`);
    await anna.delete(`/api/tables/${table}/seats`);
    expect(await seat(anna, table, 0)).toMatchObject({ standIn: true });
    expect((await seat(anna, table, 0))?.forfeited).toBeUndefined();
    expect(await ratings([anna, petr])).toEqual([undefined, 1338]);
  });

  it('a game that is not rated is left without a loss', async () => {
    const { anna, petr, table } = await pair({ rated: false });
    await petr.delete(`/api/tables/${table}/seats`);
    expect(await seat(anna, table, 1)).toMatchObject({ standIn: true });
    expect((await seat(anna, table, 1))?.forfeited).toBeUndefined();
    expect(await games(petr)).toEqual([]);
    expect(await ratings([anna, petr])).toEqual([undefined, undefined]);
  });

  it('a game that a bot has played from the first choice on counts for nobody', {
    timeout: 60_000,
  }, async () => {
    const { anna, petr, table } = await pair({ rated: false });
    await petr.delete(`/api/tables/${table}/seats`);
    // To sit down again is not to play.
    await petr.act(table, { do: 'return' });
    await petr.delete(`/api/tables/${table}/seats`);
    await playOn([anna], table, 3000);
    await anna.until('the end', () => anna.card(table)?.status === 'over');
    expect(await games(anna)).toMatchObject([{ table, left: false }]);
    expect(await games(petr)).toEqual([]);
    expect(await petr.get('/api/me/statistics')).toEqual([]);
  });

  it('who chooses something after a bot has begun for them has played the game', {
    timeout: 60_000,
  }, async () => {
    const { anna, petr, table } = await pair({ rated: false });
    await petr.delete(`/api/tables/${table}/seats`);
    await petr.act(table, { do: 'return' });
    await playOn([anna, petr], table, 3000);
    await anna.until('the end', () => anna.card(table)?.status === 'over');
    expect(await games(petr)).toMatchObject([{ table, left: false }]);
  });

  it('a rated game does not begin with one who has never come to the table', async () => {
    const { anna, petr, table: other } = await pair();
    await eventually('the first game', () => anna.card(other)?.status === 'playing');
    const table = await laid(anna, [ME, OPEN], { rated: true });
    await petr.post(`/api/tables/${table}/seats`);
    await anna.join(table);
    const early = await anna.request('POST', `/api/tables/${table}/start`, {});
    expect(early.status).toBe(409);
    expect(await early.json()).toMatchObject({
      sentence: expect.stringContaining('has not come to the table'),
    });
    await petr.join(table);
    expect(((await anna.post(`/api/tables/${table}/start`)) as TableCard).status).toBe('playing');
  });
});

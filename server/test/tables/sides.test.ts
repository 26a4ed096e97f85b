import type { GameStatistics, PastGame, TableCard } from '@krcma/protocol';
import { expect, it } from 'vitest';
import '../skirmish.ts';
import { begun, laid, ME, OPEN, playOn } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { Person } from '../person.ts';

const PAIRS = [
  [0, 2],
  [1, 3],
];
const teams = { game: 'skirmish', options: { mode: 'teams', rounds: 1, quick: true } };
const together = { game: 'skirmish', options: { mode: 'together', rounds: 1, quick: true } };

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh, { botScript: new URL('../skirmish-thread.ts', import.meta.url) });
  let named = 0;

  async function accounts(count: number): Promise<Person[]> {
    const people: Person[] = [];
    for (let each = 0; each < count; each++) {
      const person = new Person(`Brawler ${++named}`, server().port);
      const made = await person.post('/api/accounts', { name: person.name, password: 'a long password' });
      person.id = (made as { id: string }).id;
      await person.connect();
      people.push(person);
    }
    return people;
  }

  /** So many newcomers at a table that has begun, each on the seat of their place in the list. */
  async function seated(count: number, more: object): Promise<{ people: Person[]; table: string }> {
    const people = await accounts(count);
    const [owner, ...others] = people;
    if (owner === undefined) throw new Error('Nobody plays.');
    const table = await laid(owner, [ME, ...others.map(() => OPEN)], more);
    for (const [index, person] of others.entries())
      await person.post(`/api/tables/${table}/seats`, { seat: index + 1 });
    await begun(people, table);
    return { people, table };
  }

  async function ratings(people: readonly Person[]): Promise<(number | undefined)[]> {
    const rows = await server().store.db.selectFrom('ratings').selectAll().execute();
    return people.map(({ id }) => {
      const row = rows.find(({ user_id }) => user_id === id);
      return row && Math.round(row.rating);
    });
  }

  const toTheEnd = async (people: readonly Person[], table: string) => {
    await playOn(people, table, 3000);
    for (const person of people) await person.until('the end', () => person.card(table)?.status === 'over');
    return people[0]?.card(table)?.winners ?? [];
  };

  const leave = (person: Person | undefined, table: string) => person?.delete(`/api/tables/${table}/seats`);
  const games = async (person: Person | undefined) => (await person?.get('/api/me/games')) as PastGame[];

  it('two against two are rated as sides: mates gain or lose the same, and share their place', {
    timeout: 60_000,
  }, async () => {
    const { people, table } = await seated(4, { ...teams, rated: true });
    expect(people[0]?.card(table)?.sides).toEqual(PAIRS);
    expect(people[0]?.frame(table).seen.sides).toEqual(PAIRS);
    const winners = await toTheEnd(people, table);
    const after = await ratings(people);
    // As of two newcomers against each other, and not against a mate besides.
    const expected = people.map((_, seat) => {
      if (winners.length === 4) return 1500;
      return winners.includes(seat) ? 1662 : 1338;
    });
    expect(after).toEqual(expected);
    for (const [seat, person] of people.entries())
      expect(await games(person)).toMatchObject([
        { place: winners.includes(seat) ? 1 : 2, won: winners.includes(seat), sides: PAIRS },
      ]);
  });

  it('who leaves a side is rated last at once, and the mate by how the side ends, no more', {
    timeout: 60_000,
  }, async () => {
    const { people, table } = await seated(4, { ...teams, rated: true });
    const [anna, eva, mate, jan] = people;
    await leave(anna, table);
    expect(await ratings(people)).toEqual([1338, undefined, undefined, undefined]);
    expect(await games(anna)).toMatchObject([{ left: true, place: 2, won: false }]);
    const winners = await toTheEnd(
      [eva, mate, jan].filter((each) => each !== undefined),
      table,
    );
    const [left, first, stayed, second] = await ratings(people);
    expect(left, 'once').toBe(1338);
    expect(first).toBe(second);
    if (winners.length === 4) expect([first, stayed]).toEqual([1500, 1500]);
    else expect([stayed, first]).toEqual(winners.includes(2) ? [1662, 1338] : [1338, 1662]);
  });

  it('when all of the other side have left, a mate is no rival: who leaves then loses nothing', async () => {
    const { people, table } = await seated(4, { ...teams, rated: true });
    const [anna, eva, mate, jan] = people;
    await leave(eva, table);
    await leave(jan, table);
    await leave(anna, table);
    await leave(mate, table);
    expect(await ratings(people)).toEqual([undefined, 1338, undefined, 1338]);
  });

  it('a game all play together is never rated, and is won or lost in the history', {
    timeout: 60_000,
  }, async () => {
    const [owner] = await accounts(1);
    const wish = { seats: [ME, OPEN], listed: false, spectators: true, rated: true };
    const more = { clock: { kind: 'none' }, outOfTime: 'bot' };
    const refused = await owner?.request('POST', '/api/tables', { ...together, ...wish, ...more });
    expect(refused?.status).toBe(403);
    expect(await refused?.json()).toMatchObject({ sentence: expect.stringContaining('cannot be rated') });
    const { people, table } = await seated(2, together);
    const won = (await toTheEnd(people, table)).length > 0;
    expect(await ratings(people)).toEqual([undefined, undefined]);
    for (const person of people) {
      expect(await games(person)).toMatchObject([{ won, place: won ? 1 : 2, sides: [[0, 1]] }]);
      const [statistics] = (await person.get('/api/me/statistics')) as GameStatistics[];
      expect(statistics).toMatchObject({ game: 'skirmish', played: 1, won: won ? 1 : 0 });
      expect(statistics?.rating).toBeUndefined();
    }
  });

  it('before the game one can change to another free seat, and another game keeps mates together', {
    timeout: 60_000,
  }, async () => {
    const people = await accounts(4);
    const [anna, eva, petr, jan] = people;
    if (!anna || !eva || !petr || !jan) throw new Error('Somebody is missing.');
    const table = await laid(anna, [ME, OPEN, OPEN, OPEN], teams);
    await eva.post(`/api/tables/${table}/seats`);
    const moved = (await eva.post(`/api/tables/${table}/seats`, { seat: 2 })) as TableCard;
    expect(moved.seats.map(({ name }) => name)).toEqual([anna.name, '', eva.name, '']);
    const taken = await eva.request('POST', `/api/tables/${table}/seats`, { seat: 0 });
    expect(taken.status).toBe(409);
    await petr.post(`/api/tables/${table}/seats`);
    await jan.post(`/api/tables/${table}/seats`);
    await begun(people, table);
    for (const person of people) await person.act(table, { do: 'end', agrees: true });
    const next = (await anna.post(`/api/tables/${table}/rematch`)) as TableCard;
    const seatOf = (person: Person) => next.seats.findIndex(({ name }) => name === person.name);
    expect(PAIRS).toContainEqual([seatOf(anna), seatOf(eva)].sort());
  });
});

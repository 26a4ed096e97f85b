import type { ChatLine, FromServer } from '@krcma/protocol';
import { expect, it } from 'vitest';
import '../skirmish.ts';
import { begun, laid, ME, OPEN } from '../company.ts';
import { onEachDatabase, onPostgres } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { newCommand, Person } from '../person.ts';
import { testServer } from '../servers.ts';

const TEAMS = { game: 'skirmish', options: { mode: 'teams', rounds: 1, quick: true } };
const TOGETHER = { game: 'skirmish', options: { mode: 'together', rounds: 1, quick: true } };
const ALONE = { game: 'skirmish', options: { mode: 'brawl', rounds: 1, quick: true } };
const BOT = { who: 'bot', level: 'random' };

const isChat = (news: FromServer): news is Extract<FromServer, { type: 'chat' }> => news.type === 'chat';

const lines = ({ heard }: Person, table: string): ChatLine[] =>
  heard.filter(isChat).flatMap((news) => (news.table === table ? news.lines : []));

/** Everything that somebody has been told at the socket. */
const told = (person: Person, table: string): string[] => lines(person, table).map(({ text }) => text);

const read = async (person: Person, table: string): Promise<string[]> =>
  ((await person.get(`/api/tables/${table}/chat`)) as ChatLine[]).map(({ text }) => text);

const toSide = (person: Person, table: string, text: string): Promise<unknown> =>
  person.chat(table, text, 'side');

/** After this whatever was said before has been told to everybody who is told. */
async function settled(by: Person, table: string, all: readonly Person[]): Promise<void> {
  const text = newCommand();
  await by.chat(table, text);
  for (const person of all) await person.until(text, () => told(person, table).includes(text));
}

type Four = [Person, Person, Person, Person];

/** Anna and Eva against Petr and Jan: two sit crosswise. */
async function pairs(port: number, more: object = TEAMS): Promise<{ people: Four; table: string }> {
  const names = ['Anna', 'Petr', 'Eva', 'Jan'];
  const people = (await Promise.all(names.map((name) => Person.guest(name, port)))) as Four;
  const table = await laid(people[0], [ME, OPEN, OPEN, OPEN], more);
  for (const [seat, person] of people.entries())
    if (seat > 0) await person.post(`/api/tables/${table}/seats`, { seat });
  await begun(people, table);
  return { people, table };
}

onEachDatabase((_title, _open, fresh) => {
  const server = oneServer(fresh, { botScript: new URL('../skirmish-thread.ts', import.meta.url) });

  it('what is said to a side is told to its mates, live, in history and after coming back, and to nobody else', async () => {
    const { people, table } = await pairs(server().port);
    const [anna, petr, eva, jan] = people;
    const stranger = await Person.guest('Stranger', server().port);
    await stranger.join(table);
    await toSide(anna, table, 'let us take Petr');
    await toSide(petr, table, 'beware of Eva');
    await settled(eva, table, [...people, stranger]);
    expect(lines(eva, table)[0]).toMatchObject({ text: 'let us take Petr', side: true });
    for (const person of people) await person.join(table);
    for (const [ours, theirs, mates] of [
      ['let us take Petr', 'beware of Eva', [anna, eva]],
      ['beware of Eva', 'let us take Petr', [petr, jan]],
    ] as const)
      for (const mate of mates) {
        expect(told(mate, table)).toContain(ours);
        expect(told(mate, table)).not.toContain(theirs);
        expect(await read(mate, table)).toContain(ours);
        expect(await read(mate, table)).not.toContain(theirs);
      }
    await stranger.join(table);
    expect([...told(stranger, table), ...(await read(stranger, table))].join()).not.toMatch(/Petr|Eva/);
  });

  it('when the game is over the talk of a side stays with it', async () => {
    const { people, table } = await pairs(server().port);
    const [anna, petr, eva] = people;
    await toSide(anna, table, 'still between us');
    for (const person of people) await person.act(table, { do: 'end', agrees: true });
    await petr.until('the end', () => petr.card(table)?.status === 'abandoned');
    await toSide(eva, table, 'afterwards too');
    const stranger = await Person.guest('Stranger', server().port);
    for (const person of [petr, stranger]) {
      await person.join(table);
      expect([...told(person, table), ...(await read(person, table))].join()).not.toMatch(/between|after/);
    }
    expect(await read(anna, table)).toEqual(['still between us', 'afterwards too']);
  });

  it('who lets a bot stand in hears the own side still, and who has left for good hears nothing', async () => {
    const { people, table } = await pairs(server().port);
    const [anna, petr, eva] = people;
    await eva.delete(`/api/tables/${table}/seats`);
    await toSide(anna, table, 'come back');
    await eva.until('the line', () => told(eva, table).includes('come back'));
    await eva.delete('/api/me');
    await expect(toSide(anna, table, 'are you there?')).rejects.toMatchObject({ code: 'forbidden' });
    await settled(anna, table, [anna, petr]);
    expect(told(petr, table)).not.toContain('come back');
  });

  it('nothing is said to a side before the game, where all are one or each is alone, or only bots would hear it', async () => {
    const anna = await Person.guest('Anna', server().port);
    const petr = await Person.guest('Petr', server().port);
    const open = await laid(anna, [ME, OPEN, OPEN, OPEN], TEAMS);
    await petr.post(`/api/tables/${open}/seats`, { seat: 2 });
    const refused = { code: 'forbidden' };
    await expect(toSide(anna, open, 'psst')).rejects.toMatchObject(refused);
    const bots = await laid(anna, [ME, BOT, BOT, BOT], TEAMS);
    await expect(toSide(anna, bots, 'psst')).rejects.toMatchObject(refused);
    for (const more of [TOGETHER, ALONE]) {
      const table = await laid(anna, [ME, OPEN], more);
      await petr.post(`/api/tables/${table}/seats`);
      await begun([anna, petr], table);
      await expect(toSide(anna, table, 'psst')).rejects.toMatchObject(refused);
      await expect(toSide(await Person.guest('Eva', server().port), table, 'psst')).rejects.toMatchObject({
        code: 'not-seated',
      });
      expect(await read(petr, table)).toEqual([]);
    }
  });

  it('a rival can neither report nor find a line of another side, and a mate can report it', async () => {
    const { people, table } = await pairs(server().port);
    const [anna, petr, eva] = people;
    await toSide(anna, table, 'rude');
    const { id } = (await eva.until('the line', () => lines(eva, table)[0])) as ChatLine;
    const report = { about: anna.id, chat: id, text: 'look' };
    const path = `/api/tables/${table}/reports`;
    const none = await petr.request('POST', path, { ...report, chat: id + 1000 });
    const foreign = await petr.request('POST', path, report);
    expect([foreign.status, await foreign.text()]).toEqual([none.status, await none.text()]);
    expect(foreign.status).toBe(404);
    expect((await eva.request('POST', path, report)).status).toBe(204);
  });

  it('an export holds the lines of its owner alone, with those for whom they were', async () => {
    const { people, table } = await pairs(server().port);
    const [anna, , eva] = people;
    await toSide(anna, table, 'mine');
    await toSide(eva, table, 'hers');
    const { chat } = (await anna.get('/api/me/export')) as { chat: object[] };
    expect(chat).toEqual([{ table, text: 'mine', at: expect.any(Number), toSeats: '02' }]);
  });

  it('a line that is sent twice is said once, to whom it was said first', async () => {
    const { people, table } = await pairs(server().port);
    const [anna, petr, eva] = people;
    const command = newCommand();
    await anna.chat(table, 'once', 'side', command);
    await anna.chat(table, 'once', 'table', command);
    await settled(eva, table, people);
    expect(await read(petr, table)).not.toContain('once');
    expect((await read(eva, table)).filter((text) => text === 'once')).toHaveLength(1);
  });
});

onPostgres((_title, _open, fresh) => {
  it('at another server a line of a side is told to its mates alone, too', async () => {
    const store = await fresh();
    const servers = [await testServer(store), await testServer(store)] as const;
    const { people, table } = await pairs(servers[0].port);
    const [anna, petr, eva] = people;
    for (const person of [petr, eva]) {
      person.drop();
      person.moveTo(servers[1].port);
      await person.connect();
      await person.join(table);
    }
    await toSide(anna, table, 'elsewhere');
    await settled(anna, table, people);
    expect([told(eva, table).includes('elsewhere'), told(petr, table).includes('elsewhere')]).toEqual([
      true,
      false,
    ]);
    for (const server of servers) await server.close();
  });
});

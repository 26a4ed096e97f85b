import type { FromServer } from '@krcma/protocol';
import { expect, it } from 'vitest';
import { begun, eventually, laid, ME, OPEN } from '../company.ts';
import { onADatabase, onPostgres } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { Person } from '../person.ts';
import { testServer } from '../servers.ts';

const PRIVATE = { spectators: false };

const isChat = (news: FromServer): news is Extract<FromServer, { type: 'chat' }> => news.type === 'chat';

/** Everything of the chat that somebody has been told at the socket. */
const told = ({ heard }: Person, table: string): string[] =>
  heard.filter(isChat).flatMap((news) => (news.table === table ? news.lines.map(({ text }) => text) : []));

const read = async (person: Person, table: string): Promise<string[] | number> => {
  const answer = await person.request('GET', `/api/tables/${table}/chat`);
  if (!answer.ok) return answer.status;
  return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
};

/** Says a line and waits until one who sits there has heard it: by then it was told to everybody who is told. */
async function said(by: Person, table: string, text: string, hearer: Person = by): Promise<void> {
  await by.chat(table, text);
  await hearer.until(text, () => told(hearer, table).includes(text));
}

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh);
  const people = (...names: string[]) => Promise.all(names.map((name) => Person.guest(name, server().port)));

  it('before the game only those who sit there hear what is said, and who sits down hears all of it', async () => {
    const [anna, petr, stranger] = (await people('Anna', 'Petr', 'Stranger')) as [Person, Person, Person];
    const table = await laid(anna, [ME, OPEN], PRIVATE);
    for (const person of [anna, petr, stranger]) await person.join(table);
    await said(anna, table, 'between us');
    expect([told(petr, table), told(stranger, table)]).toEqual([[], []]);
    await stranger.join(table);
    expect(told(stranger, table)).toEqual([]);
    expect([await read(stranger, table), await read(anna, table)]).toEqual([404, ['between us']]);
    await petr.post(`/api/tables/${table}/seats`);
    await petr.until('what was said', () => told(petr, table).includes('between us'));
    await said(petr, table, 'I am here', anna);
    await petr.delete(`/api/tables/${table}/seats`);
    await said(anna, table, 'about Petr');
    await petr.join(table);
    expect(told(petr, table)).toEqual(['between us', 'I am here']);
    expect([told(stranger, table), await read(petr, table)]).toEqual([[], 404]);
  });

  it('during and after the game nobody else hears what is said', async () => {
    const [anna, petr, stranger] = (await people('Anna', 'Petr', 'Stranger')) as [Person, Person, Person];
    const table = await laid(anna, [ME, OPEN], PRIVATE);
    await petr.post(`/api/tables/${table}/seats`);
    await begun([anna, petr], table);
    await said(anna, table, 'good luck', petr);
    // Whoever lets a bot stand in still sits there.
    await petr.delete(`/api/tables/${table}/seats`);
    await said(anna, table, 'and patience', petr);
    await petr.act(table, { do: 'return' });
    for (const person of [anna, petr]) await person.act(table, { do: 'end', agrees: true });
    await anna.until('the end', () => anna.card(table)?.status === 'abandoned');
    await stranger.join(table);
    await said(anna, table, 'well played', petr);
    await stranger.join(table);
    expect([told(stranger, table), await read(stranger, table)]).toEqual([[], 404]);
    expect(await read(petr, table)).toEqual(['good luck', 'and patience', 'well played']);
  });

  it('who laid the table and does not sit there hears nothing either', async () => {
    const [owner, anna] = (await people('Owner', 'Anna')) as [Person, Person];
    const table = await laid(owner, [OPEN, OPEN], PRIVATE);
    await anna.post(`/api/tables/${table}/seats`);
    for (const person of [owner, anna]) await person.join(table);
    await said(anna, table, 'is anybody here?');
    expect([told(owner, table), await read(owner, table)]).toEqual([[], 404]);
  });

  it('where spectators are welcome everybody hears what is said, once', async () => {
    const [anna, stranger] = (await people('Anna', 'Stranger')) as [Person, Person];
    const table = await laid(anna, [ME, OPEN]);
    for (const person of [anna, stranger]) await person.join(table);
    await said(anna, table, 'hello', stranger);
    await stranger.post(`/api/tables/${table}/seats`);
    await said(anna, table, 'sit down', stranger);
    expect(told(stranger, table)).toEqual(['hello', 'sit down']);
  });
});

onPostgres((_title, _open, fresh) => {
  it('who has left a seat at one server hears nothing more at another', async () => {
    const store = await fresh();
    const servers = [await testServer(store), await testServer(store)] as const;
    const anna = await Person.guest('Anna', servers[0].port);
    const petr = await Person.guest('Petr', servers[1].port);
    const table = await laid(anna, [ME, OPEN], PRIVATE);
    for (const person of [anna, petr]) await person.join(table);
    await petr.post(`/api/tables/${table}/seats`);
    await eventually('a seat', () => petr.card(table)?.seats[1]?.user === petr.id);
    await said(anna, table, 'welcome', petr);
    petr.moveTo(servers[0].port);
    for (let line = 0; line < 4; line++) {
      await petr.delete(`/api/tables/${table}/seats`);
      await said(anna, table, `unheard ${line}`);
      expect(told(petr, table)).not.toContain(`unheard ${line}`);
      await petr.post(`/api/tables/${table}/seats`);
      await petr.until('the lines meanwhile', () => told(petr, table).includes(`unheard ${line}`));
    }
    for (const server of servers) await server.close();
  });
});

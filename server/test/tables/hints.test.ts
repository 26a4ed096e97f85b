import type { Advised } from '@krcma/bots';
import type { TableCard } from '@krcma/protocol';
import { expect, it } from 'vitest';
import { asked, BOT, begun, eventually, laid, ME, OPEN, together } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { Person } from '../person.ts';
import { wish } from '../servers.ts';

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh);
  const hint = (person: Person, table: string) => person.ask(table, { about: 'hint' }) as Promise<Advised>;
  const card = (person: Person, table: string) => person.get(`/api/tables/${table}`) as Promise<TableCard>;
  const whoIsAsked = (people: readonly Person[], table: string) =>
    eventually('a question', () => asked(people, table));

  async function account(name: string): Promise<Person> {
    const person = new Person(name, server().port);
    const made = await person.post('/api/accounts', { name, password: 'a long password' });
    person.id = (made as { id: string }).id;
    await person.connect();
    return person;
  }

  it('between people no hint is given unless they agreed on it before, and everybody is shown so', async () => {
    const { anna, petr, table } = await together(server());
    const next = await whoIsAsked([anna, petr], table);
    await expect(hint(next, table)).rejects.toMatchObject({
      code: 'no-hints',
      message: expect.stringContaining('No hints are given at this table'),
    });
    expect((await card(anna, table)).hints).toBe(false);
    expect(petr.frame(table).hints).toBe(false);

    const agreed = await together(server(), { hints: true });
    const first = await whoIsAsked([agreed.anna, agreed.petr], agreed.table);
    expect((await card(agreed.anna, agreed.table)).hints).toBe(true);
    expect(first.frame(agreed.table).hints).toBe(true);
    expect(await hint(first, agreed.table)).toMatchObject({ level: 'search' });
  });

  it('against bots a hint is given, and its reasons are of the seat that asks', async () => {
    const anna = await Person.guest('Anna', server().port);
    const table = await laid(anna, [ME, BOT]);
    await anna.join(table);
    await anna.until('a question', () => anna.held(table) && anna.frame(table).seen.decision);
    expect(anna.frame(table).hints).toBe(true);
    const { choice, listed, because } = await hint(anna, table);
    expect(listed[0]?.choice).toBe(choice);
    const options = anna.frame(table).seen.decision?.options.map(({ id }) => id);
    expect(options).toContain(choice);
    for (const term of because?.terms ?? []) expect(term).toMatchObject({ term: expect.any(String) });

    const without = await laid(anna, [ME, BOT], { hints: false });
    await anna.join(without);
    await anna.until('a question', () => anna.held(without) && anna.frame(without).seen.decision);
    await expect(hint(anna, without)).rejects.toMatchObject({ code: 'no-hints' });
  });

  it('a seat that waits for somebody counts as a person’s, until a bot has it', async () => {
    const anna = await Person.guest('Anna', server().port);
    const table = await laid(anna, [ME, OPEN]);
    expect((await card(anna, table)).hints).toBe(false);
    await anna.put(`/api/tables/${table}/seats/1`, BOT);
    expect((await card(anna, table)).hints).toBe(true);
  });

  it('who leaves does not open the table to hints: a bot that stands in plays for a person', async () => {
    const { anna, petr, table } = await together(server());
    await petr.delete(`/api/tables/${table}/seats`);
    await anna.until('a question', () => anna.frame(table).seen.decision);
    await expect(hint(anna, table)).rejects.toMatchObject({ code: 'no-hints' });
  });

  it('in a rated game there are none, whatever is wished', async () => {
    const [eva, jan] = [await account('Eva'), await account('Jan')];
    const refused = await eva.request('POST', '/api/tables', wish([ME, OPEN], { rated: true, hints: true }));
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'no-hints' });
    const table = await laid(eva, [ME, OPEN], { rated: true });
    await jan.post(`/api/tables/${table}/seats`);
    await begun([eva, jan], table);
    const next = await whoIsAsked([eva, jan], table);
    expect(next.frame(table).hints).toBe(false);
    await expect(hint(next, table)).rejects.toMatchObject({
      code: 'no-hints',
      message: 'No hints are given in a rated game.',
    });
  });

  it('what was agreed is stored with the table, and holds for the next game', async () => {
    const { anna, petr, table } = await together(server(), { hints: true });
    const row = await server()
      .store.db.selectFrom('tables')
      .select('terms_json')
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.terms_json)).toMatchObject({ hints: true });
    for (const person of [anna, petr]) await person.act(table, { do: 'end', agrees: true });
    const again = (await anna.post(`/api/tables/${table}/rematch`)) as TableCard;
    expect(again.hints).toBe(true);
  });
});

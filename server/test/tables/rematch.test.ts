import type { TableCard } from '@krcma/protocol';
import { expect, it } from 'vitest';
import { BOT, begun, laid, ME, OPEN, together } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { Person } from '../person.ts';

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh);

  const again = (person: Person, table: string) =>
    person.post(`/api/tables/${table}/rematch`) as Promise<TableCard>;
  const cardOf = (person: Person, table: string) => person.get(`/api/tables/${table}`) as Promise<TableCard>;
  const whoIn = ({ seats }: TableCard) => seats.map(({ who, name }) => `${who ?? 'free'} ${name}`.trim());
  const refusal = async (person: Person, method: string, path: string, body: unknown = {}) => {
    const response = await person.request(method, path, body);
    return { status: response.status, ...((await response.json()) as { sentence: string }) };
  };

  async function over(people: readonly Person[], table: string): Promise<void> {
    for (const person of people) await person.act(table, { do: 'end', agrees: true });
    await people[0]?.until('the end', () => people[0]?.card(table)?.status === 'abandoned');
  }

  async function account(name: string): Promise<Person> {
    const person = new Person(name, server().port);
    const made = await person.post('/api/accounts', { name, password: 'a long password' });
    person.id = (made as { id: string }).id;
    await person.connect();
    return person;
  }

  it('another game is an invitation: nobody sits at it who has not accepted', async () => {
    const { anna, petr, table } = await together(server());
    expect((await refusal(anna, 'POST', `/api/tables/${table}/rematch`)).status).toBe(409);
    await over([anna, petr], table);
    const next = await again(anna, table);
    expect(next).toMatchObject({ status: 'open', owner: anna.id });
    expect(whoIn(next)).toEqual(['offered Petr', 'person Anna']);
    expect(next.seats[0]).toMatchObject({ offeredTo: petr.id });
    expect(next.seats[0]?.user).toBeUndefined();
    await anna.until('the link', () => anna.card(table)?.rematch === next.id);
    const [invitation] = (await petr.get('/api/me/tables')) as TableCard[];
    expect(invitation?.id).toBe(next.id);
    expect(await refusal(anna, 'POST', `/api/tables/${next.id}/start`)).toMatchObject({
      status: 409,
      sentence: expect.stringContaining('Petr is invited and has not answered yet'),
    });
    const eva = await Person.guest('Eva', server().port);
    expect(await refusal(eva, 'POST', `/api/tables/${next.id}/seats`, { seat: 0 })).toMatchObject({
      status: 409,
      sentence: 'This seat is kept for Petr.',
    });
    expect(await refusal(eva, 'POST', `/api/tables/${next.id}/seats`)).toMatchObject({ status: 409 });
    expect((await refusal(eva, 'POST', `/api/tables/${table}/rematch`)).status).toBe(403);
    const accepted = (await petr.post(`/api/tables/${next.id}/seats`)) as TableCard;
    expect(whoIn(accepted)).toEqual(['person Petr', 'person Anna']);
    expect(((await anna.post(`/api/tables/${next.id}/start`)) as TableCard).status).toBe('playing');
  });

  it('who asks for another game too accepts by it, and all are at one table with the seats moved on', async () => {
    const [anna, petr] = [
      await Person.guest('Anna', server().port),
      await Person.guest('Petr', server().port),
    ];
    const table = await laid(anna, [ME, OPEN, BOT]);
    await petr.post(`/api/tables/${table}/seats`);
    await begun([anna, petr], table);
    await over([anna, petr], table);
    const cards = await Promise.all([again(anna, table), again(petr, table), again(anna, table)]);
    const [first] = cards;
    expect(new Set(cards.map(({ id }) => id)).size).toBe(1);
    const card = await cardOf(anna, first?.id ?? '');
    expect(card.seats.map(({ who }) => who)).toEqual(['person', 'bot', 'person']);
    expect([card.seats[0]?.name, card.seats[2]?.name]).toEqual(['Petr', 'Anna']);
  });

  it('an invitation is declined, and the seat is free for somebody else', async () => {
    const { anna, petr, table } = await together(server());
    await over([anna, petr], table);
    const next = await again(petr, table);
    await anna.delete(`/api/tables/${next.id}/seats`);
    expect(whoIn(await cardOf(petr, next.id))).toEqual(['person Petr', 'free']);
    expect(await anna.get('/api/me/tables')).toEqual([]);
    const eva = await Person.guest('Eva', server().port);
    await eva.post(`/api/tables/${next.id}/seats`);
    expect(whoIn(await again(anna, table))).toEqual(['person Petr', 'person Eva']);
  });

  it('another game that was taken away can be asked for anew', async () => {
    const { anna, petr, table } = await together(server());
    await over([anna, petr], table);
    const first = await again(petr, table);
    await petr.delete(`/api/tables/${first.id}`);
    expect(await anna.get('/api/me/tables')).toEqual([]);
    const second = await again(anna, table);
    expect(second.id).not.toBe(first.id);
    expect(whoIn(await again(petr, table))).toEqual(['person Petr', 'person Anna']);
  });

  it('another rated game is rated only if all of the first one accept', async () => {
    const people = [await account('Rudolf'), await account('Klára'), await account('Ota')];
    const [rudolf, klara, ota] = people;
    if (!rudolf || !klara || !ota) throw new Error('Somebody is missing.');
    const table = await laid(rudolf, [ME, OPEN, OPEN], { rated: true });
    for (const person of [klara, ota]) await person.post(`/api/tables/${table}/seats`);
    await begun(people, table);
    await over(people, table);
    const next = await again(rudolf, table);
    expect(next.rated).toBe(true);
    expect(((await klara.post(`/api/tables/${next.id}/seats`)) as TableCard).rated).toBe(true);
    await ota.delete(`/api/tables/${next.id}/seats`);
    expect((await cardOf(rudolf, next.id)).rated).toBe(false);
    await rudolf.put(`/api/tables/${next.id}/seats/1`, BOT);
    expect(((await rudolf.post(`/api/tables/${next.id}/start`)) as TableCard).rated).toBe(false);
  });

  it('an invitation that its owner takes back is worth nothing, and the game is not rated', async () => {
    const [jana, milan] = [await account('Jana'), await account('Milan')];
    const table = await laid(jana, [ME, OPEN], { rated: true });
    await milan.post(`/api/tables/${table}/seats`);
    await begun([jana, milan], table);
    await over([jana, milan], table);
    const next = await again(jana, table);
    const card = (await jana.put(`/api/tables/${next.id}/seats/0`, BOT)) as TableCard;
    expect(card.rated).toBe(false);
    expect(await refusal(milan, 'POST', `/api/tables/${next.id}/seats`)).toMatchObject({
      sentence: 'All seats are taken.',
    });
    expect(await milan.get('/api/me/tables')).toEqual([]);
  });

  it('a seat that is kept for somebody bears their new name, and none when they are gone for good', async () => {
    const { anna, petr, table } = await together(server());
    await over([anna, petr], table);
    const next = await again(anna, table);
    await petr.patch('/api/me', { name: 'Petr Novák' });
    expect(whoIn(await cardOf(anna, next.id))).toEqual(['offered Petr Novák', 'person Anna']);
    await petr.request('DELETE', '/api/me', {});
    expect(whoIn(await cardOf(anna, next.id))).toEqual(['free', 'person Anna']);
  });
});

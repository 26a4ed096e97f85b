import type { TableCard } from '@krcma/protocol';
import { expect, it } from 'vitest';
import { BOT, eventually, laid, ME, OPEN } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { Person } from '../person.ts';

const RANDOM = { who: 'bot', level: 'random' } as const;

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh);
  const account = async (name: string): Promise<Person> => {
    const person = new Person(name, server().port);
    person.id = (
      (await person.post('/api/accounts', { name, password: 'a long password' })) as { id: string }
    ).id;
    return person;
  };
  const namesAt = async (person: Person, table: string): Promise<string[]> =>
    ((await person.get(`/api/tables/${table}`)) as TableCard).seats.map(({ name }) => name);

  it('a bot cannot be given an account’s name, nor one that looks like it', async () => {
    const petr = await account('Petr');
    const anna = await Person.guest('Anna', server().port);
    for (const name of ['Petr', 'PETR', 'Pеtr', 'Pétr']) {
      await expect(laid(anna, [ME, { ...BOT, name }])).rejects.toThrow('name-taken');
      const table = await laid(anna, [ME, OPEN]);
      await expect(anna.put(`/api/tables/${table}/seats/1`, { ...BOT, name })).rejects.toThrow('name-taken');
      await expect(laid(petr, [ME, { ...BOT, name }])).rejects.toThrow('name-taken');
    }
    const table = await laid(anna, [ME, { ...BOT, name: 'Pavel' }]);
    expect(await namesAt(anna, table)).toEqual(['Anna', 'Pavel']);
    anna.drop();
  });

  it('the bots of the house give way to accounts that are called as they are', async () => {
    const anna = await Person.guest('Anna', server().port);
    const before = await laid(anna, [ME, RANDOM, RANDOM]);
    const [, second = '', third = ''] = await namesAt(anna, before);
    const ludmila = await account(second);
    const now = await namesAt(anna, await laid(anna, [ME, RANDOM, RANDOM]));
    expect(now).not.toContain(second);
    expect(new Set(now).size).toBe(3);
    const table = await laid(anna, [ME, OPEN]);
    await anna.put(`/api/tables/${table}/seats/1`, RANDOM);
    expect((await namesAt(anna, table))[1]).not.toBe(second);
    // Another game at the table where a bot was called so.
    await anna.join(before);
    await anna.act(before, { do: 'end', agrees: true });
    await eventually('the end', () => anna.card(before)?.status === 'abandoned');
    const next = (await anna.post(`/api/tables/${before}/rematch`)) as TableCard;
    const names = next.seats.map(({ name }) => name);
    expect(names).toContain(third);
    expect(names).not.toContain(second);
    // Whoever leaves for good is played by a bot with a name of the house.
    const leaving = await laid(ludmila, [OPEN, ME]);
    await anna.post(`/api/tables/${leaving}/seats`);
    await ludmila.post(`/api/tables/${leaving}/start`);
    await account('Vavřinec');
    await ludmila.request('DELETE', '/api/me', { password: 'a long password' });
    const [, left] = await namesAt(anna, leaving);
    expect(['Ludmila', 'Zdislava', 'Radim', 'Bohdan']).toContain(left);
    anna.drop();
  });
});

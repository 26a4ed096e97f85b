import type { GameStatistics, PastGame, TableCard } from '@krcma/protocol';
import { expect, it } from 'vitest';
import { asked, begun, eventually, laid, ME, OPEN, playOn } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { newCommand, Person } from '../person.ts';
import { wish } from '../servers.ts';

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh);

  async function account(name: string): Promise<Person> {
    const person = new Person(name, server().port);
    person.id = (
      (await person.post('/api/accounts', { name, password: 'a long password' })) as { id: string }
    ).id;
    await person.connect();
    return person;
  }

  it('a rated game is for accounts, counts once, and nothing that comes later counts again', {
    timeout: 60_000,
  }, async () => {
    const guest = await Person.guest('Jan', server().port);
    const refused = await guest.request('POST', '/api/tables', wish([ME, OPEN], { rated: true }));
    expect(refused.status).toBe(403);
    const [anna, petr] = [await account('Anna'), await account('Petr')];
    const table = await laid(anna, [ME, OPEN], { rated: true });
    expect((await guest.request('POST', `/api/tables/${table}/seats`, {})).status).toBe(403);
    await petr.post(`/api/tables/${table}/seats`);
    await begun([anna, petr], table);
    const last = { person: anna, command: '', act: { do: 'choose', decision: '', option: '' } as const };
    for (let made = 0; anna.frame(table).seen.outcome === undefined; made++) {
      const person = await eventually('a question', () => asked([anna, petr], table));
      const { decision } = person.frame(table).seen;
      const option = decision?.options[(made * 7) % decision.options.length]?.id ?? '';
      const act = { do: 'choose', decision: decision?.id ?? '', option } as const;
      Object.assign(last, { person, command: newCommand(), act });
      await person.act(table, act, last.command);
      for (const each of [anna, petr])
        await each.until('the news', () => each.frame(table).entries >= person.frame(table).entries);
    }
    const ratings = async () =>
      (await anna.get('/api/ratings/valeria')) as { played: number; rating: number }[];
    const first = await ratings();
    expect(first.map(({ played }) => played)).toEqual([1, 1]);
    expect(first[0]?.rating).not.toBe(first[1]?.rating);
    await last.person.act(table, last.act, last.command);
    await expect(last.person.act(table, last.act)).rejects.toMatchObject({ code: 'table-over' });
    await petr.delete(`/api/tables/${table}/seats`);
    expect(await ratings()).toEqual(first);
    for (const person of [anna, petr]) {
      const games = (await person.get('/api/me/games')) as PastGame[];
      expect(games.map((each) => each.table)).toEqual([table]);
      const [statistics] = (await person.get('/api/me/statistics')) as GameStatistics[];
      expect(statistics).toMatchObject({ game: 'valeria', played: 1 });
    }
    const again = (await anna.post(`/api/tables/${table}/rematch`)) as TableCard;
    expect(again.rated).toBe(true);
  });

  it('a game that is ended without a result, or not rated, changes no rating', async () => {
    const [eva, jan] = [await account('Eva'), await account('Jan')];
    const before = await eva.get('/api/ratings/valeria');
    const rated = await laid(eva, [ME, OPEN], { rated: true });
    await jan.post(`/api/tables/${rated}/seats`);
    await begun([eva, jan], rated);
    await playOn([eva, jan], rated, 6);
    for (const person of [eva, jan]) await person.act(rated, { do: 'end', agrees: true });
    const plain = await laid(eva, [ME, OPEN]);
    await jan.post(`/api/tables/${plain}/seats`);
    await begun([eva, jan], plain);
    await playOn([eva, jan], plain, 3000);
    expect(await eva.get('/api/ratings/valeria')).toEqual(before);
  });
});

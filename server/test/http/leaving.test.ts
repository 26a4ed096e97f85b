import type { TableCard } from '@krcma/protocol';
import { expect, it } from 'vitest';
import type { Store } from '../../store/store.ts';
import { onADatabase } from '../databases.ts';
import { Person } from '../person.ts';
import { testServer, wish } from '../servers.ts';

const NAMES = [
  ...['users', 'sessions', 'tokens', 'tables', 'table_users', 'entries', 'chat', 'reports', 'results'],
  ...['ratings', 'push_subscriptions', 'settings'],
] as const;

const wholeDatabase = async ({ db }: Store): Promise<string> =>
  JSON.stringify(
    await Promise.all(
      NAMES.map((name) =>
        db
          .selectFrom(name as 'users')
          .selectAll()
          .execute(),
      ),
    ),
  );

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  it('who leaves for good in the middle of a game is played by a bot, and nowhere is the name left', async () => {
    const server = await testServer(await fresh());
    try {
      const bara = await Person.guest('Bára', server.port);
      const anna = await Person.guest('Xanthippe', server.port);
      await anna.post('/api/accounts', { name: 'Xanthippe', password: 'a long password' });
      const seats = [{ who: 'me' }, { who: 'open' }];
      const { id } = (await bara.post('/api/tables', wish(seats))) as TableCard;
      await anna.post(`/api/tables/${id}/seats`);
      const begun = (await bara.post(`/api/tables/${id}/start`)) as TableCard;
      expect(begun.seats.map(({ name }) => name)).toEqual(['Bára', 'Xanthippe']);
      expect(await wholeDatabase(server.store)).toContain('Xanthippe');

      const answer = await anna.request('DELETE', '/api/me', { password: 'a long password' });
      expect(answer.status).toBe(204);
      const after = (await bara.get(`/api/tables/${id}`)) as TableCard;
      expect(after).toMatchObject({ status: 'playing', seats: [{ who: 'person' }, { who: 'bot' }] });
      expect(await wholeDatabase(server.store)).not.toContain('Xanthippe');
      expect((await anna.request('GET', '/api/me')).status).toBe(401);
      bara.drop();
      anna.drop();
    } finally {
      await server.close();
    }
  });
});

import type { TableCard } from '@krcma/protocol';
import { expect } from 'vitest';
import { inFullRun } from '../../../tools/full-run.ts';
import { onADatabase } from '../databases.ts';
import { Person } from '../person.ts';
import { testServer, wish } from '../servers.ts';

const campaignIn = (person: Person, table: string): { readonly games: number } | undefined =>
  (person.frame(table).seen.view as { readonly campaign?: { readonly games: number } }).campaign;

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  inFullRun(
    'the next game of a campaign begins with what the last one left',
    {
      timeout: 60_000,
    },
    async () => {
      const server = await testServer(await fresh());
      const anna = await Person.guest('Anna', server.port);
      const solo = wish([{ who: 'me' }], { game: 'monster-lands', options: { campaign: true } });
      const { id } = (await anna.post('/api/tables', solo)) as TableCard;
      await anna.join(id);
      expect(campaignIn(anna, id)?.games).toBe(0);
      // A bot plays the game to its end while she is away.
      await anna.delete(`/api/tables/${id}/seats`);
      await anna.until('the end', () => anna.card(id)?.status === 'over', 50_000);
      const next = (await anna.post(`/api/tables/${id}/rematch`)) as TableCard;
      await anna.post(`/api/tables/${next.id}/start`);
      await anna.join(next.id);
      // One game of twenty is lost on the lowest difficulty, and so is the campaign: it begins anew.
      const lost = anna.frame(id).seen.outcome?.winners.length === 0;
      expect(campaignIn(anna, next.id)?.games).toBe(lost ? 0 : 1);
      anna.drop();
      await server.close();
    },
  );
});

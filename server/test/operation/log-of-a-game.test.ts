import { expect, onTestFinished, test } from 'vitest';
import { openLog } from '../../operation/log.ts';
import { tableMark } from '../../operation/table-mark.ts';
import { eventually, playOn, together } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { testServer } from '../servers.ts';

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  test('the log of a private table, with all that may go wrong at it, never tells its link', async () => {
    const lines: string[] = [];
    const log = openLog('debug', (line) => lines.push(line));
    const server = await testServer(await fresh(), { log });
    onTestFinished(() => server.close());
    const { anna, petr, table } = await together(server, { listed: false, spectators: false });
    const { db } = server.store;
    await playOn([anna, petr], table, 6);
    await anna.chat(table, 'hello');
    await anna.post(`/api/tables/${table}/reports`, { about: petr.id, text: 'rude' });
    await anna.get(`/api/tables/${table}`);
    await anna.request('GET', `/table/valeria/${table}`);
    await anna.request('GET', `/api/tables/${table}/nothing`);

    // What cannot be stored, what cannot be read again, what is due and cannot be looked after.
    await db.schema.alterTable('entries').renameTo('entries_away').execute();
    const decision = await anna.until(
      'a question',
      () => anna.frame(table).seen.decision ?? petr.frame(table).seen.decision,
    );
    const asked = anna.frame(table).seen.decision === undefined ? petr : anna;
    const act = { do: 'choose', decision: decision.id, option: decision.options[0]?.id ?? '' } as const;
    await expect(asked.act(table, act)).rejects.toMatchObject({ code: 'busy' });
    await db.updateTable('tables').set({ state_json: '{', due_at: 1 }).where('id', '=', table).execute();
    await server.store.tell({ about: 'table', table, revision: 1_000_000 });
    await anna.request('GET', `/api/tables/${table}`);
    await eventually('to be looked after', () =>
      lines.some((line) => line.includes('could not be looked after')),
    );
    await db.schema.alterTable('entries_away').renameTo('entries').execute();

    const all = lines.join('');
    for (const event of [
      'answered',
      'somebody was reported',
      'a change could not be stored',
      'a request failed',
    ])
      expect(all).toContain(`"message":"${event}"`);
    expect(all).not.toContain(table);
    expect(all).toContain(`"table":"${tableMark(table)}"`);
    for (const person of [anna, petr]) person.drop();
  });
});

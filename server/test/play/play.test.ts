import type { TableCard } from '@krcma/protocol';
import { expect, it } from 'vitest';
import { BOT, ME, playOn, together } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { newCommand, Person } from '../person.ts';
import { testServer, wish } from '../servers.ts';

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  async function opened(...more: Parameters<typeof testServer> extends [unknown, ...infer R] ? R : never) {
    return testServer(await fresh(), ...more);
  }

  it('two people play a whole game, each seeing only their own secrets', {
    timeout: 120_000,
  }, async () => {
    const server = await opened();
    const { anna, petr, table } = await together(server);
    await playOn([anna, petr], table, 2000);
    expect(anna.frame(table).seen.outcome).toBeDefined();
    expect(petr.frame(table).seen.outcome).toEqual(anna.frame(table).seen.outcome);
    await anna.until('the end', () => anna.card(table)?.status === 'over');
    const [past] = (await anna.get('/api/me/games')) as { table: string; place: number }[];
    expect(past?.table).toBe(table);
    expect(await anna.get('/api/me/scenarios/valeria')).toMatchObject([
      { scenario: 'first-game', alone: false, played: 1, best: [{ table }] },
    ]);
    await server.close();
  });

  it('a frame tells a seat no more than the rules do', async () => {
    const server = await opened();
    const { anna, petr, table } = await together(server);
    const text = JSON.stringify(petr.heard);
    expect(text).not.toContain('"seed"');
    const dukes =
      (anna.frame(table).seen.view as { players: { dukes?: string[] }[] }).players[0]?.dukes ?? [];
    expect(dukes.length).toBeGreaterThan(0);
    for (const duke of dukes) expect(text).not.toContain(duke);
    await server.close();
  });

  it('a command sent twice is done once', async () => {
    const server = await opened();
    const { anna, petr, table } = await together(server);
    await anna.choose(table);
    await petr.choose(table);
    const asked = [anna, petr].find((person) => person.frame(table).seen.decision !== undefined);
    const decision = asked?.frame(table).seen.decision;
    if (asked === undefined || decision === undefined) throw new Error('Nobody is asked.');
    const command = newCommand();
    const act = { do: 'choose', decision: decision.id, option: decision.options[0]?.id ?? '' } as const;
    await asked.act(table, act, command);
    const { entries } = asked.frame(table);
    await asked.act(table, act, command);
    await expect(asked.act(table, act)).rejects.toMatchObject({
      code: expect.stringMatching(/stale-decision|not-asked/),
    });
    expect(((await asked.get(`/api/tables/${table}`)) as TableCard).entries).toBe(entries);
    await server.close();
  });

  it('a server that is stopped and started goes on where it was', async () => {
    const store = await fresh();
    const first = await testServer(store);
    const { anna, petr, table } = await together(first);
    await playOn([anna, petr], table, 12);
    const before = anna.held(table);
    await first.close();
    const second = await testServer(store);
    for (const person of [anna, petr]) {
      person.moveTo(second.port);
      await person.connect();
      await person.join(table);
    }
    expect(anna.held(table)?.hash).toBe(before?.hash);
    await playOn([anna, petr], table, 12);
    await second.close();
  });

  it('bots answer for their seats, and play for a person who has left until they return', async () => {
    const server = await opened();
    const anna = await Person.guest('Anna', server.port);
    const { id } = (await anna.post('/api/tables', wish([ME, BOT]))) as TableCard;
    await anna.join(id);
    await anna.choose(id);
    await anna.until('my turn', () => anna.frame(id).seen.decision);
    await anna.delete(`/api/tables/${id}/seats`);
    await anna.until('a stand-in', () => anna.card(id)?.seats[0]?.standIn);
    const { entries } = anna.frame(id);
    await anna.until('bots playing', () => anna.frame(id).entries > entries + 5);
    await anna.act(id, { do: 'return' });
    await anna.until('my seat', () => anna.card(id)?.seats[0]?.standIn === false);
    await anna.until('a question', () => anna.frame(id).seen.decision);
    await server.close();
  });

  it('a step back works like at home, and is refused with its reason', async () => {
    const server = await opened();
    const { anna, petr, table } = await together(server);
    await expect(petr.act(table, { do: 'undo' })).rejects.toMatchObject({ code: 'undo-refused' });
    await anna.choose(table);
    await anna.act(table, { do: 'undo' });
    await anna.until('the question again', () => anna.frame(table).seen.decision);
    expect(anna.frame(table).mayRedo).toBe(true);
    await anna.act(table, { do: 'redo' });
    await anna.until('no question', () => anna.frame(table).seen.decision === undefined);
    await anna.act(table, { do: 'undo', all: true });
    await anna.until('the question once more', () => anna.frame(table).seen.decision);
    await expect(anna.act(table, { do: 'undo', all: true })).rejects.toMatchObject({ code: 'undo-refused' });
    await server.close();
  });
});

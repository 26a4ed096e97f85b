import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inFullRun } from '../../../tools/full-run.ts';
import { ChildServer } from '../children.ts';
import { asked, BOT, eventually, laid, ME, playOn, together } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { Person } from '../person.ts';
import { testServer } from '../servers.ts';

const SEARCH = { who: 'bot', level: 'search' } as const;
/** Milliseconds the server may be busy with one thing. */
const LONGEST = 50;

async function tablesInMemory(person: Person): Promise<number> {
  const text = await (await person.request('GET', '/metrics')).text();
  return Number(/^krcma_tables\S* (\d+)$/m.exec(text)?.[1]);
}

onADatabase(import.meta.filename, (title, _open, fresh) => {
  it('a table nobody looks at leaves memory, and comes back as it was', async () => {
    const server = await testServer(await fresh(), {}, { IDLE_SECONDS: 0 });
    const { anna, petr, table } = await together(server);
    await playOn([anna, petr], table, 15);
    const held = [anna, petr].map((person) => person.held(table));
    expect(await tablesInMemory(anna)).toBe(1);
    for (const person of [anna, petr]) person.say({ type: 'leave', table });
    await eventually('an empty memory', async () => (await tablesInMemory(anna)) === 0);
    for (const person of [anna, petr]) await person.join(table);
    expect([anna, petr].map((person) => person.held(table))).toEqual(held);
    await playOn([anna, petr], table, 5);
    await server.close();
  });

  it('bots that have too much to think about say so, and the games go on when they have thought', {
    timeout: 60_000,
  }, async () => {
    const server = await testServer(await fresh(), {}, { BOT_QUEUE: 1, BOT_THREADS: 1 });
    const anna = await Person.guest('Anna', server.port);
    const tables: string[] = [];
    for (let each = 0; each < 4; each++) tables.push(await laid(anna, [ME, BOT]));
    for (const table of tables) {
      await anna.join(table);
      await anna.until('the bot’s duke', () => (anna.held(table)?.seen.entries ?? 0) > 0, 20_000);
    }
    const [first = ''] = tables;
    const hints = await Promise.allSettled(
      Array.from({ length: 6 }, () => anna.ask(first, { about: 'hint' })),
    );
    const refused = hints.filter((each) => each.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'busy' });
    expect(hints.some(({ status }) => status === 'fulfilled')).toBe(true);
    await Promise.all(tables.map((table) => playOn([anna], table, 8)));
    for (const table of tables) expect(anna.frame(table).entries).toBeGreaterThan(8);
    await server.close();
  });

  // Once is enough: what thinks is the same with either database.
  inFullRun(
    'the server is never busy for long while four strong bots think and people look at the past',
    {
      skip: title !== 'SQLite',
      timeout: 60_000,
    },
    async () => {
      const [server, quiet] = await Promise.all([
        ChildServer.open(await fresh()),
        ChildServer.open(await fresh()),
      ]);
      const anna = await Person.guest('Anna', server.port);
      const table = await laid(anna, [SEARCH, SEARCH, SEARCH, SEARCH]);
      const own = await laid(anna, [ME, BOT]);
      for (const each of [table, own]) await anna.join(each);
      await playOn([anna], own, 10);
      await anna.until('a bot’s choice', () => anna.frame(table).entries > 2, 20_000);
      for (const child of [server, quiet]) child.watchLoop();
      const until = Date.now() + 2_000;
      while (Date.now() < until) {
        const entries = Array.from({ length: 50 }, (_, entry) => entry);
        await anna.ask(own, { about: 'moments', entries, eyes: 'spectator' });
        await anna.choose(own);
        await eventually('my turn', () => asked([anna], own));
        await wait(20);
      }
      const [{ work, p99 }, still] = await Promise.all([server.loop(), quiet.loop()]);
      expect(work).toBeLessThan(LONGEST);
      // A crowded machine holds up a process that does nothing as well.
      expect(p99).toBeLessThan(LONGEST + still.p99);
      await Promise.all([server.close(), quiet.close()]);
    },
  );
});

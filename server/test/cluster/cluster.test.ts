import { setTimeout as wait } from 'node:timers/promises';
import type { TableCard } from '@krcma/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inFullRun } from '../../../tools/full-run.ts';
import type { Store, StoreConfig } from '../../store/store.ts';
import { ChildServer } from '../children.ts';
import {
  anybodyChooses,
  asked,
  BOT,
  begun,
  eventually,
  laid,
  levelled,
  ME,
  OPEN,
  playOn,
} from '../company.ts';
import { onPostgres } from '../databases.ts';
import { Person } from '../person.ts';
import { mark } from '../runaway.ts';
import { testServer } from '../servers.ts';

/** A killed server's bots and clocks are taken over after its lease of eight seconds and one sweep. */
const TAKEN_OVER = 15_000;

/** The clock of a table that no server holds is set back: to wait would take as long. */
async function tenMinutesPass({ db }: Store, table: string): Promise<void> {
  const row = await db
    .selectFrom('tables')
    .select(['clock_json', 'due_at'])
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  const clock = JSON.parse(row.clock_json) as { since: number };
  const back = 10 * 60_000;
  await db
    .updateTable('tables')
    .set({
      clock_json: JSON.stringify({ ...clock, since: clock.since - back }),
      due_at: (row.due_at ?? 0) - back,
    })
    .where('id', '=', table)
    .execute();
}

onPostgres((_title, open, fresh) => {
  let store: StoreConfig;
  let servers: ChildServer[] = [];

  beforeAll(async () => {
    store = await fresh();
    // The first one makes the schema.
    const first = await ChildServer.open(store);
    servers = [first, ...(await Promise.all([ChildServer.open(store), ChildServer.open(store)]))];
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  const guestAt = (name: string, index: number) => Person.guest(name, servers[index]?.port ?? 0);

  async function movedTo(person: Person, server: ChildServer | undefined, table: string): Promise<void> {
    person.drop();
    person.moveTo(server?.port ?? 0);
    await person.connect();
    await person.join(table);
  }

  /** Anna at the first server, Petr at the second, Eva watching at the third. */
  async function spread(more: object = {}, seats: readonly object[] = [ME, OPEN]) {
    const [anna, petr, eva] = await Promise.all([guestAt('Anna', 0), guestAt('Petr', 1), guestAt('Eva', 2)]);
    const table = await laid(anna, seats, more);
    await petr.post(`/api/tables/${table}/seats`);
    await eva.join(table);
    await begun([anna, petr], table);
    await eva.until('a frame', () => eva.held(table));
    return { anna, petr, eva, table };
  }

  const sameStory = (people: readonly Person[], table: string) => {
    const lines = people.map((person) =>
      (person.held(table)?.story ?? []).map(({ entry, event }) => [entry, event.key]),
    );
    for (const each of lines) expect(each).toEqual(lines[0]);
  };

  it('people at one table through different servers see the same at once: play, presence, chat', async () => {
    const { anna, petr, eva, table } = await spread();
    await anna.until('Petr here', () => anna.card(table)?.seats[1]?.here);
    await petr.until('Anna here', () => petr.card(table)?.seats[0]?.here);
    await anna.chat(table, 'Hezky den!');
    for (const person of [petr, eva])
      await person.until('the line', () =>
        person.heard.some(
          (each) => each.type === 'chat' && each.lines.some(({ text }) => text === 'Hezky den!'),
        ),
      );
    await playOn([anna, petr], table, 20);
    await levelled([anna, petr, eva], table);
    sameStory([anna, petr, eva], table);
    const step = await anybodyChooses([anna, petr], table);
    if (step.frame(table).seen.undo === undefined) await step.act(table, { do: 'undo' });
    await levelled([anna, petr, eva], table);
    sameStory([anna, petr, eva], table);
    petr.leave();
    await anna.until('Petr away', () => anna.card(table)?.seats[1]?.here === false);
  });

  it('of two choices made at the same moment at two servers none is lost, and all are told all of it', async () => {
    for (let round = 0; round < 5; round++) {
      const { anna, petr, eva, table } = await spread();
      const question = (person: Person) => person.frame(table).seen.decision;
      const choose = (person: Person) =>
        person.act(table, {
          do: 'choose',
          decision: question(person)?.id ?? '',
          option: question(person)?.options[0]?.id ?? '',
        });
      await Promise.all([choose(anna), choose(petr)]);
      for (const person of [anna, petr, eva])
        await person.until('both choices', () => person.frame(table).entries === 2);
      await levelled([anna, petr, eva], table);
      sameStory([anna, petr, eva], table);
      await playOn([anna, petr], table, 2);
      for (const person of [anna, petr, eva]) person.drop();
    }
  });

  it('who loses the race is told why, and sees what was faster', async () => {
    const { anna, petr, eva, table } = await spread();
    const twin = new Person('Anna', servers[2]?.port ?? 0);
    twin.cookie = anna.cookie;
    await twin.connect();
    await twin.join(table);
    const decision = anna.frame(table).seen.decision;
    const options = decision?.options.map(({ id }) => id) ?? [];
    const ends = await Promise.allSettled(
      [anna, twin].map((person, index) =>
        person.act(table, { do: 'choose', decision: decision?.id ?? '', option: options[index] ?? '' }),
      ),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const person of [anna, twin, petr, eva])
      await person.until('the choice', () => person.frame(table).entries === 1);
    expect(anna.held(table)?.hash).toBe(twin.held(table)?.hash);
    await petr.choose(table);
    await levelled([anna, twin, petr, eva], table);
    sameStory([anna, twin, petr, eva], table);
    for (const person of [anna, twin, petr, eva]) person.drop();
  });

  it('a table taken away at one server is told to who waits at another', async () => {
    const [anna, petr] = [await guestAt('Anna', 0), await guestAt('Petr', 1)];
    const table = await laid(anna, [ME, OPEN]);
    await petr.join(table);
    await anna.delete(`/api/tables/${table}`);
    await petr.until('to be told', () => petr.heard.some(({ type }) => type === 'gone'));
    for (const person of [anna, petr]) person.drop();
  });

  it('what was told while the database did not answer is caught up with', async () => {
    const own = await testServer(store);
    const anna = await Person.guest('Anna', servers[0]?.port ?? 0);
    const petr = await Person.guest('Petr', own.port);
    const table = await laid(anna, [ME, OPEN]);
    await petr.post(`/api/tables/${table}/seats`);
    await begun([anna, petr], table);
    const database = await open(store);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'krcma notices' and datname = current_database()`.execute(database.db);
    await anna.choose(table);
    await petr.until('the choice', () => petr.frame(table).entries === 1, 15_000);
    for (const person of [anna, petr]) person.drop();
    await own.close();
  });

  inFullRun('a table whose rules run away at one server is left alone by all of them', async () => {
    const spoiled = await ChildServer.open(store, { RULES: 'misbehave', IDLE_SECONDS: '0' });
    const other = await ChildServer.open(store, { RULES: 'misbehave' });
    servers.push(spoiled, other);
    const anna = await Person.guest('Anna', spoiled.port);
    const petr = await Person.guest('Petr', other.port);
    const table = await laid(anna, [ME, OPEN]);
    await petr.post(`/api/tables/${table}/seats`);
    await begun([anna, petr], table);
    const { db } = await open(store);
    const row = () =>
      db
        .selectFrom('tables')
        .select(['aside_at', 'due_at', 'keeper', 'revision'])
        .where('id', '=', table)
        .executeTakeFirstOrThrow();
    anna.say({ type: 'leave', table });
    await eventually('an empty memory', async () =>
      /^krcma_tables\S* 0$/m.test(await (await anna.request('GET', '/metrics')).text()),
    );
    await mark({ db }, table, 'view');
    other.watchLoop();
    await anna.join(table);
    // Petr looks at it through the other server, which holds it in memory.
    for (const person of [anna, petr])
      await person.until('to be told', () =>
        person.heard.some((each) => each.type === 'gone' && each.refusal.code === 'set-aside'),
      );
    const aside = await row();
    expect(aside).toMatchObject({ due_at: null, keeper: null });
    // Not even a row that is due by mistake is taken up.
    await db.updateTable('tables').set({ due_at: 1 }).where('id', '=', table).execute();
    await petr.join(table);
    await wait(2_500);
    expect(await row()).toMatchObject({ keeper: null, revision: aside.revision });
    const { work } = await other.loop();
    expect(work).toBeLessThan(500);
    await laid(petr, [ME, BOT]);
    for (const person of [anna, petr]) person.drop();
  });

  inFullRun(
    'a killed server loses nothing: its people go on at another, its bots and clocks are taken over',
    {
      timeout: 90_000,
    },
    async () => {
      const doomed = await ChildServer.open(store);
      servers.push(doomed);
      const { anna, petr, eva, table } = await spread();
      await movedTo(anna, doomed, table);
      await playOn([anna, petr], table, 12);
      // A table where bots think at this moment, and one where a clock runs.
      const jan = await Person.guest('Jan', doomed.port);
      const timed = await laid(jan, [ME, BOT], { clock: { kind: 'game', minutes: 5, increment: 0 } });
      const bots = await laid(jan, [ME, { who: 'bot', level: 'search' }, { who: 'bot', level: 'search' }]);
      for (const each of [timed, bots]) await jan.join(each);
      for (let made = 0; made < 2; made++) {
        await eventually('my turn', () => asked([jan], bots), 20_000);
        await jan.choose(bots);
      }
      const { entries } = jan.frame(bots);
      const acknowledged = ((await petr.get(`/api/tables/${table}`)) as TableCard).entries;
      await doomed.kill();
      const database = await open(store);
      await tenMinutesPass(database, timed);

      await movedTo(anna, servers[2], table);
      expect(anna.frame(table).entries).toBe(acknowledged);
      await levelled([anna, petr, eva], table);
      sameStory([anna, petr, eva], table);
      await playOn([anna, petr], table, 10);
      await movedTo(jan, servers[1], bots);
      await jan.join(timed);
      expect(jan.frame(bots).entries).toBeGreaterThanOrEqual(entries);
      await eventually('the bots to go on', () => asked([jan], bots), TAKEN_OVER);
      await jan.until('the clock to run out', () => jan.card(timed)?.seats[0]?.standIn, TAKEN_OVER);
      for (const person of [anna, petr, eva, jan]) person.drop();
    },
  );
});

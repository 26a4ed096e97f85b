import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { inFullRun } from '../../../tools/full-run.ts';
import { OperatorsTables } from '../../tables/operators-tables.ts';
import { asked, BOT, eventually, laid, ME, playOn, together } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { Person } from '../person.ts';
import { makeRulesMisbehave, mark } from '../runaway.ts';
import { testServer } from '../servers.ts';

const columns = ['aside_at', 'aside_reason', 'due_at', 'keeper', 'entries', 'revision'] as const;

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  beforeAll(makeRulesMisbehave);

  /** Two people at a table of a server that keeps nothing in memory, and one more at a table of their own. */
  async function evening(more: object = {}) {
    const config = await fresh();
    const server = await testServer(config, {}, { IDLE_SECONDS: 0 });
    const { anna, petr, table } = await together(server, { listed: true, ...more });
    const eva = await Person.guest('Eva', server.port);
    const other = await laid(eva, [ME, BOT]);
    await eva.join(other);
    const rowOf = (id: string) =>
      server.store.db.selectFrom('tables').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
    /** Everybody looks away, the table is marked, and is opened anew by whoever asks for it next. */
    const spoil = async (how: Parameters<typeof mark>[2]) => {
      for (const person of [anna, petr]) person.say({ type: 'leave', table });
      await wait(50);
      await eventually('an empty table', async () => !(await inMemory(anna, 1)));
      await mark(server.store, table, how);
    };
    return { config, server, anna, petr, eva, table, other, rowOf, spoil };
  }

  /** Whether more tables are open than the one that is looked at. */
  async function inMemory(person: Person, looked: number): Promise<boolean> {
    const text = await (await person.request('GET', '/metrics')).text();
    return Number(/^krcma_tables\S* (\d+)$/m.exec(text)?.[1]) > looked;
  }

  const goneFor = (person: Person) =>
    person.heard.flatMap((each) => (each.type === 'gone' ? [each.refusal.code] : []));

  const saysBusy = (error: unknown): boolean => (error as { code?: string }).code === 'busy';

  /** A server that hardly ran, for others had the processor, asks for another try; the third time it is sure. */
  async function comesToLook(person: Person, table: string): Promise<void> {
    const busy = () =>
      person.heard.filter((each) => each.type === 'refused' && saysBusy(each.refusal)).length;
    const isGone = () => goneFor(person).includes('set-aside');
    while (!isGone()) {
      const before = busy();
      person.say({ type: 'join', table });
      await person.until('the table', () => isGone() || busy() > before);
    }
  }

  /** The same for choices; tells how it ended and how long that took. */
  async function playsInVain(people: readonly Person[], table: string) {
    for (;;) {
      const began = Date.now();
      // The first choices are secret and run no rule until both are made.
      const error = await playOn(people, table, 10).catch((thrown: unknown) => thrown);
      if (!saysBusy(error)) return { error, took: Date.now() - began };
    }
  }

  it('a choice whose rules never end is stopped: the table is set aside, its people are told, the others play on', async () => {
    const { server, anna, petr, eva, table, other, rowOf, spoil } = await evening();
    await spoil('rules');
    for (const person of [anna, petr]) await person.join(table);
    const { error, took } = await playsInVain([anna, petr], table);
    expect(error).toMatchObject({ code: 'set-aside', message: expect.stringMatching(/set aside/) });
    expect(took).toBeLessThan(8_000);
    for (const person of [anna, petr])
      await person.until('to be told', () => goneFor(person).includes('set-aside'));
    await eventually('its row', async () => (await rowOf(table)).aside_at !== null);
    expect(await rowOf(table)).toMatchObject({
      aside_reason: expect.stringMatching(/ran for more than 2 seconds .* stood at \w+/s),
      due_at: null,
      keeper: null,
    });
    await playOn([eva], other, 5);
    await server.close();
  });

  it.each(['view', 'question'] as const)(
    'a %s that never ends is stopped when somebody comes to look',
    async (how) => {
      const { server, anna, petr, eva, table, other, rowOf, spoil } = await evening();
      await spoil(how);
      await comesToLook(anna, table);
      expect((await rowOf(table)).aside_at).not.toBeNull();
      // Who comes later runs no rule of it.
      const began = Date.now();
      await petr.join(table);
      expect(goneFor(petr)).toContain('set-aside');
      const response = await petr.request('GET', `/api/tables/${table}`);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        409,
        'set-aside',
      ]);
      expect(Date.now() - began).toBeLessThan(1_000);
      await playOn([eva], other, 3);
      await server.close();
    },
  );

  it('a bot whose choices break the rules again and again does not keep the server busy for ever', async () => {
    const { server, eva, other, rowOf, anna } = await evening();
    await playOn([eva], other, 2);
    await eventually('the bot', () => asked([eva], other));
    eva.say({ type: 'leave', table: other });
    anna.leave();
    await eventually('an empty table', async () => !(await inMemory(eva, 1)));
    await mark(server.store, other, 'mistake');
    await server.store.db.updateTable('tables').set({ due_at: 1 }).where('id', '=', other).execute();
    await eva.request('DELETE', `/api/tables/${other}/seats`);
    const aside = await eventually('to be set aside', async () => {
      const row = await rowOf(other);
      return row.aside_at !== null && row;
    });
    expect(aside).toMatchObject({
      aside_reason: expect.stringMatching(/3 times in a row.*Herald/),
      due_at: null,
    });
    await server.close();
  });

  inFullRun('a machine that was asleep in the middle of the rules sets no table aside at once', async () => {
    const { server, anna, table, rowOf, spoil } = await evening();
    await spoil('asleep');
    const refusals = () => anna.heard.flatMap((each) => (each.type === 'refused' ? [each.refusal.code] : []));
    for (let tried = 1; tried <= 2; tried++) {
      anna.say({ type: 'join', table });
      await anna.until('a refusal', () => refusals().length === tried);
    }
    expect(refusals()).toEqual(['busy', 'busy']);
    expect((await rowOf(table)).aside_at).toBeNull();
    await anna.join(table);
    expect(goneFor(anna)).toContain('set-aside');
    await server.close();
  });

  it('whoever runs the server looks at it and frees it while the server runs, and it goes on as if no time had passed', async () => {
    const { config, server, anna, petr, table, spoil } = await evening({
      clock: { kind: 'game', minutes: 5, increment: 0 },
    });
    const { db } = server.store;
    await spoil('question');
    await comesToLook(anna, table);
    const since = async (): Promise<number> => {
      const row = await db
        .selectFrom('tables')
        .select('clock_json')
        .where('id', '=', table)
        .executeTakeFirstOrThrow();
      return (JSON.parse(row.clock_json) as { since: number }).since;
    };
    const before = await since();
    await OperatorsTables.with(config, async (tables) => {
      const [aside] = await tables.aside();
      expect(aside).toMatchObject({ id: table, game: 'valeria', reason: expect.stringMatching(/2 seconds/) });
      const shown = await tables.shown(table);
      expect(shown).toMatchObject({ state: { runsAway: 'question' }, seats: ['person', 'person'] });
      expect(JSON.stringify(shown)).not.toMatch(/Anna|Petr/);
      await mark(server.store, table, 'nothing');
      await tables.free(table, (aside?.at ?? 0) + 60_000);
    });
    expect((await since()) - before).toBe(60_000);
    for (const person of [anna, petr]) await person.join(table);
    await playOn([anna, petr], table, 4);
    await server.close();
  });

  it('it is left alone after a restart too, in no lobby, and its people can do everything else', async () => {
    const { config, server, anna, table, spoil } = await evening();
    expect(await anna.get('/api/tables')).toMatchObject([{ id: table }]);
    await spoil('view');
    await comesToLook(anna, table);
    await server.close();
    const again = await testServer(config);
    anna.moveTo(again.port);
    await anna.connect();
    expect(await anna.get('/api/tables')).toEqual([]);
    expect(await anna.get('/api/me/tables')).toMatchObject([{ id: table, waiting: [] }]);
    await anna.patch('/api/me', { name: 'Hana' });
    await anna.request('DELETE', '/api/me', {});
    const row = await again.store.db
      .selectFrom('tables')
      .select(['seats_json', 'aside_at'])
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    expect(row.aside_at).not.toBeNull();
    expect(row.seats_json).not.toMatch(/Anna|Hana/);
    await again.close();
  });
});

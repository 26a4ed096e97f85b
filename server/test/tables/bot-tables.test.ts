import { THINKING_TIME } from '@krcma/bots';
import { expect, it } from 'vitest';
import { inFullRun } from '../../../tools/full-run.ts';
import { asked, BOT, eventually, laid, ME, OPEN } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { Person } from '../person.ts';
import { wish } from '../servers.ts';

const STRONG = { who: 'bot', level: 'search' } as const;
const ALONE =
  'Bots play by themselves at 3 of your tables already. Wait for one of them to end, or sit down at one.';
const TOO_MANY = { code: 'too-many-tables', sentence: ALONE };

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh);
  const guest = (name: string) => Person.guest(name, server().port);
  const lay = (owner: Person, seats: readonly object[]) => owner.request('POST', '/api/tables', wish(seats));

  it('bots play by themselves at three tables of one person, however they are laid', async () => {
    const anna = await guest('Anna');
    const answers = await Promise.all(Array.from({ length: 20 }, () => lay(anna, [STRONG, STRONG])));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const answer of refused) expect(await answer.json()).toEqual(TOO_MANY);

    // A table that waits for somebody is not one of them until it begins without.
    const table = await laid(anna, [STRONG, OPEN]);
    await anna.put(`/api/tables/${table}/seats/1`, BOT);
    const begun = await anna.request('POST', `/api/tables/${table}/start`, {});
    expect([begun.status, await begun.json()]).toEqual([429, TOO_MANY]);
    expect(await anna.get(`/api/tables/${table}`)).toMatchObject({ status: 'open' });

    // With a person at it a table is none of them, and others are not held up.
    expect((await lay(anna, [ME, STRONG])).status).toBe(200);
    expect((await lay(await guest('Petr'), [BOT, BOT])).status).toBe(200);
    anna.drop();
  });

  it('a table whose people have stood up, or were not seen for a day, is played by bots alone', async () => {
    const { db } = server().store;
    const bara = await guest('Bára');
    const cyril = await guest('Cyril');
    for (let number = 0; number < 2; number++)
      await bara.delete(`/api/tables/${await laid(bara, [ME, STRONG])}/seats`);
    const shared = await laid(bara, [OPEN, STRONG]);
    await cyril.post(`/api/tables/${shared}/seats`);
    await bara.post(`/api/tables/${shared}/start`);
    const third = await laid(bara, [STRONG, OPEN]);
    const dora = await guest('Dora');
    await dora.post(`/api/tables/${third}/seats`);
    const dayAgo = Date.now() - 25 * 3_600_000;
    await db.updateTable('users').set({ seen_at: dayAgo }).where('id', '=', cyril.id).execute();
    expect(await (await lay(bara, [STRONG, STRONG])).json()).toEqual(TOO_MANY);
    await db.updateTable('users').set({ seen_at: Date.now() }).where('id', '=', cyril.id).execute();
    expect((await lay(bara, [STRONG, STRONG])).status).toBe(200);
    for (const person of [bara, cyril, dora]) person.drop();
  });

  it('a hint for a question that is gone is not thought about', async () => {
    const anna = await guest('Anna');
    const table = await laid(anna, [ME, OPEN], { hints: true });
    const petr = await guest('Petr');
    await petr.post(`/api/tables/${table}/seats`);
    for (const person of [anna, petr]) await person.join(table);
    await anna.post(`/api/tables/${table}/start`);
    const next = await eventually('a question', () =>
      anna.held(table) && petr.held(table) ? asked([anna, petr], table) : undefined,
    );
    const hints = Array.from({ length: 5 }, () => next.ask(table, { about: 'hint' }).catch((error) => error));
    await next.choose(table);
    const answers = await Promise.all(hints);
    const codes = (answers as { code?: string }[]).map(({ code = 'answered' }) => code);
    expect(codes.filter((code) => code === 'stale-decision').length).toBeGreaterThanOrEqual(2);
    expect(codes.filter((code) => code === 'too-many').length).toBeGreaterThanOrEqual(1);
    for (const person of [anna, petr]) person.drop();
  });

  inFullRun(
    'a flood of tables of bots and of hints by one does not keep the bot of another waiting',
    {
      timeout: 60_000,
    },
    async () => {
      const flooder = await guest('Zdeněk');
      const victim = await guest('Věra');
      const flood = Array.from({ length: 260 }, () => lay(flooder, [STRONG, STRONG, STRONG, STRONG]));
      const table = await laid(victim, [ME, STRONG]);
      await victim.join(table);
      const own = await laid(flooder, [ME, STRONG]);
      await flooder.join(own);
      await Promise.all(flood);
      for (let move = 0; move < 6; move++) {
        for (let hint = 0; hint < 50; hint++) flooder.ask(own, { about: 'hint' }).catch(() => undefined);
        await victim.until('my turn', () => victim.frame(table).seen.decision, 30_000);
        await victim.choose(table);
        const began = performance.now();
        const { entries } = victim.frame(table);
        if (victim.frame(table).seen.decision !== undefined) continue;
        await victim.until('an answer', () => victim.frame(table).entries > entries, 30_000);
        expect(performance.now() - began).toBeLessThan(3 * THINKING_TIME + 2_000);
      }
      for (const person of [flooder, victim]) person.drop();
    },
  );
});

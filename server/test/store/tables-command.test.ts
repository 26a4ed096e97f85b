import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import type { StoreConfig } from '../../store/store.ts';
import { asked, BOT, eventually, laid, ME, playOn } from '../company.ts';
import { onEachDatabase } from '../databases.ts';
import { Person } from '../person.ts';
import { makeRulesMisbehave, mark } from '../runaway.ts';
import { testServer } from '../servers.ts';

const program = join(import.meta.dirname, '../../../cli/krcma.mjs');

async function krcma(config: StoreConfig, ...args: string[]): Promise<string> {
  const env = { ...process.env, ...config, LC_ALL: 'en_GB.UTF-8' };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    env,
    cwd: config.DATA,
  });
  return stdout;
}

onEachDatabase((_title, _open, fresh) => {
  beforeAll(makeRulesMisbehave);

  it('whoever runs the server lists, looks at, frees and deletes what was set aside, while it runs', {
    timeout: 90_000,
  }, async () => {
    const config = await fresh();
    const server = await testServer(config, {}, { IDLE_SECONDS: 0 });
    const { db } = server.store;
    const anna = await Person.guest('Anna', server.port);
    const clock = { kind: 'game', minutes: 5, increment: 0 };
    const table = await laid(anna, [ME, BOT], { clock });
    await anna.join(table);
    await playOn([anna], table, 3);
    await eventually('my turn', () => asked([anna], table));
    expect(await krcma(config, 'tables')).toBe('No table is set aside.\n');
    await expect(krcma(config, 'tables', 'free', table)).rejects.toMatchObject({
      stderr: expect.stringMatching(/No table .* is set aside/),
    });

    anna.say({ type: 'leave', table });
    await eventually('an empty memory', async () => {
      const text = await (await anna.request('GET', '/metrics')).text();
      return /^krcma_tables\S* 0$/m.test(text);
    });
    await mark(server.store, table, 'question');
    await anna.join(table);
    expect(await krcma(config, 'tables')).toMatch(
      new RegExp(`^${table}  valeria, \\d+ choices, set aside 20.*\n  The rules ran for more than 2 seconds`),
    );
    expect(await krcma(config, 'tables', 'show', table)).toMatch(/written to .*\.json/);
    const file = readFileSync(join(config.DATA, `krcma-table-${table}.json`), 'utf8');
    expect(JSON.parse(file)).toMatchObject({
      game: 'valeria',
      aside: { reason: expect.stringMatching(/2 seconds/) },
      seats: ['person', 'bot greedy'],
      state: { runsAway: 'question' },
      log: expect.arrayContaining([expect.objectContaining({ choice: expect.any(String) })]),
    });
    expect(file).not.toMatch(/Anna/);

    const { state_json, clock_json } = await db
      .selectFrom('tables')
      .select(['state_json', 'clock_json'])
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    const { runsAway: _mended, ...state } = JSON.parse(state_json ?? '{}') as { runsAway: string };
    await db
      .updateTable('tables')
      .set({ state_json: JSON.stringify(state) })
      .where('id', '=', table)
      .execute();
    expect(await krcma(config, 'tables', 'free', table)).toMatch(/free again/);
    expect(await krcma(config, 'tables')).toBe('No table is set aside.\n');
    await anna.join(table);
    await playOn([anna], table, 3);
    const freed = await db
      .selectFrom('tables')
      .select('clock_json')
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    const since = (json: string) => (JSON.parse(json) as { since: number }).since;
    expect(since(freed.clock_json)).toBeGreaterThan(since(clock_json));

    await db.updateTable('tables').set({ aside_at: 1, aside_reason: 'x' }).where('id', '=', table).execute();
    expect(await krcma(config, 'tables', 'delete', table)).toMatch(/is gone/);
    for (const name of ['tables', 'entries', 'table_users', 'chat'] as const)
      expect(await db.selectFrom(name).selectAll().execute()).toEqual([]);
    await server.close();
  });

  it('a command that does not exist, or names no table, says what there is', async () => {
    const config = await fresh();
    await expect(krcma(config, 'tables', 'burn', 'x')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/show, free and delete, not "burn"/),
    });
    await expect(krcma(config, 'tables', 'show')).rejects.toMatchObject({
      stderr: 'Name the table: krcma tables show ID\n',
    });
  });
});

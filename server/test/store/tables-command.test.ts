import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import type { Store, StoreConfig } from '../../store/store.ts';
import { configOf, onADatabase } from '../databases.ts';
import { aTable } from './rows.ts';

const program = join(import.meta.dirname, '../../../cli/krcma.mjs');

async function krcma(config: StoreConfig, ...args: string[]): Promise<string> {
  const env = { ...process.env, ...config, LC_ALL: 'en_GB.UTF-8' };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    env,
    cwd: config.DATA,
  });
  return stdout;
}

const aside = { aside_at: Date.UTC(2026, 10, 15), aside_reason: 'The rules ran for more than 2 seconds.' };

onADatabase(import.meta.filename, (_title, open) => {
  /** A database that a server holds open, with a table that was set aside and one that was not. */
  async function evening(): Promise<Store> {
    const store = await open();
    const seats_json = JSON.stringify([{ who: 'person', user: 'anna', name: 'Anna' }]);
    for (const row of [
      aTable('stopped', {
        ...aside,
        seats_json,
        entries: 1,
        clock_json: '{"left":[],"running":[],"since":5}',
      }),
      aTable('running'),
    ])
      await store.db.insertInto('tables').values(row).execute();
    await store.db
      .insertInto('entries')
      .values({ table_id: 'stopped', number: 1, seat: 0, choice: 'slay', events_json: '[]', made_at: 1 })
      .execute();
    return store;
  }

  it('krcma tables lists what was set aside, and writes it down without names', async () => {
    const config = configOf(await evening());
    expect(await krcma(config, 'tables')).toBe(
      'stopped  valeria, 1 choice, set aside 2026-11-15T00:00:00.000Z\n  The rules ran for more than 2 seconds.\n',
    );
    expect(await krcma(config, 'tables', 'show', 'stopped')).toMatch(/written to krcma-table-stopped\.json/);
    const file = readFileSync(join(config.DATA, 'krcma-table-stopped.json'), 'utf8');
    expect(JSON.parse(file)).toMatchObject({
      game: 'valeria',
      aside: { reason: aside.aside_reason },
      seats: ['person'],
      log: [{ seat: 0, choice: 'slay' }],
    });
    expect(file).not.toMatch(/[Aa]nna/);
  });

  it('krcma tables frees and deletes what was set aside, beside a server, and nothing else', async () => {
    const store = await evening();
    const config = configOf(store);
    expect(await krcma(config, 'tables', 'free', 'stopped')).toMatch(/free again/);
    const [freed] = await store.db.selectFrom('tables').selectAll().where('id', '=', 'stopped').execute();
    expect(freed).toMatchObject({ aside_at: null, aside_reason: null, due_at: expect.any(Number) });
    await store.db.updateTable('tables').set(aside).where('id', '=', 'stopped').execute();
    expect(await krcma(config, 'tables', 'delete', 'stopped')).toMatch(/is gone/);
    expect(await store.db.selectFrom('tables').select('id').execute()).toEqual([{ id: 'running' }]);
    expect(await store.db.selectFrom('entries').selectAll().execute()).toEqual([]);
    await expect(krcma(config, 'tables', 'delete', 'running')).rejects.toMatchObject({
      code: 1,
      stderr: 'No table running is set aside. krcma tables lists those that are.\n',
    });
  });
});

it('krcma tables says what there is to a command that does not exist or names no table', async () => {
  const config = { DATA: import.meta.dirname };
  await expect(krcma(config, 'tables', 'burn', 'x')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/show, free and delete, not "burn"/),
  });
  await expect(krcma(config, 'tables', 'show')).rejects.toMatchObject({
    stderr: 'Name the table: krcma tables show ID\n',
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule, Journal } from '@krcma/kernel';
import { expect, it } from 'vitest';
import { skirmish } from '../../../kernel/test/skirmish/index.ts';
import { silentLog } from '../../operation/log.ts';
import type { Store } from '../../store/store.ts';
import { bringUpToDate } from '../../tables/bring-up-to-date.ts';
import { configOf, onADatabase } from '../databases.ts';

const module = skirmish as unknown as GameModule;
const save = join(import.meta.dirname, '../../../kernel/test/saves/skirmish-1.json');
const { journal } = JSON.parse(readFileSync(save, 'utf8')) as { journal: Journal };

async function stored({ db }: Store, id: string, table: unknown): Promise<void> {
  const { commitment, opening, undone, numbers, setup, checkpoints } = journal;
  await db
    .insertInto('tables')
    .values({
      id,
      game: 'skirmish',
      version: 1,
      owner_id: 'owner',
      status: 'playing',
      listed: 0,
      spectators: 1,
      rated: 0,
      setup_json: JSON.stringify(setup),
      terms_json: '{}',
      seats_json: '[]',
      revision: 7,
      entries: journal.log.length,
      state_json: JSON.stringify(table),
      checkpoint_json: JSON.stringify(checkpoints),
      journal_json: JSON.stringify({ commitment, opening, undone, numbers, standing: [] }),
      clock_json: '{}',
      ending_json: '[]',
      keeper_until: 0,
      created_at: 1,
      changed_at: 1,
    })
    .execute();
}

const versionOf = async ({ db }: Store, id: string): Promise<number | undefined> =>
  (await db.selectFrom('tables').select('version').where('id', '=', id).executeTakeFirst())?.version;

const copiesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.startsWith('before-new-rules'));

onADatabase(import.meta.filename, (_title, open) => {
  it('stored games are led to new rules at the start, after a copy of everything', async () => {
    const store = await open();
    const config = configOf(store);
    await bringUpToDate(store, config, [module], silentLog);
    expect(copiesIn(config.DATA)).toHaveLength(0);
    await stored(store, 'old-table', journal.table);
    await bringUpToDate(store, config, [module], silentLog);
    expect(copiesIn(config.DATA)).toHaveLength(1);
    const row = await store.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', 'old-table')
      .executeTakeFirstOrThrow();
    expect(row.version).toBe(module.version);
    const { brawlers } = JSON.parse(row.state_json ?? '') as {
      brawlers: { bruises?: number; wounds?: number }[];
    };
    for (const { bruises, wounds } of brawlers) {
      expect(bruises).toBeTypeOf('number');
      expect(wounds).toBeUndefined();
    }
    await bringUpToDate(store, config, [module], silentLog);
    expect(copiesIn(config.DATA)).toHaveLength(1);
  });

  it('a game that was led to new rules is not played again by them: nobody goes back beyond', async () => {
    const store = await open();
    await stored(store, 'old-table', journal.table);
    await bringUpToDate(store, configOf(store), [module], silentLog);
    const row = await store.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', 'old-table')
      .executeTakeFirstOrThrow();
    const after = journal.log.length;
    expect(JSON.parse(row.journal_json ?? '')).toMatchObject({
      floor: { after, reason: 'update' },
      undone: [],
    });
    expect(JSON.parse(row.checkpoint_json ?? '')).toEqual([
      { after, table: JSON.parse(row.state_json ?? '') },
    ]);
  });

  it('a game that cannot be led to new rules stays as it was, is told of, and holds up no other', async () => {
    const store = await open();
    const broken = { ...journal.table, stack: [{ rule: 'forgotten', at: 'nowhere', locals: {} }] };
    await stored(store, 'broken-table', broken);
    await stored(store, 'sound-table', journal.table);
    const told: unknown[] = [];
    const log = {
      ...silentLog,
      error: (_: string, fields?: Readonly<Record<string, unknown>>) => told.push(fields?.table),
    };
    await bringUpToDate(store, configOf(store), [module], log);
    expect(told).toEqual(['broken-table']);
    expect(await versionOf(store, 'broken-table')).toBe(1);
    expect(await versionOf(store, 'sound-table')).toBe(module.version);
  });
});

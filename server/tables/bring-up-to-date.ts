import { type Floor, type GameModule, type Journal, revive } from '@krcma/kernel';
import type { Log } from '../operation/log.ts';
import { copyAside, type StoreConfig } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { setAside } from './aside.ts';
import { bounded, RanAway } from './bounded.ts';

const AT_ONCE = 100;

/** Tables that were stored by older rules, from one id on. */
const older = (store: Store, { id, version }: GameModule, after: string) =>
  store.db
    .selectFrom('tables')
    .select([
      'id',
      'version',
      'revision',
      'entries',
      'setup_json',
      'state_json',
      'checkpoint_json',
      'journal_json',
    ])
    .where('game', '=', id)
    .where('version', '<', version)
    .where('state_json', 'is not', null)
    .where('aside_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE);

type OldTable = Awaited<ReturnType<ReturnType<typeof older>['execute']>>[number];

/**
 * At the start, after a copy of everything: each stored table is led to the present rules, so that a table that cannot
 * be led there is found now and not by its players. It stays as it was, and the log says why.
 */
export async function bringUpToDate(
  store: Store,
  config: StoreConfig,
  modules: readonly GameModule[],
  log: Log,
): Promise<void> {
  const due = await Promise.all(modules.map((module) => older(store, module, '').limit(1).execute()));
  if (due.every((tables) => tables.length === 0)) return;
  const file = await copyAside(config, 'before-new-rules');
  log.info('stored games are led to new rules; a copy was made before', { file });
  for (const module of modules) await updateGame(store, module, log);
}

async function updateGame(store: Store, module: GameModule, log: Log): Promise<void> {
  let after = '';
  for (;;) {
    const tables = await older(store, module, after).execute();
    for (const table of tables) await updateTable(store, module, table, log);
    const last = tables.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

async function updateTable(store: Store, module: GameModule, old: OldTable, log: Log): Promise<void> {
  try {
    const { table } = await bounded(() => revived(module, old));
    const after = old.entries;
    const floor: Floor = { after, reason: 'update' };
    const { proposal: _, ...kept } = JSON.parse(old.journal_json ?? '{}') as Journal;
    await store.db
      .updateTable('tables')
      .set({
        version: module.version,
        state_json: JSON.stringify(table),
        checkpoint_json: JSON.stringify([{ after, table }]),
        journal_json: JSON.stringify({ ...kept, undone: [], floor }),
      })
      .where('id', '=', old.id)
      // Another server may have played on meanwhile: then it has been led there by being opened.
      .where('revision', '=', old.revision)
      .execute();
  } catch (error) {
    log.error('a stored game cannot be led to the present rules', { table: old.id, game: module.id, error });
    if (error instanceof RanAway) await setAside(store, old.id, error.message, Date.now());
  }
}

function revived(module: GameModule, old: OldTable): Journal {
  return revive(module, {
    ...(JSON.parse(old.journal_json ?? '{}') as Journal),
    game: module.id,
    version: old.version,
    setup: JSON.parse(old.setup_json) as Journal['setup'],
    table: JSON.parse(old.state_json ?? 'null') as Journal['table'],
    checkpoints: JSON.parse(old.checkpoint_json ?? '[]') as Journal['checkpoints'],
    log: [],
  });
}

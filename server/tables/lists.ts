import type { Setup } from '@krcma/kernel';
import type { TableStatus } from '@krcma/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { optionsIn, plainOptions } from './options-in.ts';
import { stateFrom } from './storage.ts';
import type { TableState } from './table-state.ts';

/** All but the game itself, for lists. */
const LIGHT = [
  'id',
  'game',
  'version',
  'owner_id',
  'status',
  'listed',
  'spectators',
  'rated',
  'terms_json',
  'seats_json',
  'revision',
  'entries',
  'clock_json',
  'ending_json',
  'outcome_json',
  'rematch_id',
  'due_at',
  'aside_at',
  'created_at',
  'changed_at',
] as const;

/** Tables that wait or run, the newest change first: the lobby's, or those where somebody sits or is invited. */
export async function listedTables(
  store: Store,
  { user, listed, limit }: { readonly user?: string; readonly listed?: boolean; readonly limit: number },
): Promise<{ readonly state: TableState; readonly entries: number }[]> {
  const { db } = store;
  let query = db
    .selectFrom('tables')
    .select([...LIGHT, optionsIn(store)])
    .where('status', 'in', ['open', 'playing'])
    .orderBy('changed_at', 'desc')
    .limit(limit);
  if (listed) query = query.where('listed', '=', 1).where('aside_at', 'is', null);
  if (user !== undefined)
    query = query.where((where) =>
      where.or(
        (['table_users', 'invitations'] as const).map((list) =>
          where('id', 'in', db.selectFrom(list).select('table_id').where('user_id', '=', user)),
        ),
      ),
    );
  const rows = await query.execute();
  return rows.map(({ options_json, ...row }) => {
    const setup_json = JSON.stringify({
      seats: 0,
      seed: '',
      options: plainOptions(options_json),
    } satisfies Setup);
    const state = stateFrom({ ...row, ...NO_GAME, setup_json }, []);
    // A table that was set aside waits for nobody.
    return { state: row.aside_at === null ? state : { ...state, waiting: [] }, entries: row.entries };
  });
}

const NO_GAME = {
  state_json: null,
  checkpoint_json: null,
  journal_json: null,
  keeper: null,
  keeper_until: 0,
  aside_reason: null,
};

/** Tables where somebody sits, but for those that were set aside. */
export async function tableIdsOf(
  db: Kysely<Database>,
  user: string,
  statuses?: readonly TableStatus[],
): Promise<string[]> {
  const query = db
    .selectFrom('table_users')
    .innerJoin('tables', 'tables.id', 'table_users.table_id')
    .select('tables.id')
    .where('tables.aside_at', 'is', null)
    .where('table_users.user_id', '=', user);
  const rows = await (statuses ? query.where('tables.status', 'in', [...statuses]) : query).execute();
  return rows.map(({ id }) => id);
}

/** Tables where a seat is kept for somebody. */
export async function invitationsOf(db: Kysely<Database>, user: string): Promise<string[]> {
  const rows = await db.selectFrom('invitations').select('table_id').where('user_id', '=', user).execute();
  return rows.map(({ table_id }) => table_id);
}

/** Tables somebody has laid that have not begun. */
export async function openTablesOf(db: Kysely<Database>, owner: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('owner_id', '=', owner)
    .where('status', '=', 'open')
    .execute();
  return rows.map(({ id }) => id);
}

import type { Insertable } from 'kysely';
import type { TableRow, UserRow } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';

/** People and tables with no more than a test needs. */
export async function addUser(
  store: Store,
  id: string,
  more: Partial<Insertable<UserRow>> = {},
): Promise<void> {
  await store.db
    .insertInto('users')
    .values({
      id,
      name: id,
      name_key: null,
      password: null,
      sign_on: null,
      language: 'en',
      mail: null,
      mail_notices: 0,
      vacation_until: null,
      window_json: null,
      muted_json: '[]',
      created_at: 0,
      seen_at: 0,
      ...more,
    })
    .execute();
}

export async function addTable(
  store: Store,
  id: string,
  more: Partial<Insertable<TableRow>> = {},
): Promise<void> {
  await store.db
    .insertInto('tables')
    .values({
      id,
      game: 'valeria',
      version: 1,
      owner_id: 'anna',
      status: 'playing',
      listed: 0,
      spectators: 0,
      rated: 0,
      setup_json: '{}',
      terms_json: '{}',
      seats_json: '[]',
      revision: 1,
      entries: 0,
      state_json: null,
      checkpoint_json: null,
      journal_json: null,
      recent_json: '[]',
      clock_json: '{}',
      ending_json: '[]',
      outcome_json: null,
      rematch_id: null,
      due_at: null,
      keeper: null,
      keeper_until: 0,
      created_at: 0,
      changed_at: 0,
      ...more,
    })
    .execute();
}

import type { TableRow, UserRow } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { aTable, aUser } from '../store/rows.ts';

/** People and tables with no more than a test needs. */
export async function addUser(store: Store, id: string, more: Partial<UserRow> = {}): Promise<void> {
  await store.db
    .insertInto('users')
    .values(aUser(id, { language: 'en', ...more }))
    .execute();
}

export async function addTable(store: Store, id: string, more: Partial<TableRow> = {}): Promise<void> {
  await store.db
    .insertInto('tables')
    .values(aTable(id, { listed: 0, spectators: 0, ...more }))
    .execute();
}

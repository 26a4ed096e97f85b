import type { Store } from '../../store/store.ts';
import { addTable } from '../chat/rows.ts';

export { addTable };

export async function sitDown(store: Store, table: string, user: string, seat: number): Promise<void> {
  await store.db.insertInto('table_users').values({ table_id: table, user_id: user, seat }).execute();
}

/** A line of chat; gives its number. */
export async function say(store: Store, table: string, user: string, text: string): Promise<number> {
  const { id } = await store.db
    .insertInto('chat')
    .values({ table_id: table, user_id: user, text, at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

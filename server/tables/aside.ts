import { type Kysely, sql } from 'kysely';
import { ServerError } from '../errors.ts';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { botNamed } from './new-table.ts';
import { type Holder, STAND_IN, type TableState } from './table-state.ts';

/** What people at the table read. The reason itself may name what lies hidden, so only the operator reads that. */
export const setAsideError = (): ServerError =>
  new ServerError(
    'set-aside',
    'This table was set aside, because the rules of the game failed at it. Nothing of it is lost: whoever runs this server can look at it and free it.',
  );

/** Where the rules stand, for whoever looks for the mistake. */
export function placeIn(state: TableState | undefined): string {
  const frame = state?.journal?.table.stack.at(-1);
  return frame === undefined ? '' : ` They stood at ${frame.rule}.${frame.at}.`;
}

/**
 * No server looks after the table any more, and none opens it. The revision grows, so that a change another server is
 * about to write comes too late.
 */
export async function setAside(store: Store, id: string, reason: string, now: number): Promise<void> {
  await store.commit({
    writes: [
      store.db
        .updateTable('tables')
        .set({
          aside_at: now,
          aside_reason: reason,
          due_at: null,
          keeper: null,
          keeper_until: 0,
          revision: sql<number>`revision + 1`,
        })
        .where('id', '=', id)
        .where('aside_at', 'is', null),
    ],
    notices: [{ about: 'table', table: id, revision: Number.MAX_SAFE_INTEGER }],
  });
}

/** Somebody has left for good: not even at a table nobody can open is the name left. */
export async function forgetAside(db: Kysely<Database>, user: string): Promise<void> {
  const own = db.selectFrom('table_users').select('table_id').where('user_id', '=', user);
  const tables = await db
    .selectFrom('tables')
    .select(['id', 'seats_json'])
    .where('aside_at', 'is not', null)
    .where('id', 'in', own)
    .execute();
  for (const { id, seats_json } of tables) {
    const seats = (JSON.parse(seats_json) as readonly Holder[]).map(
      (holder, seat): Holder =>
        holder.who === 'person' && holder.user === user
          ? { who: 'bot', level: STAND_IN, name: botNamed(seat) }
          : holder,
    );
    await db
      .updateTable('tables')
      .set({ seats_json: JSON.stringify(seats) })
      .where('id', '=', id)
      .execute();
    await db.deleteFrom('table_users').where('table_id', '=', id).where('user_id', '=', user).execute();
  }
}

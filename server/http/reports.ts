import type * as z from 'zod/mini';
import { isFor } from '../chat/chat.ts';
import { ServerError } from '../errors.ts';
import type { Services, User } from '../services.ts';
import type { Store } from '../store/store.ts';
import type { NewReport } from './bodies.ts';

/** Whoever sits there may see a table, and others only where spectators are welcome. Otherwise it is as if it were not there. */
export async function mustSee(store: Store, user: User, table: string): Promise<void> {
  const row = await store.db
    .selectFrom('tables')
    .select('spectators')
    .where('id', '=', table)
    .executeTakeFirst();
  if (row?.spectators === 1) return;
  const seated = row !== undefined && (await seatAt(store, table, user.id)) !== undefined;
  if (!seated) throw new ServerError('no-such-table', 'There is no such table, or it is not open to you.');
}

/** Where somebody sits at a table; undefined for those who do not. */
export async function seatAt({ db }: Store, table: string, user: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('table_users')
    .select('seat')
    .where('table_id', '=', table)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return row?.seat;
}

/** Keeps a complaint about somebody's behaviour at a table for whoever runs the server. */
export async function keepReport(
  { store, log }: Services,
  user: User,
  table: string,
  { about, chat, text }: z.infer<typeof NewReport>,
  now: number,
): Promise<void> {
  const { db } = store;
  await mustSee(store, user, table);
  if (about === user.id) throw new ServerError('bad-message', 'You cannot report yourself.');
  if (chat !== undefined) {
    const line = await db
      .selectFrom('chat')
      .select('seats')
      .where('id', '=', chat)
      .where('table_id', '=', table)
      .where('user_id', '=', about)
      .executeTakeFirst();
    // A line of another side is as if it were not there.
    if (line === undefined || !isFor(line.seats, await seatAt(store, table, user.id)))
      throw new ServerError('not-found', 'That person has written no such line here.');
  } else if ((await seatAt(store, table, about)) === undefined)
    throw new ServerError('not-found', 'That person does not sit at this table.');
  const row = { table_id: table, user_id: user.id, about_id: about, chat_id: chat ?? null, text, at: now };
  await db.insertInto('reports').values(row).execute();
  log.warn('somebody was reported', { table, user: user.id, about });
}

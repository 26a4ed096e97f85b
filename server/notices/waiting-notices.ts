import { type Selectable, sql } from 'kysely';
import type { Channel } from '../operation/metrics.ts';
import type { TurnNoticeRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export type WaitingNotice = Selectable<TurnNoticeRow> & { readonly due_at: number };

interface Spacing {
  /** Milliseconds. */
  readonly delay: number;
  /** Milliseconds at least between two notices about the same table. */
  readonly apart: number;
}

/** Parameters of one statement. */
const PORTION = 500;

/**
 * Notices that wait for their time, kept in the database: a server that is killed loses none of them, and of several
 * servers one sends each.
 */
export class WaitingNotices {
  readonly #store: Store;
  readonly #db: Store['db'];

  constructor(store: Store) {
    this.#store = store;
    this.#db = store.db;
  }

  /** One that waits already keeps its time. */
  async add(
    table: string,
    user: string,
    channel: Channel,
    now: number,
    { delay, apart }: Spacing,
  ): Promise<void> {
    const due = now + delay;
    await this.#db
      .insertInto('turn_notices')
      .values({ table_id: table, user_id: user, channel, asked_at: now, due_at: due, sent_at: 0, tries: 0 })
      .onConflict((conflict) =>
        conflict.columns(['table_id', 'user_id', 'channel']).doUpdateSet({
          asked_at: now,
          tries: 0,
          due_at: sql<number>`case
            when turn_notices.due_at is not null then turn_notices.due_at
            when turn_notices.sent_at > ${due - apart} then turn_notices.sent_at + ${apart}
            else ${due} end`,
        }),
      )
      .execute();
  }

  async due(channels: readonly Channel[], until: number, limit: number): Promise<WaitingNotice[]> {
    if (channels.length === 0) return [];
    const rows = await this.#db
      .selectFrom('turn_notices')
      .selectAll()
      .where('due_at', '<=', until)
      .where('channel', 'in', channels)
      .orderBy('due_at')
      .limit(limit)
      .execute();
    return rows as WaitingNotice[];
  }

  async ofUsers(users: readonly string[]): Promise<WaitingNotice[]> {
    const portions = Array.from({ length: Math.ceil(users.length / PORTION) }, (_, index) =>
      users.slice(index * PORTION, (index + 1) * PORTION),
    );
    const found = await Promise.all(
      portions.map((portion) =>
        this.#db
          .selectFrom('turn_notices')
          .selectAll()
          .where('user_id', 'in', portion)
          .where('due_at', 'is not', null)
          .execute(),
      ),
    );
    return found.flat() as WaitingNotice[];
  }

  /** True for exactly one of all servers that want to send it. */
  claim(notice: WaitingNotice, now: number): Promise<boolean> {
    const claimed = this.#row(notice)
      .set({ due_at: null, sent_at: now, tries: notice.tries + 1 })
      .where('due_at', '=', notice.due_at);
    return this.#store.commit({ writes: [claimed], guarded: true });
  }

  async callOff(notice: WaitingNotice): Promise<void> {
    await this.#row(notice).set({ due_at: null }).where('due_at', '=', notice.due_at).execute();
  }

  async tryAgain(notice: WaitingNotice, due: number): Promise<void> {
    await this.#row(notice)
      .set({ due_at: due, sent_at: notice.sent_at })
      .where('due_at', 'is', null)
      .execute();
  }

  /** What neither waits nor keeps another notice waiting, and what no server was set up to send. */
  async forget(before: number): Promise<void> {
    await this.#db
      .deleteFrom('turn_notices')
      .where((row) => row.or([row('due_at', 'is', null), row('due_at', '<', before)]))
      .where('sent_at', '<', before)
      .where('asked_at', '<', before)
      .execute();
  }

  #row({ table_id, user_id, channel }: WaitingNotice) {
    return this.#db
      .updateTable('turn_notices')
      .where('table_id', '=', table_id)
      .where('user_id', '=', user_id)
      .where('channel', '=', channel);
  }
}

import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { appliedMigrations } from '../store/migrate.ts';
import { migrations } from '../store/migrations/index.ts';
import { singlePostgres } from '../store/postgres/connect.ts';
import { StoreProblem } from '../store/problems.ts';
import type { Database } from '../store/schema.ts';
import { besideSqlite, databaseFile } from '../store/sqlite/connect.ts';
import type { StoreConfig } from '../store/store.ts';
import type { Clock } from './clock.ts';
import type { Holder } from './table-state.ts';

/** A table that was set aside. */
export interface AsideTable {
  readonly id: string;
  readonly game: string;
  readonly entries: number;
  readonly at: number;
  readonly reason: string;
}

/** What whoever runs a server does with tables that were set aside, beside the running server. No rule is run. */
export class OperatorsTables {
  readonly #db: Kysely<Database>;

  private constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  static async with<T>(
    { DATA, DATABASE_URL }: StoreConfig,
    use: (tables: OperatorsTables) => Promise<T>,
  ): Promise<T> {
    if (DATABASE_URL === undefined && !existsSync(databaseFile(DATA)))
      throw new StoreProblem(`There is no database in the folder ${DATA}.`);
    const db = await (DATABASE_URL === undefined ? besideSqlite(DATA) : singlePostgres(DATABASE_URL));
    try {
      const applied = await appliedMigrations(db, DATABASE_URL === undefined ? 'sqlite' : 'postgres');
      if (migrations.some(({ name }) => !applied.includes(name)))
        throw new StoreProblem(
          'The database is of an older Krčma. Start the server once to bring it up to date.',
        );
      return await use(new OperatorsTables(db));
    } finally {
      await db.destroy();
    }
  }

  async aside(): Promise<AsideTable[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id', 'game', 'entries', 'aside_at', 'aside_reason'])
      .where('aside_at', 'is not', null)
      .orderBy('aside_at')
      .execute();
    return rows.map(({ id, game, entries, aside_at, aside_reason }) => ({
      id,
      game,
      entries,
      at: aside_at ?? 0,
      reason: aside_reason ?? '',
    }));
  }

  /** All that a bug report needs: the game as it is stored, and nobody's name. */
  async shown(id: string): Promise<unknown> {
    const row = await this.#found(id);
    const log = await this.#db
      .selectFrom('entries')
      .select(['seat', 'choice', 'standing', 'gain', 'side'])
      .where('table_id', '=', id)
      .orderBy('number')
      .execute();
    const seats = JSON.parse(row.seats_json) as readonly Holder[];
    return {
      game: row.game,
      version: row.version,
      status: row.status,
      aside: { at: new Date(row.aside_at ?? 0).toISOString(), reason: row.aside_reason },
      seats: seats.map((holder) => (holder.who === 'bot' ? `bot ${holder.level}` : holder.who)),
      setup: parsed(row.setup_json),
      terms: parsed(row.terms_json),
      state: parsed(row.state_json),
      checkpoints: parsed(row.checkpoint_json),
      journal: parsed(row.journal_json),
      log,
    };
  }

  /** Everything goes on as if no time had passed; clocks and bots are looked after at once. */
  async free(id: string, now: number): Promise<void> {
    const row = await this.#found(id);
    const clock = JSON.parse(row.clock_json) as Clock;
    await this.#db
      .updateTable('tables')
      .set({
        aside_at: null,
        aside_reason: null,
        due_at: row.status === 'playing' ? now : null,
        clock_json: JSON.stringify({ ...clock, since: clock.since + now - (row.aside_at ?? now) }),
        revision: row.revision + 1,
      })
      .where('id', '=', id)
      .where('revision', '=', row.revision)
      .execute();
  }

  /** Log, chat and seats go with it. */
  async delete(id: string): Promise<void> {
    await this.#found(id);
    await this.#db.deleteFrom('tables').where('id', '=', id).where('aside_at', 'is not', null).execute();
  }

  async #found(id: string) {
    const row = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', id)
      .where('aside_at', 'is not', null)
      .executeTakeFirst();
    if (row === undefined)
      throw new StoreProblem(`No table ${id} is set aside. krcma tables lists those that are.`);
    return row;
  }
}

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

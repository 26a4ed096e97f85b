import { type Dialect, Kysely, sql } from 'kysely';
import { isDiskFull } from './problems.ts';
import type { Database } from './schema.ts';

const PROBE = 'probe';
/** About as much as a table takes. */
const SIZE = 65_536;
/** Milliseconds between two probes, however often somebody asks. */
const PAUSE = 1000;

/** A database with somebody who notices when its disk is full. */
export function watched(dialect: Dialect): { readonly db: Kysely<Database>; readonly disk: Disk } {
  const db: Kysely<Database> = new Kysely<Database>({
    dialect,
    log: (event) => {
      if (event.level === 'error') disk.failed(event.error);
    },
  });
  const disk = new Disk(db);
  return { db, disk };
}

/** Remembers a write that found no room, until a probe of some size finds it again. */
export class Disk {
  readonly #db: Kysely<Database>;
  #full = false;
  #probing: Promise<void> | undefined;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async watch<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } catch (error) {
      this.failed(error);
      throw error;
    }
  }

  failed(error: unknown): void {
    if (isDiskFull(error)) this.#full = true;
  }

  /** Rejects when the database does not answer. */
  async check(): Promise<'fine' | 'full'> {
    await sql`select 1 from settings limit 1`.execute(this.#db);
    if (this.#full) await this.#probed();
    return this.#full ? 'full' : 'fine';
  }

  #probed(): Promise<void> {
    this.#probing ??= this.#probe().finally(() => {
      const again = () => {
        this.#probing = undefined;
      };
      setTimeout(again, PAUSE).unref();
    });
    return this.#probing;
  }

  /** Two writes: in one transaction the second would take back what the first had to find room for. */
  async #probe(): Promise<void> {
    const value = 'x'.repeat(SIZE);
    try {
      await this.#db
        .insertInto('settings')
        .values({ key: PROBE, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
      await this.#db.deleteFrom('settings').where('key', '=', PROBE).execute();
      this.#full = false;
    } catch (error) {
      if (!isDiskFull(error)) throw error;
    }
  }
}

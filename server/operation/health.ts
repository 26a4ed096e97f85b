import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { inTime } from './in-time.ts';

export interface HealthAnswer {
  readonly status: 200 | 503;
  readonly body: {
    readonly ok: boolean;
    readonly state: 'running' | 'stopping' | 'no database';
    readonly database: Store['kind'];
    readonly version: string;
    /** Seconds. */
    readonly uptime: number;
  };
}

const DATABASE_LIMIT = 2000;

/** What a load balancer asks: whether this server can take work. */
export class Health {
  readonly #store: Pick<Store, 'db' | 'kind'>;
  readonly #version: string;
  readonly #limit: number;
  #stopping = false;

  constructor(store: Pick<Store, 'db' | 'kind'>, version: string, limit = DATABASE_LIMIT) {
    this.#store = store;
    this.#version = version;
    this.#limit = limit;
  }

  /** From now on no new work. */
  stopping(): void {
    this.#stopping = true;
  }

  async check(): Promise<HealthAnswer> {
    const state = this.#stopping ? 'stopping' : (await this.#databaseAnswers()) ? 'running' : 'no database';
    const ok = state === 'running';
    const { kind: database } = this.#store;
    const uptime = Math.floor(process.uptime());
    return { status: ok ? 200 : 503, body: { ok, state, database, version: this.#version, uptime } };
  }

  async #databaseAnswers(): Promise<boolean> {
    try {
      await inTime(sql`select 1`.execute(this.#store.db), this.#limit);
      return true;
    } catch {
      return false;
    }
  }
}

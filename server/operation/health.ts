import type { Store } from '../store/store.ts';
import { inTime } from './in-time.ts';

export interface HealthAnswer {
  readonly status: 200 | 503;
  readonly body: {
    readonly ok: boolean;
    readonly state: 'running' | 'stopping' | 'no database' | 'disk full';
    readonly database: Store['kind'];
    readonly version: string;
    /** Seconds. */
    readonly uptime: number;
  };
}

const DATABASE_LIMIT = 2000;

/** What a load balancer asks: whether this server can take work. */
export class Health {
  readonly #store: Pick<Store, 'check' | 'kind'>;
  readonly #version: string;
  readonly #limit: number;
  #stopping = false;
  #checking: ReturnType<Store['check']> | undefined;

  constructor(store: Pick<Store, 'check' | 'kind'>, version: string, limit = DATABASE_LIMIT) {
    this.#store = store;
    this.#version = version;
    this.#limit = limit;
  }

  /** From now on no new work. */
  stopping(): void {
    this.#stopping = true;
  }

  async check(): Promise<HealthAnswer> {
    const state = this.#stopping ? 'stopping' : await this.#databaseState();
    const ok = state === 'running';
    const { kind: database } = this.#store;
    const uptime = Math.floor(process.uptime());
    return { status: ok ? 200 : 503, body: { ok, state, database, version: this.#version, uptime } };
  }

  /** However many ask, the database is asked once at a time. */
  async #databaseState(): Promise<'running' | 'no database' | 'disk full'> {
    this.#checking ??= inTime(this.#store.check(), this.#limit).finally(() => {
      this.#checking = undefined;
    });
    try {
      return (await this.#checking) === 'full' ? 'disk full' : 'running';
    } catch {
      return 'no database';
    }
  }
}

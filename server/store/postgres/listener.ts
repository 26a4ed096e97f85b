import { Client } from 'pg';
import type { Listeners } from '../notices.ts';
import type { Log, Notice } from '../store.ts';

export const CHANNEL = 'krcma';
/** The name of the connection: as long as there is one, a server is running. */
export const LISTENING = 'krcma notices';
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;

/** The one connection that hears notices. When it breaks it is made again, and listeners are told they missed some. */
export class Listener {
  readonly #url: string;
  readonly #listeners: Listeners;
  readonly #log: Log;
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, listeners: Listeners, log: Log) {
    this.#url = url;
    this.#listeners = listeners;
    this.#log = log;
  }

  async open(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: LISTENING,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 10_000,
    });
    let heard = false;
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.#listeners.tell([JSON.parse(payload) as Notice]);
    });
    client.on('error', () => {});
    client.on('end', () => {
      if (heard) this.#again(FIRST_PAUSE);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    heard = true;
    this.#client = client;
    if (this.#closed) await client.end();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  #again(pause: number): void {
    if (this.#closed) return;
    this.#log('The connection that hears notices broke; it is being made again.');
    this.#retry = setTimeout(async () => {
      try {
        await this.open();
        this.#listeners.tell([{ about: 'missed' }]);
      } catch {
        this.#again(Math.min(2 * pause, LONGEST_PAUSE));
      }
    }, pause);
  }
}

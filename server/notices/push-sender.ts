import { createHash } from 'node:crypto';
import { type Agent, request } from 'node:https';
import type { PushSubscription } from '@krcma/protocol';
import webPush from 'web-push';
import type { Store } from '../store/store.ts';
import { PublicAgent } from './public-address.ts';
import type { Receiver, Sender } from './senders.ts';
import type { VapidKeys } from './vapid.ts';
import { type Turn, tablePath, wordsOf } from './words.ts';

export interface PushSettings {
  readonly keys: VapidKeys;
  /** https: or mailto:, where a push service complains. */
  readonly subject: string;
  readonly agent?: Agent;
}

/** What the service worker gets. */
export interface PushMessage {
  readonly kind: 'turn';
  readonly table: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

const TIMEOUT = 10_000;
/** Seconds a push service keeps a message for a browser that is off. */
const TIME_TO_LIVE = 24 * 3600;
const GONE = new Set([404, 410]);

/** Of one table only the newest message is kept. A topic has at most 32 characters. */
const topicOf = (table: string): string =>
  createHash('sha256').update(table).digest('base64url').slice(0, 32);

const messageOf = (turn: Turn, { language }: Receiver): PushMessage => {
  const { subject, body } = wordsOf(turn, language);
  const { table, game, names } = turn;
  return { kind: 'turn', table, game, names, title: subject, body, path: tablePath(turn) };
};

/** To every browser of the receiver. Encrypted for that browser, so that the push service cannot read it. */
export class PushSender implements Sender {
  readonly #store: Store;
  readonly #settings: PushSettings;
  readonly #agent: Agent;

  constructor(store: Store, settings: PushSettings) {
    this.#store = store;
    this.#settings = settings;
    this.#agent = settings.agent ?? new PublicAgent();
  }

  async reaches({ id }: Receiver): Promise<boolean> {
    return (await this.#subscriptions(id)).length > 0;
  }

  async send(receiver: Receiver, turn: Turn): Promise<void> {
    const message = JSON.stringify(messageOf(turn, receiver));
    const subscriptions = await this.#subscriptions(receiver.id);
    const sent = await Promise.allSettled(
      subscriptions.map((each) => this.#sendTo(each, message, turn.table)),
    );
    const failures = sent.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    if (failures.length > 0 && failures.length === sent.length)
      throw new AggregateError(failures, 'No browser could be reached.');
  }

  close(): void {
    this.#agent.destroy();
  }

  async #sendTo(subscription: PushSubscription, message: string, table: string): Promise<void> {
    const { keys: vapid, subject } = this.#settings;
    const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, message, {
      vapidDetails: { subject, ...vapid },
      TTL: TIME_TO_LIVE,
      topic: topicOf(table),
      urgency: 'normal',
    });
    const status = await this.#post(endpoint, headers, body);
    if (GONE.has(status)) await this.#forget(endpoint);
    else if (status < 200 || status > 299) throw new Error(`The push service answered ${status}.`);
  }

  /** The status only: what a push service says besides is not read, however much it is. */
  #post(endpoint: string, headers: Record<string, string>, body: Buffer | null): Promise<number> {
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(TIMEOUT);
      const posted = request(
        endpoint,
        { method: 'POST', headers, agent: this.#agent, signal },
        (response) => {
          resolve(response.statusCode ?? 0);
          response.destroy();
        },
      );
      posted.on('error', reject);
      posted.end(body);
    });
  }

  async #subscriptions(user: string): Promise<PushSubscription[]> {
    const rows = await this.#store.db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'keys_json'])
      .where('user_id', '=', user)
      .orderBy('created_at', 'desc')
      .limit(20)
      .execute();
    return rows.map(({ endpoint, keys_json }) => ({
      endpoint,
      keys: JSON.parse(keys_json) as PushSubscription['keys'],
    }));
  }

  async #forget(endpoint: string): Promise<void> {
    await this.#store.db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
  }
}

import type { PushSubscription } from '@krcma/protocol';
import { ServerError } from '../errors.ts';
import type { Store } from '../store/store.ts';

/** The server will send to the address a browser tells, so that it must be one of a browser maker and nothing within. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
];
/** Browsers of one person; the oldest gives way. */
const MOST = 10;

const isPushService = ({ protocol, hostname, port }: URL): boolean =>
  protocol === 'https:' &&
  port === '' &&
  SERVICES.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name));

export async function keepSubscription(
  { db }: Store,
  user: string,
  { endpoint, keys }: PushSubscription,
  now: number,
): Promise<void> {
  if (!isPushService(new URL(endpoint)))
    throw new ServerError('bad-message', 'Notices can only be sent through the service of a browser.');
  const row = { user_id: user, keys_json: JSON.stringify(keys), created_at: now };
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
  const kept = db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('user_id', '=', user)
    .orderBy('created_at', 'desc')
    .limit(MOST);
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', user)
    .where('endpoint', 'not in', kept)
    .execute();
}

export async function forgetSubscription({ db }: Store, user: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', user)
    .where('endpoint', '=', endpoint)
    .execute();
}

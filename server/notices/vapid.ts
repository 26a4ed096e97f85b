import webPush from 'web-push';
import type { Store } from '../store/store.ts';

/** The keys by which push services know this server. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const SETTING = 'vapid';

/** Made on the first start and kept: other keys would make every subscription worthless. */
export async function vapidKeys({ db }: Pick<Store, 'db'>): Promise<VapidKeys> {
  const kept = db.selectFrom('settings').select('value').where('key', '=', SETTING);
  const found = await kept.executeTakeFirst();
  if (found !== undefined) return JSON.parse(found.value) as VapidKeys;
  // Of several servers that start together the first one's keys are everybody's.
  await db
    .insertInto('settings')
    .values({ key: SETTING, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await kept.executeTakeFirstOrThrow();
  return JSON.parse(value) as VapidKeys;
}

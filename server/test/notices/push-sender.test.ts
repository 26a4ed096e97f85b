import { Agent } from 'node:https';
import { expect, test } from 'vitest';
import { isPublic, PublicAgent } from '../../notices/public-address.ts';
import { type PushMessage, PushSender } from '../../notices/push-sender.ts';
import { vapidKeys } from '../../notices/vapid.ts';
import type { Store } from '../../store/store.ts';
import { addUser } from '../chat/rows.ts';
import { configOf, onADatabase } from '../databases.ts';
import { certificate } from './local-certificate.ts';
import { Browser, startPushService, vapidClaims } from './push-service.ts';

const turn = { table: 'table-one-1', game: 'valeria', title: 'Valeria', names: ['Bert', 'Čeněk'] };
const anna = { id: 'anna', language: 'cs', mail: null } as const;
const subject = 'https://krcma.example';

async function subscribe(store: Store, { subscription: { endpoint, keys } }: Browser): Promise<void> {
  await store.db
    .insertInto('push_subscriptions')
    .values({ endpoint, user_id: 'anna', keys_json: JSON.stringify(keys), created_at: 0 })
    .execute();
}

const endpoints = async (store: Store): Promise<string[]> =>
  (await store.db.selectFrom('push_subscriptions').select('endpoint').orderBy('endpoint').execute()).map(
    ({ endpoint }) => endpoint,
  );

onADatabase(import.meta.filename, (title, open) => {
  test('the keys are made once and kept', async () => {
    const store = await open();
    const [first, together] = await Promise.all([vapidKeys(store), vapidKeys(store)]);
    expect(together).toEqual(first);
    expect(await vapidKeys(store)).toEqual(first);
    expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
    if (title === 'PostgreSQL') expect(await vapidKeys(await open(configOf(store)))).toEqual(first);
  });

  test('a browser gets an encrypted message signed by this server; those that are gone are forgotten', async () => {
    const store = await open();
    await addUser(store, 'anna');
    const service = await startPushService();
    const keys = await vapidKeys(store);
    const sender = new PushSender(store, { keys, subject, agent: new Agent({ ca: certificate }) });
    try {
      expect(await sender.reaches(anna)).toBe(false);
      const browsers = ['201', '404', '410'].map((status) => new Browser(`${service.origin}/${status}/anna`));
      for (const browser of browsers) await subscribe(store, browser);
      expect(await sender.reaches(anna)).toBe(true);
      await sender.send(anna, turn);

      const reached = service.pushed.find(({ path }) => path === '/201/anna');
      expect(reached?.headers).toMatchObject({
        'content-encoding': 'aes128gcm',
        ttl: '86400',
        urgency: 'normal',
      });
      expect(reached?.headers.topic).toMatch(/^[\w-]{32}$/);
      expect(vapidClaims(String(reached?.headers.authorization), keys.publicKey)).toMatchObject({
        aud: service.origin,
        sub: subject,
      });
      expect(reached?.body.toString('latin1')).not.toContain('valeria');
      const message = JSON.parse(browsers[0]?.decrypt(reached?.body ?? Buffer.alloc(0)) ?? '') as PushMessage;
      expect(message).toEqual({
        kind: 'turn',
        table: 'table-one-1',
        game: 'valeria',
        names: ['Bert', 'Čeněk'],
        title: 'Valeria: jsi na tahu',
        body: 'U stolu: Bert a Čeněk.',
        path: '/online/valeria/table-one-1',
      });
      expect(await endpoints(store)).toEqual([`${service.origin}/201/anna`]);
    } finally {
      sender.close();
      await service.close();
    }
  });

  test('a service that fails is an error, and its subscription stays', async () => {
    const store = await open();
    await addUser(store, 'anna');
    const service = await startPushService();
    const agent = new Agent({ ca: certificate });
    const sender = new PushSender(store, { keys: await vapidKeys(store), subject, agent });
    try {
      await subscribe(store, new Browser(`${service.origin}/500/anna`));
      await expect(sender.send(anna, turn)).rejects.toThrow('No browser could be reached.');
      expect(await endpoints(store)).toHaveLength(1);
    } finally {
      sender.close();
      await service.close();
    }
  });

  test('nothing is sent behind the firewall, whatever a forged subscription says', async () => {
    const store = await open();
    await addUser(store, 'anna');
    const service = await startPushService();
    const agent = new PublicAgent({ rejectUnauthorized: false });
    const sender = new PushSender(store, { keys: await vapidKeys(store), subject, agent });
    const port = new URL(service.origin).port;
    try {
      for (const host of ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1'])
        await subscribe(store, new Browser(`https://${host}:${port}/201/${host}`));
      await subscribe(store, new Browser(`http://localhost:${port}/201/plain`));
      await expect(sender.send(anna, turn)).rejects.toThrow('No browser could be reached.');
      expect(service.pushed).toEqual([]);
    } finally {
      sender.close();
      await service.close();
    }
  });
});

test('which addresses are public', () => {
  for (const address of [
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    '::',
  ])
    expect(isPublic(address), address).toBe(false);
  for (const address of [
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '0.0.0.0',
    '255.255.255.255',
    'localhost',
    '',
  ])
    expect(isPublic(address), address).toBe(false);
  for (const address of ['8.8.8.8', '172.32.0.1', '2a00:1450::1', '::ffff:8.8.8.8'])
    expect(isPublic(address), address).toBe(true);
});

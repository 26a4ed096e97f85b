import type { CDPSession } from 'playwright-core';
import { expect, it } from 'vitest';
import { withBrowser } from './guest.ts';
import { layTable, openPerson } from './online-people.ts';
import { withServer } from './online-server.ts';

withBrowser();
const server = withServer();

/** Chromium's own number of the service worker of a page. */
async function registrationOf(session: CDPSession, origin: string): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

it('a pushed notice is shown, the newest of a table only, and not to somebody who looks at that table', async () => {
  const { page, context, address } = await openPerson(server, { offline: true });
  await context.grantPermissions(['notifications'], { origin: address });
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const session = await context.newCDPSession(page);
  const registrationId = await registrationOf(session, address);
  const push = (title: string, table: string) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: address,
      registrationId,
      data: JSON.stringify({
        kind: 'turn',
        title,
        body: 'At the table: Ann.',
        table,
        path: `/online/${table}`,
      }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => `${title} ${body}`);
    });
  await push('first', 'table-000001');
  await push('second', 'table-000001');
  await expect.poll(shown).toEqual(['second At the table: Ann.']);
  await page.goto(`${address}/rules/valeria?table-000002`);
  await push('third', 'table-000002');
  await push('fourth', 'table-000003');
  await expect.poll(async () => (await shown()).length).toBe(2);
  expect(await shown()).not.toContain('third At the table: Ann.');
});

it('an address without the name of the game leads to the table', async () => {
  const ann = await openPerson(server);
  const { page, address } = ann;
  const link = await layTable(ann, 'Ann');
  await page.goto(`${address}/online/${link.split('/').at(-1)}`);
  await page.waitForURL(link);
  await page.locator('.room-seats').waitFor();
});

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { readCode } from '../test/read-code.ts';
import { axeFindings } from './axe.ts';
import { withBrowser } from './guest.ts';
import { comeIn, layTable, openPerson, playTogether, sitDown, startGame } from './online-people.ts';
import { OnlineServer, withServer } from './online-server.ts';
import { answer, playNow } from './table.ts';

withBrowser();
const server = withServer(new OnlineServer('serve-online.ts', { CONTACT: 'host@krcma.example' }));

/** The server by a name of the network: without https a browser trusts it less than this machine. */
const inNetwork = () => `http://krcma.test:${new URL(server.address).port}`;

/** What a phone would read off the screen. */
async function codeOn(page: Page): Promise<string | undefined> {
  const picture = await page.locator('.qr-code').screenshot();
  const { pixels, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    return { pixels: [...(canvas?.getImageData(0, 0, width, height).data ?? [])], width, height };
  }, picture.toString('base64'));
  return readCode(Uint8ClampedArray.from(pixels), width, height);
}

it('an invitation says who can open its link and what to do about it, a phone reads it, and a friend in the network plays', async () => {
  const ann = await openPerson(server);
  const { page } = ann;
  const table = new URL(await layTable(ann, 'Ann')).pathname;
  const share = page.locator('.share-link');
  await page.locator('[data-opens=machine]').waitFor();
  expect(await share.innerText()).toMatch(/opens on this machine only.*HOST=0\.0\.0\.0 npm start/s);
  expect(await page.locator('.qr-code').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);

  const addresses = [inNetwork(), 'http://10.0.0.7:4080'];
  await page.route('**/api/reach', (route) => route.fulfill({ json: { by: 'network', addresses } }));
  await page.reload();
  await page.locator('[data-opens=network] .qr-code').waitFor();
  expect(await share.locator('input').inputValue()).toBe(`${addresses[0]}${table}`);
  expect(await share.innerText()).toContain('whoever is in the same network as the server');
  expect(await codeOn(page)).toBe(`${addresses[0]}${table}`);
  expect(await axeFindings(page)).toEqual([]);
  await share.locator('select').selectOption('http://10.0.0.7:4080');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await codeOn(page)).toBe(`http://10.0.0.7:4080${table}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const bob = await openPerson(server);
  await comeIn(bob, `${inNetwork()}${table}`, 'Bob');
  expect(await bob.page.evaluate(() => isSecureContext)).toBe(false);
  await bob.page.locator('.share-link button').first().click();
  await bob.page.locator('.share-link .good', { hasText: 'Copied.' }).waitFor();
  await sitDown(bob);
  await page.locator('.room-seat', { hasText: 'Bob' }).waitFor();
  await startGame(ann);
  await bob.page.locator('.question[data-asked=true]').waitFor();
  await playTogether([page, bob.page], 4);
});

inFullRun(
  'a page of the network plays alone too, in one tab at a time, and knows where reports go',
  async () => {
    const ann = await openPerson(server, { address: inNetwork() });
    await playNow({ ...ann, address: inNetwork() }, 'network');
    for (let i = 0; i < 4; i++) await answer(ann.page);
    await ann.page.locator('#menu-button').click();
    await ann.page.locator('.menu-item', { hasText: 'Report a problem' }).click();
    await ann.page.locator('dialog a[href="mailto:host@krcma.example"]').waitFor();
    expect(await axeFindings(ann.page)).toEqual([]);
    const other = await ann.context.newPage();
    await other.goto(ann.page.url());
    await other.locator('.question[data-asked=true]').waitFor();
    await ann.page.getByText('opened in another tab').waitFor();
  },
);

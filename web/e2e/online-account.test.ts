import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { axeFindings } from './axe.ts';
import { withBrowser } from './guest.ts';
import { layTable, openPerson, playTogether } from './online-people.ts';
import { withServer } from './online-server.ts';

withBrowser();
const server = withServer();

inFullRun('a guest becomes an account, keeps the games, comes back elsewhere, and is deleted', async () => {
  const ann = await openPerson(server);
  const { page, address } = ann;
  await layTable(ann, 'Ann', { seats: ['me', 'random'] });
  await page.locator('.table').waitFor();
  await playTogether([page], 4);
  // A bot plays the rest, faster than any page.
  await page.locator('#menu-button').click();
  await page.locator('.menu-item', { hasText: 'Let a bot play for me' }).click();
  await page.locator('[data-note=stand-in]').waitFor();
  await page.goto(`${address}/account`);
  const games = () => page.evaluate(async () => (await (await fetch('/api/me/games')).json()) as unknown[]);
  await expect.poll(games, { timeout: 20_000 }).toHaveLength(1);
  await page.reload();
  await page.locator('#who').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('summary', { hasText: 'Make it an account' }).click();
  const signUp = page.locator('[data-form=sign-up]');
  await signUp.locator('[name=username]').fill('Ann of Ostrava');
  await signUp.locator('[name=password]').fill('long enough a word');
  await signUp.locator('[type=submit]').click();
  await page.locator('#who', { hasText: 'Signed in as Ann of Ostrava' }).waitFor();
  await page.locator('.history li').waitFor();
  await page.locator('.scenario-results [data-scenario=first-game] a').waitFor();
  expect(await page.locator('.paper-sheet table tbody tr').count()).toBe(1);

  const elsewhere = await openPerson(server, { language: 'cs', theme: 'dark' });
  await elsewhere.page.goto(`${address}/account`);
  const signIn = elsewhere.page.locator('[data-form=sign-in]');
  await signIn.locator('[name=username]').fill('Ann of Ostrava');
  await signIn.locator('[name=password]').fill('a wrong word');
  await signIn.locator('[type=submit]').click();
  expect(await signIn.locator('[role=alert]').innerText()).toBe('Jméno nebo heslo nesouhlasí.');
  await signIn.locator('[name=password]').fill('long enough a word');
  await signIn.locator('[type=submit]').click();
  await elsewhere.page.locator('.history li').waitFor();
  expect(await axeFindings(elsewhere.page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('a[href="/api/me/export"]').click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('Ann of Ostrava');

  await page.locator('[data-act=forget]').click();
  await page.locator('dialog [type=password]').fill('long enough a word');
  await page.locator('dialog [type=submit]').click();
  await page.locator('.home').waitFor();
  await page.goto(`${address}/account`);
  await page.locator('[data-form=sign-in]').waitFor();
  await elsewhere.page.reload();
  await elsewhere.page.locator('[data-form=sign-in]').waitFor();
});

it('the settings of an account are kept', async () => {
  const ann = await openPerson(server);
  const { page, address } = ann;
  await page.goto(`${address}/account`);
  const signUp = page.locator('[data-form=sign-up]');
  await signUp.locator('[name=username]').fill('Ben');
  await signUp.locator('[name=password]').fill('long enough a word');
  await signUp.locator('[type=submit]').click();
  await page.locator('#tokens').waitFor();
  const until = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await page.locator('input[type=date]').fill(until);
  await page.locator('button', { hasText: 'End it' }).waitFor();
  await page.locator('#tokens ~ form input').fill('my bot');
  await page.locator('#tokens ~ form [type=submit]').click();
  expect(await page.locator('code').innerText()).toMatch(/^krcma_/);
  await page.reload();
  await page.locator('.tokens li', { hasText: 'my bot' }).waitFor();
  expect(await page.locator('input[type=date]').inputValue()).toBe(until);
  expect(await page.locator('code').count()).toBe(0);
  await page.locator('[data-act=sign-out]').click();
  await page.locator('[data-form=sign-in]').waitFor();
});

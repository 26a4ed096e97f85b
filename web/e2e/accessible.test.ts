import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { axeFindingsInBothThemes } from './axe.ts';
import { type Guest, openGuest, withBrowser } from './guest.ts';
import { answer, playNow, setUp } from './table.ts';

withBrowser();

/** Opens a page, and looks at it wherever it is. */
async function looking(): Promise<{ guest: Guest; look: (where: string) => Promise<void> }> {
  const guest = await openGuest();
  const look = async (where: string) =>
    expect(
      (await axeFindingsInBothThemes(guest.page)).map((finding) => `${where}: ${finding}`),
      where,
    ).toEqual([]);
  return { guest, look };
}

it('no page has a serious accessibility finding, in either theme', async () => {
  const { guest, look } = await looking();
  const { page, address } = guest;
  await page.goto(address);
  await page.locator('.game-card[data-game=valeria]').waitFor();
  await look('home');
  await page.getByRole('button', { name: 'Settings' }).click();
  await look('settings');
  await page.keyboard.press('Escape');
  await page.locator('[data-set-up=valeria]').click();
  await page.locator('dialog .more-options > summary').click();
  await look('new game');
  await page.goto(`${address}/campaign/monster-lands`);
  await page.locator('.campaigns').waitFor();
  await look('campaign');
  await page.goto(`${address}/statistics`);
  await page.getByText('No game has been finished').waitFor();
  await look('statistics');
  await page.goto(`${address}/about`);
  await page.locator('h1').waitFor();
  await look('about');
  await page.goto(`${address}/rules/valeria`);
  await page.locator('input[type=search]').fill('monster');
  await look('rules');
  await page.goto(`${address}/tutorial/valeria/first`);
  await page.locator('.coach').waitFor();
  await look('lesson');
  await page.goto(`${address}/tutorial/valeria`);
  await page.locator('.lessons').waitFor();
  await look('lessons');
  await setUp(guest, { seed: 'axe', players: ['person', 'person'] });
  await page.locator('.dialog.curtain').waitFor();
  await look('curtain');
});

inFullRun('no part of a table has a serious accessibility finding, in either theme', async () => {
  const { guest, look } = await looking();
  const { page } = guest;
  await playNow(guest, 'axe');
  await look('first question');
  for (let i = 0; i < 6; i++) await answer(page);
  await look('table');
  // Some questions refuse nothing.
  for (let i = 0; i < 12 && (await page.locator('.refusals > summary').count()) === 0; i++)
    await answer(page);
  await page.locator('.refusals > summary').click();
  await look('refusals');
  await page.locator('.board [data-thing]').first().click({ button: 'right' });
  await look('thing');
  await page.keyboard.press('Escape');
  await page.locator('#menu-button').click();
  await look('menu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.locator('dialog .rules').waitFor();
  await look('help');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Since your last turn' }).click();
  await page.locator('.replay').waitFor();
  await look('replay');
  await page.keyboard.press('Escape');
  await page.locator('.player .icon-button').first().click();
  await look('player');
});

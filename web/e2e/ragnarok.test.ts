import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openGuest, withBrowser } from './guest.ts';
import { openMoment } from './moments.ts';
import { asked, boardFits, playByMouse, playNow, question } from './table.ts';

withBrowser();

const GAME = 'ragnarok';
/** Clicks of a short game. */
const SHORT = 8;

it('a game of Lords of Ragnarök is begun by mouse, on the board, against bots', async () => {
  const guest = await openGuest();
  await playNow(guest, 'mouse', GAME);
  expect(await boardFits(guest.page)).toBe(true);
  const enough = (clicks: number) => clicks >= SHORT;
  expect(await playByMouse(guest.page, 'board', { taste: 'any', enough })).toBe(SHORT);
  expect(await boardFits(guest.page)).toBe(true);
});

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-thing') ?? undefined);

it('an army is chosen and marched by the keyboard alone, on the map', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await openMoment(guest, GAME, 'armies');
  await page.locator('.tw-map-area[tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  expect(await focused(page)).toMatch(/^army:0:/);
  const before = await question(page).innerText();
  await page.keyboard.press('Enter');
  await expect.poll(() => question(page).innerText()).not.toBe(before);
  await page.locator('.tw-map-area[tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  expect(await focused(page)).toMatch(/^(region|army):/);
  await page.keyboard.press('Enter');
  await asked(page);
});

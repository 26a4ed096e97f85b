import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { axeFindings, axeFindingsInBothThemes } from './axe.ts';
import { openGuest, withBrowser } from './guest.ts';
import { openMoment } from './moments.ts';
import { beginByMouse } from './short-game.ts';
import { asked, boardFits, playByMouse, question, setUp } from './table.ts';

withBrowser();

const GAME = 'ragnarok';

it('a game of Lords of Ragnarök is begun by mouse, on the board, against bots', () => beginByMouse(GAME, 8));

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

it('a high desk shows the wheel and how far everybody is from a victory, a low one either of them', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMoment(guest, GAME, 'four');
  const isSeen = (part: string) => page.locator(part).isVisible();
  for (const part of ['.lr-wheel', '.lr-clocks', '.lr-omens']) await page.locator(part).waitFor();
  expect(await boardFits(page)).toBe(true);
  const { width = 0, height = 0 } = (await page.locator('.lr-map').boundingBox()) ?? {};
  expect(Math.abs(width - height)).toBeLessThan(30);
  await page.setViewportSize({ width: 1366, height: 768 });
  const tab = (name: string) => page.locator('.board nav').getByRole('button', { name });
  await tab('Ragnarök').click();
  expect(await isSeen('.lr-wheel')).toBe(false);
  expect(await boardFits(page)).toBe(true);
  await page.locator('.lr-omen-show').first().click();
  expect(await page.locator('.lr-missing').count()).toBeGreaterThan(0);
  await tab('Wheel').click();
  expect(await isSeen('.lr-wheel')).toBe(true);
  expect(await isSeen('.lr-clocks')).toBe(false);
});

it('on a phone that lies on its side the turns to the end stand above every section', async () => {
  const guest = await openGuest({ width: 844, height: 390, touch: true });
  const { page } = guest;
  await openMoment(guest, GAME, 'doom');
  const doom = page.locator('.lr-doom');
  expect(await doom.innerText()).toMatch(/3/);
  for (const [index, part] of ['.lr-map', '.lr-side', '.lr-own', '.lr-side'].entries()) {
    await page.locator('.board nav button').nth(index).click();
    await page.locator(part).waitFor();
    const above = await doom.evaluate((element) => ({
      bottom: element.getBoundingClientRect().bottom,
      whole: element.scrollHeight <= element.clientHeight,
    }));
    expect(above.whole, part).toBe(true);
    expect((await page.locator(part).boundingBox())?.y, part).toBeGreaterThanOrEqual(above.bottom);
  }
});

inFullRun('a whole game of Lords of Ragnarök is played at phone width in Czech, by touch', async () => {
  const guest = await openGuest({ width: 390, height: 844, language: 'cs', touch: true, theme: 'dark' });
  const { page } = guest;
  // Without an agreed end hardly anybody who taps at random ever wins.
  await setUp(guest, {
    game: GAME,
    seed: 'phone',
    players: ['person', 'greedy'],
    options: { 'Ragnarök po kole': 3 },
  });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  expect(await playByMouse(page, 'board', { taste: 'any', touch: true })).toBeGreaterThan(20);
  expect(await page.locator('.dialog.over h2').first().innerText()).toMatch(/Vítězí|vítězí/);
  expect(await page.locator('.dialog.over .sheet tbody tr').count()).toBeGreaterThan(2);
  expect(await width()).toBe(390);
  expect(await axeFindings(page)).toEqual([]);
});

inFullRun('its table has no serious accessibility finding, in either theme', async () => {
  const guest = await openGuest();
  const { page } = guest;
  const look = async (where: string) => expect(await axeFindingsInBothThemes(page), where).toEqual([]);
  for (const moment of ['four', 'rune', 'march', 'battle', 'hunt', 'defence', 'draft', 'selection']) {
    await openMoment(guest, GAME, moment);
    await look(moment);
  }
  await page.locator('.player .icon-button').first().click();
  await look('player');
});

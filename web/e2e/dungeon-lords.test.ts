import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { axeFindings, axeFindingsInBothThemes } from './axe.ts';
import { openGuest, withBrowser } from './guest.ts';
import { openMoment } from './moments.ts';
import { beginByMouse } from './short-game.ts';
import { answerLike, asked, playByMouse, playNow } from './table.ts';

withBrowser();

const GAME = 'dungeon-lords';

it('a game of Dungeon Lords is begun by mouse, on the board, against bots', () => beginByMouse(GAME, 10));

it('a plan is changed by touch, and the stage says what will come of it', async () => {
  const guest = await openGuest({ width: 390, height: 844, touch: true });
  const { page } = guest;
  await openMoment(guest, GAME, 'planning');
  await page.locator('.dl-outcome').first().waitFor();
  const told = () => page.locator('.dl-outcomes').innerText();
  const before = await told();
  await page.locator('.dl-own-rest [data-thing="lair:0:1"]').tap();
  await page.locator('.dl-against [data-thing="lair:0:1"]').waitFor();
  await expect.poll(told).not.toBe(before);
  await expect.poll(told).toMatch(/of 8 cards\s+The tile/);
});

inFullRun('a whole game of Dungeon Lords is played at phone width in Czech, by touch', async () => {
  const guest = await openGuest({ width: 390, height: 844, language: 'cs', touch: true, theme: 'dark' });
  await playNow(guest, 'phone', GAME);
  const width = () => guest.page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  expect(await playByMouse(guest.page, 'board', { taste: 'any', touch: true })).toBeGreaterThan(40);
  expect(await guest.page.locator('.dialog.over .sheet tbody tr').count()).toBeGreaterThan(2);
  expect(await width()).toBe(390);
  expect(await axeFindings(guest.page)).toEqual([]);
});

inFullRun('its table has no serious accessibility finding, in either theme', async () => {
  const guest = await openGuest();
  const { page } = guest;
  const look = async (where: string) => expect(await axeFindingsInBothThemes(page), where).toEqual([]);
  for (const moment of ['four', 'dig', 'hire', 'plan', 'battle', 'second']) {
    await openMoment(guest, GAME, moment);
    await look(moment);
  }
  await page.locator('.player .icon-button').first().click();
  await look('player');
});

inFullRun('orders are laid on three places, taken back and sealed', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await openMoment(guest, GAME, 'four');
  for (const order of ['dig-tunnels', 'mine-gold']) {
    await answerLike(page, `lay:${order}`);
    await asked(page);
  }
  const laid = page.locator('.dl-place-look[data-laid]');
  expect(await laid.allInnerTexts()).toEqual([
    expect.stringContaining('Dig Tunnels'),
    expect.stringContaining('Mine Gold'),
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => laid.count()).toBe(1);
});

import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { axeFindings } from './axe.ts';
import { openGuest, withBrowser } from './guest.ts';
import { beginByMouse } from './short-game.ts';
import { asked, boardFits, playByKeyboard, playByMouse, playNow, setUp } from './table.ts';

withBrowser();

it('a game is begun by mouse, on the board, against a bot', () => beginByMouse('valeria', 12));

inFullRun('a whole game is played by mouse, on the board, against a bot', async () => {
  const guest = await openGuest();
  await playNow(guest, 'mouse');
  expect(await boardFits(guest.page)).toBe(true);
  expect(await playByMouse(guest.page, 'board')).toBeGreaterThan(20);
  expect(await guest.page.locator('.sheet tbody tr').count()).toBeGreaterThan(2);
  expect(await guest.page.locator('.chart polyline').count()).toBe(2);
  expect(await boardFits(guest.page)).toBe(true);
  expect(await axeFindings(guest.page)).toEqual([]);
});

inFullRun('a whole game is played by keyboard alone, from the first page on', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await page.goto(`${guest.address}/?seed=keys`);
  await page.locator('.game-card[data-game=valeria] .primary').focus();
  await page.keyboard.press('Enter');
  await asked(page);
  expect(await playByKeyboard(page)).toBeGreaterThan(20);
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  expect(await page.locator('.sheet tbody tr').count()).toBeGreaterThan(2);
  expect(await page.locator('.chart polyline').count()).toBe(2);
  expect(await boardFits(page)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
});

it('a whole game is played at phone width in Czech, by touch', async () => {
  const guest = await openGuest({ width: 390, height: 844, language: 'cs', touch: true, theme: 'dark' });
  await playNow(guest, 'phone');
  const width = () => guest.page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  expect(await playByMouse(guest.page, 'board', { touch: true })).toBeGreaterThan(20);
  expect(await guest.page.locator('.dialog.over h2').innerText()).toMatch(/Vítězí/);
  expect(await width()).toBe(390);
  expect(await axeFindings(guest.page)).toEqual([]);
});

inFullRun('five players sit at the table, four of them bots', async () => {
  const guest = await openGuest();
  await setUp(guest, { seed: 'five', players: ['person', 'greedy', 'random', 'greedy', 'random'] });
  await playByMouse(guest.page, 'list');
  expect(await guest.page.locator('.sheet thead th').count()).toBe(5);
});

inFullRun('one player meets the Dark Lord on the board', async () => {
  const guest = await openGuest();
  await setUp(guest, { seed: 'alone', players: ['person'] });
  await playByMouse(guest.page, 'board');
  expect(await guest.page.locator('.sheet thead th').count()).toBe(2);
});

inFullRun('one player meets the Dark Lord, looks at the past with any eyes, and plays again', async () => {
  const guest = await openGuest();
  const { page } = guest;
  // A short game: he overruns everything after 37 choices.
  await setUp(guest, { seed: 'alone-237', players: ['person'] });
  await playByMouse(page, 'list');
  expect(await page.locator('.sheet thead th').count()).toBe(2);
  expect(await page.locator('.dialog.over h2').first().innerText()).toBe('The Dark Lord wins');
  const row = (title: string) => page.locator('.sheet tbody tr', { hasText: title }).locator('td');
  expect(await row('Slain monsters').allInnerTexts()).toEqual([expect.stringMatching(/^\d+$/), '–']);
  expect(await row('Monsters left').allInnerTexts()).toEqual(['–', expect.stringMatching(/^\d+$/)]);
  await page.locator('.dialog.over').getByRole('button', { name: 'Replay' }).click();
  const replay = page.locator('.replay');
  expect(await replay.locator('output').innerText()).toMatch(/^0 of/);
  await replay.locator('input[type=range]').focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await replay.locator('output', { hasText: /^3 of/ }).waitFor();
  for (const eyes of ['0', 'spectator', 'open']) await replay.getByLabel('Seen by').selectOption(eyes);
  await replay.getByRole('button', { name: 'To the end' }).click();
  await replay.getByRole('button', { name: 'Back to the table' }).click();
  await replay.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Score sheet' }).click();
  const before = page.url();
  await page.locator('.dialog.over').getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.href !== before);
  await asked(page);
});

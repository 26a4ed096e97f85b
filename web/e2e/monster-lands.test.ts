import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { axeFindings, axeFindingsInBothThemes } from './axe.ts';
import { openGuest, withBrowser } from './guest.ts';
import { beginByMouse } from './short-game.ts';
import { answerLike, asked, boardFits, playByKeyboard, playByMouse, playNow, question } from './table.ts';

withBrowser();

const GAME = 'monster-lands';

it('a game of Monster Lands is begun by mouse, on the board, against a bot', () => beginByMouse(GAME, 12));

inFullRun('a whole game of Monster Lands is played by mouse, on the board, against a bot', async () => {
  const guest = await openGuest();
  await playNow(guest, 'mouse', GAME);
  expect(await boardFits(guest.page)).toBe(true);
  expect(await playByMouse(guest.page, 'board', { taste: 'any' })).toBeGreaterThan(20);
  expect(await guest.page.locator('.sheet tbody tr').count()).toBeGreaterThan(2);
  expect(await guest.page.locator('.chart polyline').count()).toBe(2);
  expect(await boardFits(guest.page)).toBe(true);
});

inFullRun('a whole game of Monster Lands is played by keyboard alone, from the first page on', async () => {
  const { page, address } = await openGuest();
  await page.goto(`${address}/?seed=keys`);
  await page.locator(`.game-card[data-game=${GAME}] .primary`).focus();
  await page.keyboard.press('Enter');
  await asked(page);
  expect(await playByKeyboard(page)).toBeGreaterThan(20);
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
});

it('a whole game of Monster Lands is played at phone width in Czech, by touch', async () => {
  const guest = await openGuest({ width: 390, height: 844, language: 'cs', touch: true, theme: 'dark' });
  await playNow(guest, 'phone', GAME);
  const width = () => guest.page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  expect(await playByMouse(guest.page, 'board', { taste: 'any', touch: true })).toBeGreaterThan(20);
  expect(await guest.page.locator('.dialog.over h2').innerText()).toMatch(/Vítězí/);
  expect(await width()).toBe(390);
  expect(await axeFindings(guest.page)).toEqual([]);
});

inFullRun('its table has no serious accessibility finding, in either theme', async () => {
  const guest = await openGuest();
  const { page } = guest;
  const look = async (where: string) => expect(await axeFindingsInBothThemes(page), where).toEqual([]);
  await playNow(guest, 'axe', GAME);
  await look('clans');
  await answerLike(page, 'clan:');
  await asked(page);
  await look('deployment');
  await answerLike(page, 'send:a');
  await look('member');
  await answerLike(page, 'member:');
  await look('dice');
  await answerLike(page);
  await look('traps');
  await answerLike(page, 'trap:', 'done');
  // Until the monster is fought.
  const fight = page.locator('.ml-stage[data-kind=fight]');
  for (await asked(page); (await fight.count()) === 0; await asked(page))
    await answerLike(page, 'pawnshop', 'pass', 'end', 'done');
  await look('fight');
  await page.locator('.player .icon-button').first().click();
  await look('player');
});

/** On normal a bungler goes on, one difficulty lower. */
const CAMPAIGN = {
  game: GAME,
  // A short game: 25 choices.
  seed: 'campaign-102',
} as const;

inFullRun('a campaign is kept between games, goes on with the next one, and is found again', async () => {
  const guest = await openGuest();
  const { page, address } = guest;
  const home = async (): Promise<string[]> => {
    await page.goto(address);
    await page.locator('.shelved-link').first().waitFor();
    return page.locator('.shelved-link small').allTextContents();
  };
  const next = page.locator('.dialog.over').getByRole('button', { name: 'Next game of the campaign' });
  await page.goto(`${address}/campaign/${GAME}?seed=${CAMPAIGN.seed}`);
  await page.getByLabel('Difficulty').selectOption('normal');
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  await asked(page);
  expect(await page.locator('.ml-track').innerText()).toMatch(/Normal[\s\S]*Business as Usual\s*game 1/);
  const first = page.url();

  // In the middle of a game the page is closed; it goes on where it was.
  for (let i = 0; i < 3; i++) await answerLike(page, 'clan', 'mine', 'pawnshop');
  await asked(page);
  const before = await question(page).innerText();
  await home();
  await page.locator('.shelved-link').first().click();
  await asked(page);
  expect(await question(page).innerText()).toBe(before);
  await playByMouse(page, 'list');
  await next.waitFor();
  await page.locator('.dialog.over .rungs', { hasText: 'Bungler' }).waitFor();

  // Closed between two games, the first page tells where to go on.
  expect(await home()).toEqual([expect.stringContaining('the campaign goes on')]);
  await page.locator('.shelved-link').first().click();
  await next.click();
  await page.waitForURL((url) => url.href !== first);
  await asked(page);
  const second = page.url();
  expect(await page.locator('.ml-track').innerText()).toMatch(/Easy[\s\S]*Business as Usual\s*game 2/);
  await answerLike(page, 'clan:');
  await asked(page);
  expect(await home()).toEqual([
    expect.not.stringContaining('Finished'),
    expect.stringMatching(/^Finished ·/),
  ]);

  // The finished game leads to the one that was begun, not to another.
  await page.goto(first);
  await next.click();
  await page.waitForURL(second);

  // The campaign and the statistics remember how well it went, even when the game is thrown away.
  await page.goto(address);
  await page.locator('.finished summary').click();
  await page.locator('.finished .icon-button').click();
  await page.locator('dialog[open] .primary').click();
  await page.locator('.finished').waitFor({ state: 'detached' });
  await page.locator('[data-way=campaign]').click();
  const rung = page.locator('.rungs > li').first();
  expect(await rung.innerText()).toMatch(/Business as Usual\s+Bungler\s+Normal.*now\s+Easy/s);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go on with the campaign' }).click();
  await page.waitForURL(second);
  await page.goto(`${address}/statistics`);
  await page.locator('.tally', { hasText: 'Bungler 1×' }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

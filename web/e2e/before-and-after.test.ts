import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { openGuest, withBrowser } from './guest.ts';
import { openOptions, pickScenario, seatCount } from './set-up.ts';
import { asked, playNow, setUp } from './table.ts';

withBrowser();

it('the first page leads to a solo game by one click, tells who plays against one, and offers only what fits', async () => {
  const { page, address } = await openGuest();
  await page.goto(`${address}/?seed=ways`);
  const titles = page.locator('.home main h2');
  await titles.first().waitFor();
  expect(await titles.allInnerTexts()).toEqual(['Games on the table', 'Your games']);
  await page.locator('[data-game=monster-lands] [data-way=solo]').click();
  const dialog = page.locator('dialog[open]');
  await pickScenario(dialog, 'ambush');
  expect(await dialog.innerText()).toContain('Sam plays by himself.');
  expect(await dialog.innerText()).toContain('A monster waits at the Citadel entrance');
  const options = await openOptions(dialog);
  expect(await options.innerText()).not.toContain('Tricks module');

  // With a second player there is no scenario to choose, and none is kept.
  await seatCount(dialog, 2);
  expect(await options.innerText()).toContain('Tricks module');
  expect(await dialog.innerText()).not.toContain('Ambush');
  await seatCount(dialog, 1);
  await pickScenario(dialog, 'ambush');
  await dialog.locator('[type=submit]').click();
  await asked(page);

  // What waits stands before the games, and tells what it is and whose move it is.
  await page.goto(address);
  await page.locator('.shelved .kind', { hasText: 'Ambush' }).waitFor();
  expect(await titles.allInnerTexts()).toEqual(['Continue', 'Games on the table', 'Your games']);
  expect(await page.locator('.shelved').innerText()).toMatch(
    /Monster Lands\s+Solo · Easy · Ambush\s+.*Your move/s,
  );
});

it('a finished game names the secret cards, is looked back on turn by turn, and goes on from any moment', async () => {
  const guest = await openGuest();
  const { page, address } = guest;
  await setUp(guest, { seed: 'afterwards', players: ['greedy', 'greedy'] });
  const over = page.locator('.dialog.over');
  await over.waitFor();
  const dukes = await over.locator('.sheet .behind').allInnerTexts();
  expect(dukes).toHaveLength(2);
  for (const duke of dukes) expect(await over.locator('.secrets').innerText()).toContain(duke);

  await over.getByRole('button', { name: 'Replay' }).click();
  const replay = page.locator('.replay');
  const turn = replay.getByLabel('Turn', { exact: true });
  const shown = page.locator('.whose-turn');
  await replay.locator('option', { hasText: '5: ' }).first().waitFor({ state: 'attached' });
  await turn.selectOption({ label: await turn.locator('option', { hasText: '5: ' }).first().innerText() });
  await shown.getByText('turn 5').waitFor();
  await replay.getByRole('button', { name: 'One turn on' }).click();
  await shown.getByText('turn 6').waitFor();
  await replay.getByRole('button', { name: 'One turn back' }).click();
  await shown.getByText('turn 5').waitFor();

  const first = page.url();
  await replay.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL((url) => url.href !== first);
  await over.waitFor();
  // Both are kept; what bots play among themselves and what was begun in the midst are nobody's statistics.
  await page.goto(address);
  // What is over does not wait to be gone on with.
  await page.locator('.finished summary').click();
  expect(await page.locator('.home h2').allInnerTexts()).toEqual(['Games on the table', 'Your games']);
  expect(await page.locator('.shelved').count()).toBe(2);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByText('No game has been finished').waitFor();
});

inFullRun('another language is spoken at once, and nothing vanishes meanwhile', async () => {
  const guest = await openGuest();
  const { page, address } = guest;
  await playNow(guest, 'language');
  await page.goto(address);
  const titles = page.locator('.home main h2');
  await page.getByText('Continue', { exact: true }).waitFor();
  await page.locator('.home-header .icon-button').click();
  const language = page.locator('dialog select[name=language]');
  await language.focus();
  await language.selectOption('cs');
  await expect.poll(() => titles.first().innerText()).toBe('Pokračovat');
  expect(await language.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('.home-header [lang=en]').click();
  await expect.poll(() => titles.first().innerText()).toBe('Continue');
  await page.locator('.shelved-link').click();
  await page.locator('.question[data-asked=true]').waitFor();
});

import { expect, it } from 'vitest';
import { axeFindingsInBothThemes } from './axe.ts';
import { openGuest, withBrowser } from './guest.ts';
import { setUp } from './table.ts';

withBrowser();

/** The bots look back for a dozen seconds, on a busy machine for longer. */
const PATIENCE = { timeout: 100_000 };

it('a finished game is explained by keyboard: the chance over the turns, and the turns that cost most', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await setUp(guest, { seed: 'explained', players: ['random', 'greedy'] });
  const over = page.locator('.dialog.over');
  await over.waitFor();
  const part = over.getByRole('region', { name: 'How it came to this' });
  await part.getByLabel('For').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await part.getByRole('status').innerText()).toContain('look back');
  await part.locator('.dear-turns').waitFor(PATIENCE);

  // Whoever plays by lot makes mistakes enough.
  const dear = part.locator('.dear-turns > ol > li');
  expect(await dear.count()).toBe(3);
  expect(await part.locator('.chart .dear').count()).toBe(3);
  expect(await part.getByRole('img').getAttribute('aria-label')).toMatch(
    /\d+ % at the beginning, 0 % at the end/,
  );
  for (const words of await dear.allInnerTexts()) {
    const [, chance, better] = words.match(/a chance of (\d+) % instead of (\d+) %/) ?? [];
    expect(Number(better)).toBeGreaterThan(Number(chance));
    expect(words).toMatch(/Played\s+\S+.*Better\s+\S+/s);
  }
  expect(await axeFindingsInBothThemes(page)).toEqual([]);

  // From there into the replay, at that turn.
  const turn = (await dear.first().locator('strong').innerText()).replace('Turn ', '');
  await dear
    .first()
    .getByRole('button', { name: `Look at turn ${turn} in the replay` })
    .focus();
  await page.keyboard.press('Enter');
  await page.locator('.replay').waitFor();
  await page.locator('.whose-turn').getByText(`turn ${turn}`, { exact: false }).waitFor();
});

it('Mage Knight alone is explained on a phone, by touch and in Czech', async () => {
  const guest = await openGuest({ width: 390, height: 844, touch: true, language: 'cs', theme: 'dark' });
  const { page } = guest;
  await setUp(guest, { game: 'mage-knight', seed: 'explained', players: ['random'] });
  const over = page.locator('.dialog.over');
  await over.waitFor(PATIENCE);
  const part = over.getByRole('region', { name: 'Jak k tomu došlo' });
  await part.getByRole('button', { name: 'Vysvětlit tuto hru' }).tap();
  const dear = part.locator('.dear-turns > ol > li');
  await dear.first().waitFor(PATIENCE);
  expect(await dear.count()).toBeGreaterThan(0);
  // A turn is many answers: what was better is told step by step.
  const better = dear.locator('dd').nth(1).locator('.plan-steps li');
  expect(await better.count()).toBeGreaterThan(1);
  expect(await better.count()).toBeLessThanOrEqual(9);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await dear.first().getByRole('button').tap();
  await page.locator('.replay').waitFor();
});

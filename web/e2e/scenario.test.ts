import { expect, it } from 'vitest';
import { axeFindingsInBothThemes } from './axe.ts';
import { openGuest, withBrowser } from './guest.ts';
import { seatCount } from './set-up.ts';
import { answer, asked, isOver } from './table.ts';

withBrowser();

it('a scenario is chosen by mood and time on a phone in Czech, with its variants by one press', async () => {
  const { page, address } = await openGuest({ width: 390, height: 844, language: 'cs', touch: true });
  await page.goto(`${address}/?seed=mood`);
  await page.locator('[data-set-up=mage-knight]').tap();
  const dialog = page.locator('dialog[open]');
  const scenarios = dialog.locator('[data-scenario]');
  const names = () => scenarios.evaluateAll((all) => all.map((each) => each.getAttribute('data-scenario')));
  const radio = (name: string) => dialog.getByRole('radio', { name });
  await radio('Společně').tap();
  expect(await names()).toEqual([
    'blitz-cooperation',
    'volkares-return-blitz',
    'lost-relic-together',
    'full-cooperation',
  ]);
  await radio('Do 2 h').tap();
  expect(await names()).not.toContain('full-cooperation');
  await dialog.locator('[data-scenario=volkares-return-blitz]').tap();
  expect(await dialog.locator('.stages').innerText()).toContain('Přesně podle pravidel, nic navíc.');
  await radio('Desátá hra').tap();
  expect(await dialog.locator('.stages').innerText()).toMatch(/Úroveň boje|Legendární/);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await dialog.locator('[type=submit]').tap();
  await asked(page);
  await page.goto(address);
  await page.locator('.shelved .kind', { hasText: 'Volkareho bleskový návrat' }).waitFor();
  expect(await page.locator('.shelved .kind').innerText()).toContain('Legendární');
});

it('what came of a game stands beside its scenario, by keyboard too, and leads to its replay', async () => {
  const { page, address } = await openGuest();
  await page.goto(`${address}/?seed=result`);
  const setUp = page.locator('[data-set-up=dungeon-lords]');
  const dialog = page.locator('dialog[open]');
  await setUp.click();
  await seatCount(dialog, 3);
  await dialog.locator('input[name=mood]:checked').focus();
  await page.keyboard.press('ArrowLeft');
  await dialog.locator('input[name=scenario]:checked').focus();
  await page.keyboard.press('ArrowDown');
  expect(await dialog.locator('input[name=scenario]:checked').getAttribute('value')).toBe('situation-2');
  expect(await dialog.locator('.own-result').count()).toBe(0);
  await page.keyboard.press('Enter');
  for (await asked(page); !(await isOver(page)); await asked(page)) await answer(page);

  await page.goto(address);
  await setUp.click();
  await seatCount(dialog, 1);
  const own = dialog.locator('[data-scenario=situation-2] .own-result');
  expect(await own.innerText()).toMatch(/^played 1×, won \d×/);
  expect(await dialog.locator('.own-result').count()).toBe(1);
  await page.goto(`${address}/statistics`);
  const line = page.locator('.scenario-results [data-scenario=situation-2]');
  await line.locator('a').click();
  await page.waitForURL(/\/table\/dungeon-lords\//);
  await page.locator('.dialog.over').waitFor();
});

import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { oneGuest, openGuest, withBrowser } from './guest.ts';
import { pickScenario } from './set-up.ts';
import { answer, playNow, setUp, untilOffered } from './table.ts';

withBrowser();

const menu = (page: Page): Locator => page.locator('.thing-menu');

describe('at a table with a bot', () => {
  const guest = oneGuest(async (opened) => {
    await playNow(opened, 'pointing');
    await untilOffered(opened.page, 'gain:gold');
  });

  it('the candles tell how the game ends, with the rules behind it', async () => {
    const { page } = guest();
    await page.locator('.board [data-thing="end"]').click();
    expect(await menu(page).innerText()).toContain('A candle goes out with every exhausted stack');
    expect(await menu(page).locator('.rule-told').allInnerTexts()).toContainEqual(
      expect.stringContaining('VAL-END.4'),
    );
    await page.keyboard.press('Escape');
  });

  it('pointing at a card tells what it is, and the rule behind it', async () => {
    const { page } = guest();
    await page.locator('.board [data-thing="stack:7"]').hover();
    const note = page.locator('.thing-note');
    await note.waitFor();
    expect(await note.locator('.rule-told').innerText()).toContain('VAL-');
  });

  it('a card of somebody else explains itself inside their window, and Escape closes only the explanation', async () => {
    const { page } = guest();
    await page.locator('.player .icon-button').nth(1).click();
    const window = page.locator('dialog[open]');
    await window.locator('[data-thing="card:starter-herald"]').click();
    const inside = window.locator('.thing-menu');
    expect(await inside.innerText()).toContain('Herald');
    await page.keyboard.press('Escape');
    expect([await inside.count(), await window.count()]).toEqual([0, 1]);
    await page.keyboard.press('Escape');
    expect(await window.count()).toBe(0);
  });

  it('a right click in a panel explains the card there, beside it', async () => {
    const { page } = guest();
    const chip = page.locator('.players [data-thing="card:starter-peasant"]').first();
    await chip.click({ button: 'right' });
    const [at, beside] = [await chip.boundingBox(), await menu(page).boundingBox()];
    expect(await menu(page).innerText()).toContain('Peasant');
    expect(Math.abs((beside?.x ?? 0) - (at?.x ?? 0) - (at?.width ?? 0))).toBeLessThan(20);
    await page.keyboard.press('Escape');
  });
});

it('a long touch in a panel explains, on a phone', async () => {
  const guest = await openGuest({ width: 390, height: 844, touch: true });
  const { page, context } = guest;
  await playNow(guest, 'hold');
  await answer(page);
  await page.locator('.tabs button').nth(1).click();
  const box = await page.locator('.players [data-thing="card:starter-knight"]').first().boundingBox();
  const point = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
  const touch = await context.newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await menu(page).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await menu(page).innerText()).toContain('Knight');
});

it('alone, every column tells what the Dark Lord can still take there', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await setUp(guest, { seed: 'column', players: ['person'] });
  await untilOffered(page, 'gain:gold');
  await page.locator('.board [data-thing="column:2"]').click();
  expect(await menu(page).innerText()).toMatch(/Column 3: .*bare column loses/s);
});

it('an own layout is refused with a sentence before the game begins, and its areas go with it', async () => {
  const { page, address } = await openGuest();
  await page.goto(address);
  await page.locator('[data-set-up=valeria]').click();
  const dialog = page.locator('dialog[open]');
  const areas = dialog.locator('.some-field');
  await dialog.locator('.more-options').waitFor();
  expect(await areas.count()).toBe(0);
  await pickScenario(dialog, 'chosen');
  await areas.first().locator('summary').click();
  await areas.first().locator('input').first().check();
  expect(await dialog.locator('.reason').innerText()).toContain('needs 5 areas');
  await pickScenario(dialog, 'random');
  expect(await areas.count()).toBe(0);
  expect(await dialog.locator('.reason').count()).toBe(0);
});

it('whoever searches the rules anew sees the best that is found, not where the list was left', async () => {
  const { page, address } = await openGuest();
  await page.goto(`${address}/rules/valeria`);
  const search = page.locator('input[type=search]');
  await search.fill('monsters');
  await page.locator('.rules dl').first().waitFor();
  await page.locator('.rules details').last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await search.pressSequentially(' slain');
  const first = page.locator('.rules summary').first();
  await expect.poll(async () => (await first.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(200);
});

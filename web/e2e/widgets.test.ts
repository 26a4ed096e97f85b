import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DECISION_KINDS } from '@krcma/kernel';
import { type OpenPages, openPages } from '@krcma/server/pages';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { oneGuest, withBrowser } from './guest.ts';

withBrowser();

const folder = mkdtempSync(join(tmpdir(), 'krcma-widgets-'));
let pages: OpenPages;

beforeAll(async () => {
  const root = import.meta.dirname;
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(root, 'widgets.html') },
    },
  });
  pages = await openPages(folder);
});

afterAll(async () => {
  await pages.close();
  rmSync(folder, { recursive: true, force: true });
});

const guest = oneGuest(async () => {});

async function openWidget(kind: string): Promise<Page> {
  const { page } = guest();
  await page.goto(`${pages.address}/widgets.html?kind=${kind}`);
  await page.locator('.question').waitFor();
  return page;
}

const chosen = (page: Page) => page.locator('.question').getAttribute('data-chosen');

for (const kind of ['one', 'place', 'payment', 'yesNo'] as const)
  it(`${kind}: chosen with the mouse, and with arrows and Enter`, async () => {
    const page = await openWidget(kind);
    await page.locator('.choice').nth(1).click();
    const second = await page.locator('.choice').nth(1).getAttribute('data-choice');
    expect(await chosen(page)).toBe(second);
    await page.locator('.choice').first().focus();
    const list = page.locator('.choices .choice');
    await list.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await chosen(page)).toBe(`${second} ${await list.nth(1).getAttribute('data-choice')}`);
    await page.keyboard.press('Home');
    expect(await list.first().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => document.body.dataset.pointed)).toMatch(/^fruit:/);
  });

it('some: picked one by one, put back, and enough is said', async () => {
  const page = await openWidget('some');
  await page.locator('[data-choice=pear]').click();
  await page.locator('[data-choice=plum]').click();
  expect(await page.locator('.picked li').allInnerTexts()).toEqual(['Take pear', 'Take plum']);
  await page.locator('.picked').getByRole('button', { name: 'Take pear' }).click();
  expect(await page.locator('.picked li').allInnerTexts()).toEqual(['Take plum']);
  await page.locator('[data-choice=done]').click();
  expect(await chosen(page)).toBe('pear plum done');
});

it('order: put together from first to last', async () => {
  const page = await openWidget('order');
  for (const fruit of ['plum', 'apple']) await page.locator(`[data-choice=${fruit}]`).click();
  expect(await page.locator('.picked ol li').allInnerTexts()).toEqual(['Take plum', 'Take apple']);
});

it('number: moved by the slider and its buttons, chosen by Enter', async () => {
  const page = await openWidget('number');
  const slider = page.locator('input[type=range]');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toBe('Take 2');
  await page.getByRole('button', { name: 'More' }).click();
  await slider.focus();
  await page.keyboard.press('Enter');
  expect(await chosen(page)).toBe('3');
});

it('number: begins with the usual answer, where there is one', async () => {
  const page = await openWidget('number&usual=3');
  const slider = page.locator('input[type=range]');
  expect(await slider.getAttribute('aria-valuetext')).toBe('Take 3');
  await page.getByRole('button', { name: 'Less' }).click();
  await page.getByRole('button', { name: 'Take 2' }).click();
  expect(await chosen(page)).toBe('2');
});

it('no widget has a serious accessibility finding', async () => {
  for (const kind of DECISION_KINDS) expect(await axeFindings(await openWidget(kind)), kind).toEqual([]);
});

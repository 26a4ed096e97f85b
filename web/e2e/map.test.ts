// The map of the tableware, in the gallery: no game has one yet.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenPages, openPages } from '@krcma/server/pages';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { openGuest, type Wishes, withBrowser } from './guest.ts';

withBrowser();

const folder = mkdtempSync(join(tmpdir(), 'krcma-map-'));
let pages: OpenPages;

beforeAll(async () => {
  const root = join(import.meta.dirname, '../../gallery');
  await build({
    root,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  pages = await openPages(folder);
}, 120_000);

afterAll(async () => {
  await pages.close();
  rmSync(folder, { recursive: true, force: true });
});

async function openMap(name: 'island' | 'hexes', wishes: Wishes = {}): Promise<Page> {
  const { page } = await openGuest(wishes);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${pages.address}/index.html?map=${name}`);
  await page.locator('g[transform] > .tw-map-area').first().waitFor();
  return page;
}

const PHONE = { width: 390, height: 844, touch: true };

/** Where a certain area is seen, and how wide. */
interface Camera {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

async function cameraOf(page: Page): Promise<Camera> {
  const box = await page.locator('.tw-map-area').first().boundingBox();
  if (box === null) throw new Error('Nothing is drawn on the map.');
  const rounded = (pixels: number): number => Math.round(pixels * 10) / 10;
  return { x: rounded(box.x), y: rounded(box.y), width: rounded(box.width) };
}

const area = (page: Page, thing: string) => page.locator(`.tw-map-area[data-thing="${thing}"]`);

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-thing') ?? undefined);

const touched = (page: Page) => page.locator('.gallery-map').getAttribute('data-touched');

async function middleOf(page: Page, thing: string): Promise<{ x: number; y: number }> {
  const box = await area(page, thing).boundingBox();
  if (box === null) throw new Error(`"${thing}" is not drawn.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const nextQuestion = (page: Page) => page.getByRole('button', { name: 'Ask something else' }).click();

/** What is written to the page while something happens, besides the place of the sheet. */
async function written(page: Page, act: () => Promise<void>): Promise<number> {
  const heard = await page.evaluateHandle(() => {
    const changes: MutationRecord[] = [];
    const watch = new MutationObserver((records) => changes.push(...records));
    watch.observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true });
    return { changes, watch };
  });
  await act();
  return heard.evaluate(({ changes, watch }) => {
    changes.push(...watch.takeRecords());
    watch.disconnect();
    return changes.filter(({ target }) => !(target as Element).matches('.tw-map-sheet')).length;
  });
}

it('opens on what is asked and follows the next question, but not out of the hand that has just moved it', async () => {
  const page = await openMap('island', PHONE);
  const view = await page.locator('.tw-map-view').boundingBox();
  for (const thing of ['kingsfield', 'gullmoor', 'reedmere']) {
    const box = await area(page, thing).boundingBox();
    expect(box && view && box.x >= view.x && box.x + box.width <= view.x + view.width, thing).toBe(true);
  }
  await nextQuestion(page);
  await expect.poll(async () => Math.abs((await middleOf(page, 'saltsand')).x - 195)).toBeLessThan(150);

  await page.mouse.move(200, 400);
  const before = await cameraOf(page);
  const rendered = await written(page, async () => {
    await page.mouse.down();
    await page.mouse.move(80, 330, { steps: 60 });
    await page.mouse.up();
  });
  // Not with every move: only the pointing and the focus at its beginning.
  expect(rendered).toBeLessThan(10);
  await nextQuestion(page);
  await page.locator('[data-thing=witch-isle][data-lit]').waitFor();
  const moved = await cameraOf(page);
  expect(moved.x).toBeCloseTo(before.x - 120, 5);
  expect(moved.y).toBeCloseTo(before.y - 70, 5);
  expect(moved.width).toBe(before.width);
  await page.getByRole('button', { name: 'What is asked' }).click();
  expect(Math.abs((await middleOf(page, 'witch-isle')).x - 195)).toBeLessThan(150);
  expect(await axeFindings(page)).toEqual([]);
});

it('walks over borders by arrow keys, tells what stands there, and is touched by Enter', async () => {
  const page = await openMap('island');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('gullmoor');
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('kingsfield');
  const told = page.locator('.tw-map-told');
  await expect.poll(() => told.innerText()).toContain('the hero of Anežka, an inn. Borders on');
  expect(await told.innerText()).toContain('Gullmoor');
  expect(await area(page, 'kingsfield').getAttribute('aria-label')).toBe(
    'Kingsfield. March here. the hero of Anežka, an inn',
  );
  await page.keyboard.press('PageDown');
  expect(await focused(page)).toBe('reedmere');

  await page.keyboard.press('-');
  const smaller = await cameraOf(page);
  await page.keyboard.press('Shift+ArrowRight');
  expect((await cameraOf(page)).x).toBe(smaller.x - 80);
  await page.keyboard.press('0');
  const whole = await cameraOf(page);
  await page.keyboard.press('-');
  expect(await cameraOf(page)).toEqual(whole);
  const kingsfield = await middleOf(page, 'kingsfield');
  await page.mouse.move(kingsfield.x, kingsfield.y);
  await page.mouse.wheel(0, -240);
  await expect.poll(async () => (await cameraOf(page)).width).toBeGreaterThan(whole.width * 1.3);
  const after = await middleOf(page, 'kingsfield');
  expect(Math.hypot(after.x - kingsfield.x, after.y - kingsfield.y)).toBeLessThan(3);

  expect(await touched(page)).toBeNull();
  await page.keyboard.press('Enter');
  await expect.poll(() => touched(page)).toBe('reedmere');

  // At the rim the board goes on with what lies beside the map, and back into it.
  await page.keyboard.press('0');
  for (const there of ['merchants-sound', 'supply']) {
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(there);
  }
  await expect.poll(() => page.locator('.tw-map-told').innerText()).toBe('');
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toBe('merchants-sound');
});

it('is played with a finger: a tap touches, a drag and a pinch never do, two taps come closer', async () => {
  const page = await openMap('hexes', PHONE);
  const fingers = await page.context().newCDPSession(page);
  const press = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  const opened = await cameraOf(page);
  const lit = await middleOf(page, 'hex:1.3');
  await press('touchStart', lit);
  for (const by of [10, 25, 40]) await press('touchMove', { x: lit.x + by, y: lit.y + by });
  await press('touchEnd');
  const dragged = await cameraOf(page);
  expect(dragged.x).toBeGreaterThan(opened.x + 20);
  expect(dragged.width).toBe(opened.width);
  const [one, other] = [
    { x: 180, y: 380 },
    { x: 220, y: 420 },
  ];
  await press('touchStart', one, other);
  await press('touchMove', { x: 160, y: 360 }, { x: 240, y: 440 });
  await press('touchMove', { x: 150, y: 350 }, { x: 250, y: 450 });
  await press('touchEnd');
  const pinched = await cameraOf(page);
  expect(pinched.width).toBeGreaterThan(dragged.width * 1.2);
  expect(await touched(page)).toBeNull();

  for (const button of await page.locator('.tw-map-button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: 'The whole map' }).tap();
  const plain = await middleOf(page, 'hex:3.6');
  const whole = await cameraOf(page);
  await page.touchscreen.tap(plain.x, plain.y);
  await page.touchscreen.tap(plain.x, plain.y);
  await expect.poll(async () => (await cameraOf(page)).width).toBeGreaterThan(whole.width * 1.2);
  await page.getByRole('button', { name: 'What is asked' }).tap();
  const place = await middleOf(page, 'hex:1.3');
  await page.touchscreen.tap(place.x, place.y);
  await expect.poll(() => touched(page)).toBe('hex:1.3');
});

it('has room for all its buttons where it is low', async () => {
  const page = await openMap('hexes', PHONE);
  await page.addStyleTag({ content: '.tw-map { height: 10rem }' });
  const map = await page.locator('.tw-map').boundingBox();
  expect(map?.height).toBe(160);
  const buttons = page.locator('.tw-map-button');
  expect(await buttons.count()).toBe(4);
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    const name = await button.getAttribute('aria-label');
    expect(box && map && box.y >= map.y && box.y + box.height <= map.y + map.height, name ?? '').toBe(true);
  }
});

it('grows under the eyes without moving, keeps the focus, and the new tile can be walked to', async () => {
  const page = await openMap('hexes');
  await page.keyboard.press('Tab');
  await page.keyboard.press('PageUp');
  expect(await focused(page)).toBe('hex:2.5');
  await page.keyboard.press('+');
  const camera = await cameraOf(page);
  const hexes = await page.locator('.tw-map-area').count();
  await page.evaluate(() => document.querySelector<HTMLElement>('figcaption button')?.click());
  await expect.poll(() => page.locator('.tw-map-area').count()).toBe(hexes + 7);
  expect(await cameraOf(page)).toEqual(camera);
  expect(await focused(page)).toBe('hex:2.5');
  const way: (string | undefined)[] = [];
  for (let steps = 0; steps < 4; steps++) {
    await page.keyboard.press('ArrowUp');
    way.push(await focused(page));
  }
  expect(way.some((thing) => thing?.startsWith('hex:4.'))).toBe(true);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  expect(await axeFindings(page)).toEqual([]);
});

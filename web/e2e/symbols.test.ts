import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { type Guest, openGuest, withBrowser } from './guest.ts';
import { answer, playNow, untilOffered } from './table.ts';

withBrowser();

/** One element of each kind of symbol that can really be pointed at, with the place where it is on top. */
const kindsOnScreen = (page: Page): Promise<{ sign: string; x: number; y: number }[]> =>
  page.evaluate(() => {
    const found = new Map<string, { sign: string; x: number; y: number }>();
    for (const element of document.querySelectorAll('.board [data-sign], .players [data-sign]')) {
      const sign = element.getAttribute('data-sign') ?? '';
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = width > 0 ? document.elementFromPoint(x, y) : null;
      if (!found.has(sign) && hit !== null && (element.contains(hit) || hit === element))
        found.set(sign, { sign, x, y });
    }
    return [...found.values()];
  });

/** Points at every kind of symbol and gives those that say nothing. */
async function silentOn(page: Page, known: Set<string>): Promise<string[]> {
  const silent: string[] = [];
  for (const { sign, x, y } of await kindsOnScreen(page)) {
    if (known.has(sign)) continue;
    known.add(sign);
    await page.mouse.move(x, y);
    const note = page.locator(`.thing-note [data-explains="${sign}"]`);
    const told = await note.innerText({ timeout: 3000 }).catch(() => '');
    if (told.trim().length < 8) silent.push(sign);
  }
  return silent;
}

async function sitDown(guest: Guest, game: 'valeria' | 'monster-lands' = 'valeria'): Promise<Page> {
  await playNow(guest, 'symbols', game);
  await guest.page.locator('#legend-button').waitFor();
  return guest.page;
}

inFullRun('pointing at any kind of symbol on the board of Valeria tells what it is', async () => {
  const page = await sitDown(await openGuest());
  const known = new Set<string>();
  expect(await silentOn(page, known)).toEqual([]);
  await untilOffered(page, 'gain:gold');
  expect(await silentOn(page, known)).toEqual([]);
  expect([...known]).toEqual(
    expect.arrayContaining(['gold', 'worker', 'activation', 'own-turn', 'candle', 'slain', 'left']),
  );
});

inFullRun('pointing at any kind of symbol on the board of Monster Lands tells what it is', async () => {
  const page = await sitDown(await openGuest(), 'monster-lands');
  const known = new Set<string>();
  await answer(page);
  expect(await silentOn(page, known)).toEqual([]);
  expect([...known]).toEqual(
    expect.arrayContaining(['capture', 'kill', 'space-3', 'die-attack', 'seat', 'benefit', 'building:mine']),
  );
});

it('numbers, badges and empty places of Monster Lands explain themselves, and so do the symbols on a card', async () => {
  const page = await sitDown(await openGuest(), 'monster-lands');
  await answer(page);
  for (const thing of ['sign:surplus', 'track:difficulty', 'sign:trap-room']) {
    await page.locator(`[data-told="${thing}"]`).first().hover();
    await expect.poll(() => page.locator('.thing-note').innerText()).toMatch(/\w+\. \w+/);
  }
  for (const sign of ['capture', 'heroic-death']) {
    await page
      .locator(`.board [data-sign="${sign}"]`)
      .first()
      .hover({ position: { x: 2, y: 2 } });
    await page.locator(`.thing-note [data-explains="${sign}"]`).waitFor();
  }
});

it('Valeria: symbols answer the mouse and the keyboard, and the legend and the log show them', async () => {
  const page = await sitDown(await openGuest());
  await untilOffered(page, 'gain:gold');
  for (const sign of ['other-turns', 'left']) {
    await page.locator(`.board [data-sign="${sign}"]`).first().hover();
    await page.locator(`.thing-note [data-explains="${sign}"]`).waitFor();
  }
  await page.locator('.players .va-seat').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-told'))).toBe('sign:gold');
  await expect.poll(() => page.locator('.thing-note').innerText()).toContain('Pays for citizens and domains');
  await heardAsWords(page);
  await page.keyboard.press('s');
  const legend = page.locator('dialog[open] .legend-list');
  await legend.waitFor();
  const shown = await legend.locator('[data-explains]').evaluateAll((all) =>
    all.map((each) => ({
      id: each.getAttribute('data-explains') ?? '',
      picture: each.querySelector('.sign-picture')?.innerHTML.length ?? 0,
    })),
  );
  expect(shown.filter(({ picture }) => picture < 30)).toEqual([]);
  expect(shown.map(({ id }) => id)).toContain('candle');
  expect(shown.map(({ id }) => id)).not.toContain('dark-lord');
});

/** Sentences show the symbols they speak of; a screen reader hears the words alone. */
async function heardAsWords(page: Page): Promise<void> {
  const choice = page.locator('.question [data-choice="gain:gold"]');
  expect(await choice.locator('.inline-sign[aria-hidden=true] svg').count()).toBe(1);
  expect(await choice.innerText()).toMatch(/1 gold$/);
  expect(await page.locator('.log .inline-sign').count()).toBeGreaterThan(0);
}

it('a finger that holds a card is told of every symbol on it', async () => {
  const guest = await openGuest({ width: 390, height: 844, touch: true, language: 'cs' });
  const page = await sitDown(guest);
  await answer(page);
  const finger = await guest.context.newCDPSession(page);
  const box = await page.locator('.board [data-thing="stack:5"]').boundingBox();
  const point = { x: (box?.x ?? 0) + 12, y: (box?.y ?? 0) + 12 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.locator('.thing-menu').waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const told = await page.locator('.thing-menu .signs-on').innerText();
  expect(told).toContain('Aktivační číslo');
  expect(told).toContain('V tazích ostatních');
  expect(told).toContain('Zlaťáky');
});

it('the rules are a book with a page for each chapter, with pictures', async () => {
  const { page, address } = await openGuest();
  await page.goto(`${address}/rules/valeria`);
  await page.locator('[data-chapter=BUILD]').click();
  const chapter = page.locator('.rules-chapter');
  expect(await chapter.locator('h2').innerText()).toContain('Build a domain');
  expect(await chapter.locator('figure .tw-card').count()).toBe(1);
  expect(await chapter.locator('.rules-signs li').count()).toBeGreaterThan(3);
  expect(await chapter.locator('p .rule-id').first().innerText()).toBe('VAL-BUILD.1');
  await chapter.locator('[data-turn=next]').click();
  expect(await chapter.locator('h2').innerText()).toContain('Exhausted stacks');
});

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { axeFindings } from './axe.ts';
import { withBrowser } from './guest.ts';
import {
  comeIn,
  layTable,
  onlyOneAsked,
  openPerson,
  sitDown,
  startGame,
  tableOfTwo,
} from './online-people.ts';
import { withServer } from './online-server.ts';

withBrowser();
const server = withServer();

const SIZES = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** What lies over the question, on each size: the words of whatever is found where a part of it should be. */
async function overTheQuestion(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.locator('.chat, .company-note').first().waitFor();
    const covered = await page.evaluate(() => {
      const side = document.querySelector('.side');
      const box = side?.getBoundingClientRect();
      if (side == null || box === undefined || box.width === 0) return ['no question'];
      const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((across) =>
        [0.02, 0.25, 0.5, 0.75, 0.98].map((down) => [
          box.left + box.width * across,
          box.top + box.height * down,
        ]),
      );
      return points.flatMap(([x = 0, y = 0]) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && top.closest('.chat, .company-notes') !== null ? [top.className] : [];
      });
    });
    found.push(...covered.map((what) => `${width}×${height}: ${what}`));
  }
  return found;
}

const say = async (page: Page, text: string): Promise<void> => {
  if ((await page.locator('.chat').count()) === 0) await page.locator('[data-tool=chat]').click();
  await page.locator('.chat input').fill(text);
  await page.locator('.chat [type=submit]').click();
  await page.locator('.chat-lines', { hasText: text }).waitFor();
};

it('who leaves is told of at once with what will happen when, also to who watches, and so is that they are back', async () => {
  const [ann, bob, cat] = [await openPerson(server), await openPerson(server), await openPerson(server)];
  const link = await tableOfTwo(ann, bob);
  await comeIn(cat, link, 'Cat');
  const watch = cat.page.locator('.question .you-watch');
  await watch.waitFor();
  expect(await watch.innerText()).toContain('You are watching. You see what everybody may see');
  await cat.page.locator('[data-tool=chat]').click();
  expect(await cat.page.locator('.chat').innerText()).toContain(
    'Only those who sit at the table write here.',
  );

  await bob.page.goto(`${bob.address}/about`);
  const gone = Date.now();
  for (const { page } of [ann, cat]) {
    const note = page.locator('[data-note=away]');
    await note.waitFor();
    expect(await note.innerText()).toMatch(
      /^Bob has left the table\.\s+The game waits for them\. A bot can be called in (10:00|9:\d\d)\.$/,
    );
    expect(await note.locator('button:has-text("bot")').count()).toBe(0);
  }
  expect(Date.now() - gone).toBeLessThan(10_000);
  await say(ann.page, 'Where is he?');
  expect(await axeFindings(ann.page)).toEqual([]);
  expect(await overTheQuestion(ann.page)).toEqual([]);
  await cat.page.locator('[data-note=away] .dismiss').click();
  expect(await cat.page.locator('[data-note=away]').count()).toBe(0);
  await bob.page.goto(link);
  for (const { page } of [ann, cat])
    await page.locator('[data-note=back]', { hasText: 'Bob is back.' }).waitFor();
});

inFullRun(
  'what is said before the game is unread until it is read, and what is being written is not lost at the start',
  async () => {
    const [ann, bob] = [await openPerson(server), await openPerson(server)];
    const link = await layTable(ann, 'Ann');
    await comeIn(bob, link, 'Bob');
    await sitDown(bob);
    await say(bob.page, 'Hello, my first game!');
    const badge = ann.page.locator('[data-tool=chat] .badge');
    await badge.waitFor();
    await bob.page.locator('.chat input').fill('I was just wri');
    await startGame(ann);
    await bob.page.locator('.question[data-asked=true]').waitFor();
    expect(await bob.page.locator('.chat input').inputValue()).toBe('I was just wri');
    expect(await bob.page.locator('.chat input:focus').count()).toBe(1);
    expect(await badge.innerText()).toBe('1');
    await ann.page.reload();
    await badge.waitFor();
    expect(await badge.innerText()).toBe('1');
    await ann.page.locator('[data-tool=chat]').click();
    await badge.waitFor({ state: 'detached' });
    await ann.page.reload();
    await ann.page.locator('[data-tool=chat]').waitFor();
    await ann.page.waitForTimeout(500);
    expect(await badge.count()).toBe(0);
  },
);

inFullRun(
  'neither chat nor notes cover what is asked in Monster Lands, and a tab closes the chat',
  async () => {
    const [ann, bob] = [await openPerson(server), await openPerson(server)];
    await tableOfTwo(ann, bob, { game: 'monster-lands' });
    const [asked, other] = await onlyOneAsked(ann, bob);
    await say(asked.page, 'Just a moment.');
    await other.page.goto(`${other.address}/about`);
    await asked.page.locator('[data-note=away]', { hasText: 'goes on until it is their turn' }).waitFor();
    expect(await overTheQuestion(asked.page)).toEqual([]);
    await asked.page.setViewportSize({ width: 390, height: 844 });
    await asked.page.locator('.tabs button').nth(1).click();
    expect(await asked.page.locator('.chat').count()).toBe(0);
  },
);

import { readFile } from 'node:fs/promises';
import { load, save } from '@krcma/kernel';
import { valeria } from '@krcma/valeria';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { importedGame } from '../src/host/imported-game.ts';
import type { Kept } from '../src/host/shelf.ts';
import { untold } from '../test/untold.ts';
import { openGuest, withBrowser } from './guest.ts';
import { answer, asked, logLines, playNow, question, setUp } from './table.ts';

withBrowser();

it('a game goes on where it was after the page is loaded again in the middle of a decision', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await playNow(guest, 'reload');
  for (let i = 0; i < 4; i++) await answer(page);
  const before = await question(page).innerText();
  const log = await logLines(page);
  await page.reload();
  await asked(page);
  expect(await question(page).innerText()).toBe(before);
  expect(await logLines(page)).toEqual(log);
  await page.goto(guest.address);
  await page.locator('.shelved-link').first().click();
  await asked(page);
  expect(await question(page).innerText()).toBe(before);
  await answer(page);
});

it('who only looks at the first page makes no database, and the first game does', async () => {
  const guest = await openGuest();
  const { page } = guest;
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await page.goto(guest.address);
  await page.locator('.game-card .primary').first().waitFor();
  expect(await databases()).toEqual([]);
  await playNow(guest, 'first of all');
  expect(await databases()).toEqual(['krcma']);
});

/** The open game as the file it can be saved to. */
async function savedFile(page: Page): Promise<{ readonly table: unknown }> {
  await page.locator('#menu-button').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.menu-item', { hasText: 'Save to a file' }).click(),
  ]);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}

/** Lays the only game of this browser onto the shelf as earlier releases did: as one text. */
const keepAsOnce = (page: Page, save: string): Promise<void> =>
  page.evaluate(async (text) => {
    const answered = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
    const store = (await answered(indexedDB.open('krcma')))
      .transaction('saves', 'readwrite')
      .objectStore('saves');
    const [kept]: Kept[] = await answered(store.getAll());
    if (kept === undefined) throw new Error('Nothing is kept.');
    await answered(store.put({ id: kept.id, save: text, standing: [] }));
  }, save);

inFullRun(
  'a game that was kept without what was told is told again, and a roll is not taken back',
  async () => {
    const guest = await openGuest();
    const { page } = guest;
    await setUp(guest, { seed: 'untold', players: ['person'] });
    const undo = page.locator('[data-tool=undo]');
    for (let answers = 0; answers < 8 || (await undo.getAttribute('data-dim')) !== 'true'; answers++) {
      expect(answers, 'a roll comes at last').toBeLessThan(40);
      await answer(page);
    }
    const log = await logLines(page);
    const address = page.url();
    const { table } = await savedFile(page);
    await page.goto(guest.address);
    await keepAsOnce(page, save(untold(load(valeria, JSON.stringify(table)))));
    await page.goto(address);
    await asked(page);
    expect(await logLines(page)).toEqual(log);
    await page.reload();
    await asked(page);
    expect(await logLines(page)).toEqual(log);
    await undo.click();
    expect(await page.locator('dialog[open] .reason').innerText()).toMatch(
      /Dice were rolled|turned up since/,
    );
  },
);

inFullRun('a game that is open in another tab goes on there', async () => {
  const guest = await openGuest();
  await playNow(guest, 'tabs');
  const second = await guest.context.newPage();
  await second.goto(guest.page.url());
  await asked(second);
  await guest.page.locator('.trouble').waitFor();
  await guest.page.locator('.trouble .primary').click();
  await asked(guest.page);
  await second.locator('.trouble').waitFor();
});

inFullRun('what two tabs write in turn is the whole game of the one that has it', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await playNow(guest, 'turns');
  const second = await guest.context.newPage();
  for (let turn = 0; turn < 3; turn++) {
    const [next, other] = turn % 2 === 0 ? [page, second] : [second, page];
    await next.goto(`${guest.page.url()}`);
    await next.reload();
    await asked(next);
    for (let i = 0; i < 3; i++) await answer(next);
    const log = await logLines(next);
    await other.goto(next.url());
    await other.reload();
    await asked(other);
    expect(await logLines(other)).toEqual(log);
  }
});

inFullRun('a game is exported to a file and imported again', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await playNow(guest, 'file');
  for (let i = 0; i < 3; i++) await answer(page);
  const before = await question(page).innerText();
  const log = await logLines(page);
  const file = await savedFile(page);
  expect(file).toMatchObject({ format: 'krcma game' });
  const other = await openGuest();
  await other.page.goto(other.address);
  const buffer = Buffer.from(JSON.stringify(file));
  await other.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await other.page.locator('.shelved-link').click();
  await asked(other.page);
  expect(await question(other.page).innerText()).toBe(before);
  expect(await logLines(other.page)).toEqual(log);
  await answer(other.page);
});

it('a file that is no game is refused with a sentence', async () => {
  const { page, address } = await openGuest();
  await page.goto(address);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  expect(await page.locator('section [role=status]').innerText()).toMatch(/not a saved game/);
});

it('a report of a problem repeats the game', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await playNow(guest, 'report');
  for (let i = 0; i < 4; i++) await answer(page);
  await page.locator('#menu-button').click();
  await page.locator('.menu-item', { hasText: 'Report a problem' }).click();
  const stays = 'The file stays on this device, where your browser puts downloads; nothing is sent.';
  await page.locator('dialog', { hasText: stays }).waitFor();
  await page.locator('dialog textarea').fill('The goblin should be dearer.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog .primary').click(),
  ]);
  await page.locator('dialog', { hasText: `Saved as ${download.suggestedFilename()}` }).waitFor();
  const report = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(report)).toMatchObject({ comment: 'The goblin should be dearer.' });
  const { card } = await importedGame(report);
  expect(card.entries).toBeGreaterThan(3);
});

it('the page starts without a network after the first visit, and a game goes on', async () => {
  const guest = await openGuest({ offline: true });
  const { page, context } = guest;
  await playNow(guest, 'offline');
  await answer(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const before = await question(page).innerText();
  await context.setOffline(true);
  await page.reload();
  await asked(page);
  expect(await question(page).innerText()).toBe(before);
  await answer(page);
  await page.goto(guest.address);
  await page.locator('.game-card[data-game=valeria] .primary').click();
  await asked(page);
  await context.setOffline(false);
});

/** In this browser the workers never come back from some of their work, as if the rules had gone round in circles. */
async function stuckAt(page: Page, work: string): Promise<void> {
  // The page counts eight beats without an answer; to wait for them takes as long as they are apart.
  await page.addInitScript(() => {
    const { setInterval: every } = globalThis;
    Object.assign(globalThis, {
      setInterval: (act: () => void, milliseconds: number) => every(act, milliseconds / 4),
    });
  });
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    const stuck = `
      let due = false;
      addEventListener('message', ({ data }) => { due ||= ${work}; });
      const post = self.postMessage;
      self.postMessage = (...message) => { post.apply(self, message); while (due); };`;
    await route.fulfill({ response: answer, body: `${stuck}\n${await answer.text()}` });
  });
}

inFullRun(
  'a game whose rules never end is stopped, said so, not opened again by a reload, and can be saved or thrown away',
  async () => {
    const guest = await openGuest();
    const { page } = guest;
    await stuckAt(
      page,
      `data.call === 'choose' && data.with[1] !== undefined && globalThis.name === 'table'`,
    );
    await playNow(guest, 'endless');
    const address = page.url();
    await answer(page).catch(() => {});
    const trouble = page.locator('.trouble');
    await trouble.waitFor({ timeout: 30_000 });
    expect(await trouble.innerText()).toMatch(/never came to an end/);

    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    expect(await page.locator('.trouble').innerText()).toMatch(/never came to an end/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.trouble button', { hasText: 'Save to a file' }).click(),
    ]);
    const saved = await readFile(await file.path(), 'utf8');
    expect((await importedGame(saved)).card.game).toBe('valeria');

    await page.goto(guest.address);
    expect(await page.locator('.shelved').innerText()).toMatch(/never come to an end/);
    await page.goto(address);
    await page.locator('.trouble button', { hasText: 'Try once more' }).click();
    await asked(page);
    await answer(page);
  },
);

it('a file whose game never ends does not hang the page and leaves the shelf as it was', async () => {
  const { page, address } = await openGuest();
  await stuckAt(page, `data.role === 'import'`);
  await page.goto(address);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  const status = page.locator('section [role=status]');
  await status.waitFor({ timeout: 30_000 });
  expect(await status.innerText()).toMatch(/never comes to an end/);
  expect(await page.locator('.shelved').count()).toBe(0);
});

import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { axeFindings } from './axe.ts';
import { openGuest, withBrowser } from './guest.ts';
import {
  comeIn,
  layTable,
  onlyOneAsked,
  openPerson,
  PHONE,
  playTogether,
  readTheSame,
  sitDown,
  startGame,
  tableOfTwo,
} from './online-people.ts';
import { withServer } from './online-server.ts';
import { answer, logLines, playNow, question } from './table.ts';

withBrowser();
const server = withServer();

it('a friend comes by a link on a phone, with nothing but a name, and plays', async () => {
  const [ann, bob] = [await openPerson(server), await openPerson(server, PHONE)];
  const link = await layTable(ann, 'Ann', { clock: 'game' });
  await bob.page.goto(link);
  expect(await axeFindings(bob.page)).toEqual([]);
  await comeIn(bob, link, 'Bohouš');
  expect(await axeFindings(bob.page)).toEqual([]);
  await sitDown(bob);
  await ann.page.locator('.room-seat', { hasText: 'Bohouš' }).waitFor();
  expect(await axeFindings(ann.page)).toEqual([]);
  await startGame(ann);
  await bob.page.locator('.question[data-asked=true]').waitFor();
  const wide = await bob.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await playTogether([ann.page, bob.page], 10);
  expect(await ann.page.locator('.player .clock').allInnerTexts()).toHaveLength(2);
  expect(await axeFindings(ann.page)).toEqual([]);
});

inFullRun('a player who leaves is played by a bot until they come back', async () => {
  const [ann, bob] = [await openPerson(server), await openPerson(server)];
  const link = await tableOfTwo(ann, bob);
  await playTogether([ann.page, bob.page], 4);
  await bob.page.locator('#menu-button').click();
  await bob.page.locator('.menu-item', { hasText: 'Let a bot play for me' }).click();
  await bob.page.locator('[data-note=stand-in]').waitFor();
  await bob.page.goto(bob.address);
  await ann.page.locator('.player .stand-in').waitFor();
  await ann.page.locator('.player[data-seat="1"] .presence[data-here=false]').waitFor();
  await playTogether([ann.page], 10);
  await bob.page.goto(link);
  await bob.page.locator('[data-note=stand-in] .primary').click();
  await ann.page.locator('.player .stand-in').waitFor({ state: 'detached' });
  await playTogether([ann.page, bob.page], 6);
  await readTheSame(ann.page, bob.page);
});

inFullRun('what was taken back and how the game ends is agreed on', async () => {
  const [ann, bob] = [await openPerson(server), await openPerson(server)];
  await tableOfTwo(ann, bob);
  await playTogether([ann.page, bob.page], 12);
  const undo = ann.page.locator('[data-tool=undo]').first();
  if ((await undo.getAttribute('data-dim')) === 'true') {
    await undo.click();
    await ann.page.locator('dialog[open] button', { hasText: 'Ask to take it back' }).click();
    await bob.page.locator('[data-note=take-back] .primary').click();
    await ann.page.locator('[data-note=take-back]').waitFor({ state: 'detached' });
  }
  await ann.page.locator('#menu-button').click();
  await ann.page.locator('.menu-item', { hasText: 'Propose to end' }).click();
  await ann.page.locator('[data-note=end]').waitFor();
  await bob.page.locator('[data-note=end] .primary').click();
  for (const { page } of [ann, bob]) await page.locator('[data-note=abandoned]').waitFor();
});

it('people talk at the table, and nobody has to read everybody', async () => {
  const [ann, bob] = [await openPerson(server), await openPerson(server)];
  await tableOfTwo(ann, bob);
  await ann.page.locator('[data-tool=chat]').click();
  const say = async (text: string) => {
    await ann.page.locator('.chat input').fill(text);
    await ann.page.locator('.chat [type=submit]').click();
  };
  await say('Hello <b>Bob</b>!');
  await bob.page.locator('[data-tool=chat] .badge').waitFor();
  await bob.page.locator('[data-tool=chat]').click();
  expect(await bob.page.locator('.chat-lines li').first().innerText()).toContain('Hello <b>Bob</b>!');
  for (let line = 1; line <= 6; line++) {
    await say(`line ${line}`);
    await ann.page.waitForFunction(
      (text) =>
        document.querySelector('.chat form [role=alert]') !== null ||
        document.querySelector('.chat-lines')?.textContent?.includes(text),
      `line ${line}`,
    );
  }
  expect(await ann.page.locator('.chat form [role=alert]').innerText()).toMatch(/You can write again in/);
  await bob.page.locator('.chat-lines .icon-button').first().click();
  await bob.page.locator('dialog[open] button', { hasText: 'Do not show Ann' }).click();
  await bob.page.locator('.chat-lines', { hasText: 'not shown' }).waitFor();
});

inFullRun('a table that waits is told of in the other pages', async () => {
  const [ann, bob] = [await openPerson(server), await openPerson(server)];
  const link = await tableOfTwo(ann, bob);
  await playTogether([ann.page, bob.page], 4);
  const [first, other] = await onlyOneAsked(ann, bob);
  await other.page.goto(`${server.address}/lobby`);
  await other.page.locator('.listed-table').waitFor();
  const notice = other.page.locator('.turn-notice', { hasText: 'your turn' });
  // In a harvest both are asked: whoever played on has answered for now.
  const asked = first.page.locator('.question[data-asked=true]');
  await playTogether([first.page], 60, async () => (await notice.isVisible()) && (await asked.count()) === 0);
  expect(await other.page.title()).toMatch(/^\(!\)/);
  await notice.locator('.primary').click();
  await other.page.locator('.question[data-asked=true]').waitFor();
  expect(other.page.url()).toBe(link);

  // On the first page it stands before everything else; whoever does not have to move finds it further down.
  await other.page.goto(server.address);
  await other.page.locator('.your-move .listed-table', { hasText: 'Your turn' }).waitFor();
  expect(await other.page.locator('.home main h2').first().innerText()).toBe('Your move');
  await first.page.goto(server.address);
  await first.page.locator('#online-title ~ .table-list .listed-table').waitFor();
  expect(await first.page.locator('.your-move').count()).toBe(0);
});

inFullRun('a listed table is found in the lobby, and a game of the browser is moved online', async () => {
  const [ann, bob] = [await openPerson(server), await openPerson(server)];
  await layTable(ann, 'Ann', { listed: true });
  await bob.page.goto(`${bob.address}/lobby`);
  await bob.page.locator('#to-join ~ .table-list .button').waitFor();
  expect(await axeFindings(bob.page)).toEqual([]);
  await bob.page.locator('.sheets > .primary').click();
  await bob.page.locator('dialog[open] form').waitFor();
  expect(await axeFindings(bob.page)).toEqual([]);
  await bob.page.keyboard.press('Escape');
  await bob.page.locator('#to-join ~ .table-list .button').click();
  await bob.page.locator('[name=name]').fill('Bob');
  await bob.page.locator('form [type=submit]').click();
  await sitDown(bob);

  const cat = await openPerson(server);
  await playNow(cat, 'moved');
  for (let i = 0; i < 5; i++) await answer(cat.page);
  const before = await question(cat.page).innerText();
  const log = await logLines(cat.page);
  await cat.page.locator('#menu-button').click();
  await cat.page.locator('.menu-item', { hasText: 'Move online' }).click();
  await cat.page.locator('dialog form [name=name]').fill('Cat');
  await cat.page.locator('dialog form [type=submit]').click();
  await cat.page.waitForURL(/\/online\//);
  await cat.page.locator('.question[data-asked=true]').waitFor();
  expect(await question(cat.page).innerText()).toBe(before);
  expect(await logLines(cat.page)).toHaveLength(log.length);
  await answer(cat.page);
});

it('pages without a server say nothing of online play', async () => {
  const { page, address } = await openGuest();
  await page.goto(address);
  await page.locator('.emblem svg').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('[data-online]').count()).toBe(0);
  expect(await page.locator('a[href="/lobby"]').count()).toBe(0);
});

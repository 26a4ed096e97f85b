import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { axeFindings } from './axe.ts';
import { type Guest, withBrowser } from './guest.ts';
import {
  comeIn,
  layTable,
  openPerson,
  PHONE,
  playTogether,
  sitDown,
  startGame,
  tableOfTwo,
} from './online-people.ts';
import { OnlineServer, withServer } from './online-server.ts';
import { buildWithSkirmish } from './skirmish-build.ts';

const pages = mkdtempSync(join(tmpdir(), 'krcma-pages-'));
withBrowser();
const server = withServer(new OnlineServer('serve-skirmish.ts', { PAGES: pages }), () =>
  buildWithSkirmish(pages),
);
afterAll(() => rmSync(pages, { recursive: true, force: true }));

const game = 'skirmish';
const verdict = ({ page }: Guest) => page.locator('.dialog.over h2').first().innerText();
const lastGame = async ({ page, address }: Guest) => {
  await page.goto(`${address}/account`);
  return page.locator('.history li').first().innerText();
};

it('two people play against the game, and each is told in their language that they lost it together', async () => {
  const [ann, bob] = [await openPerson(server), await openPerson(server, { language: 'cs' })];
  await tableOfTwo(ann, bob, { game, chosen: { mode: 'together' } });
  expect(await ann.page.locator('.player .whose-side').allInnerTexts()).toEqual([
    'All together',
    'All together',
  ]);
  expect(await playTogether([ann.page, bob.page])).toBeGreaterThan(5);
  expect(await verdict(ann)).toBe('You lost together');
  expect(await verdict(bob)).toBe('Společně jste prohráli');
  // One side, one total.
  expect(await ann.page.locator('.dialog.over .sheet tfoot td').count()).toBe(1);
  expect(await ann.page.locator('.log .verdict').innerText()).toBe('You lost together');
  expect(await lastGame(ann)).toContain('You lost together');
  expect(await lastGame(bob)).toContain('Společně jste prohráli');
});

it('mates talk among themselves, by keyboard and on a phone, and who looks on reads nothing of it', async () => {
  const [ann, bob, cat] = [
    await openPerson(server),
    await openPerson(server, PHONE),
    await openPerson(server),
  ];
  const seats = ['me', 'greedy', 'open', 'greedy'] as const;
  const link = await layTable(ann, 'Ann', { game, seats, chosen: { mode: 'teams' }, clock: 'game' });
  await comeIn(bob, link, 'Bob');
  await sitDown(bob);
  await ann.page.locator('[data-tool=chat]').click();
  // Until the game begins everybody may sit down on the other side.
  expect(await ann.page.locator('.chat .to-whom').count()).toBe(0);
  await startGame(ann);
  await bob.page.locator('.table').waitFor();
  await comeIn(cat, link, 'Cat');
  await ann.page.locator('.chat .to-whom').focus();
  await ann.page.keyboard.press('ArrowDown');
  await ann.page.keyboard.press('Tab');
  await ann.page.keyboard.type('to the left');
  await ann.page.keyboard.press('Enter');
  await ann.page.locator('.chat-lines li[data-side]', { hasText: 'to the left' }).waitFor();
  await bob.page.locator('[data-tool=chat]').click();
  const heard = bob.page.locator('.chat-lines li[data-side]');
  await heard.waitFor();
  expect(await heard.innerText()).toMatch(/Ann\s+Jen své straně\s+to the left/);
  await bob.page.locator('.chat .to-whom').selectOption('side');
  expect(await bob.page.locator('.chat form input').getAttribute('placeholder')).toBe(
    'Řekni něco své straně',
  );
  for (const { page } of [ann, bob]) {
    const room = await page.locator('.chat form input').boundingBox();
    expect(room?.width).toBeGreaterThan(100);
    expect(await axeFindings(page)).toEqual([]);
  }
  await cat.page.locator('[data-tool=chat]').click();
  await ann.page.locator('.chat .to-whom').selectOption('table');
  await ann.page.locator('.chat form input').fill('hello');
  await ann.page.keyboard.press('Enter');
  await cat.page.locator('.chat-lines', { hasText: 'hello' }).waitFor();
  expect(await cat.page.locator('.chat-lines').innerText()).not.toContain('left');
  // What silence means is told beforehand, with the time that is left.
  expect(await ann.page.locator('.silence-note').innerText()).toMatch(
    /^Without a reply in \d:\d\d it counts as/,
  );
});

inFullRun(
  'two pairs of a person and a bot, chosen by their places, play to the end, and one side wins',
  async () => {
    const [ann, bob] = [await openPerson(server), await openPerson(server)];
    const seats = ['me', 'open', 'greedy', 'open'] as const;
    const link = await layTable(ann, 'Ann', { game, seats, chosen: { mode: 'teams' } });
    await comeIn(bob, link, 'Bob');
    const room = ({ page }: Guest) => page.locator('.room-seat .whose-side').allInnerTexts();
    expect(await room(ann)).toEqual(['Your side', 'Side 2', 'Your side', 'Side 2']);
    const seat = (number: number) => bob.page.locator(`.room-seat[data-seat="${number}"]`);
    await seat(1).locator('[data-act=sit]').click();
    await seat(1).locator('[data-act=stand-up]').waitFor();
    await seat(3).locator('[data-act=sit]').click();
    await seat(3).locator('[data-act=stand-up]').waitFor();
    expect(await room(bob)).toEqual(['Side 1', 'Your side', 'Side 1', 'Your side']);
    await ann.page.locator('.room-seat[data-seat="1"] [data-act=bot]').click();
    await startGame(ann);
    await bob.page.locator('.table').waitFor();
    expect(await bob.page.locator('.player .whose-side').allInnerTexts()).toEqual([
      'Side 1',
      'Your side',
      'Side 1',
      'Your side',
    ]);
    await playTogether([ann.page, bob.page]);
    const verdicts = [await verdict(ann), await verdict(bob)];
    const shared = verdicts.every((words) => words === 'The sides share the victory');
    const parted = verdicts.filter((words) => words === 'Your side won!').length === 1;
    expect(shared || parted, verdicts.join(', ')).toBe(true);
    expect(await ann.page.locator('.dialog.over .sheet .sides th').allInnerTexts()).toEqual([
      'Your side',
      'Side 2',
    ]);
    expect(await ann.page.locator('.dialog.over .sheet tfoot td').count()).toBe(2);
    expect(await lastGame(ann)).toContain(' vs. ');
  },
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { type Guest, withBrowser } from './guest.ts';
import { comeIn, layTable, openPerson, playTogether, startGame, tableOfTwo } from './online-people.ts';
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

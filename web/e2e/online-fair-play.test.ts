import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { axeFindings } from './axe.ts';
import { type Guest, withBrowser } from './guest.ts';
import {
  layTable,
  openPerson,
  PHONE,
  playTogether,
  signUp,
  sitDown,
  startGame,
  tableOfTwo,
} from './online-people.ts';
import { withServer } from './online-server.ts';

withBrowser();
const server = withServer();

/** Both agree to end the game, so that another one can follow. */
async function ended(ann: Guest, bob: Guest): Promise<void> {
  await ann.page.locator('#menu-button').click();
  await ann.page.locator('.menu-item', { hasText: /Propose to end|Navrhnout konec/ }).click();
  await bob.page.locator('[data-note=end] .primary').click();
  for (const { page } of [ann, bob]) await page.locator('[data-note=abandoned]').waitFor();
}

async function ratedTable(ann: Guest, bob: Guest): Promise<string> {
  const link = await layTable(ann, 'Ann', { rated: true });
  await bob.page.goto(link);
  await sitDown(bob);
  await startGame(ann);
  for (const { page } of [ann, bob]) await page.locator('.question[data-asked]').waitFor();
  return link;
}

inFullRun(
  'another game is an invitation: both see who has accepted, and it begins when all have',
  async () => {
    const [ann, bob] = [await openPerson(server), await openPerson(server, PHONE)];
    await tableOfTwo(ann, bob);
    await ended(ann, bob);
    expect(await ann.page.locator('[data-next=proposal]').innerText()).toContain('invites Bob');
    await ann.page.locator('[data-note=abandoned] .primary').click();
    const seat = ann.page.locator('.room-seat', { hasText: 'Bob' });
    await seat.waitFor();
    expect(await seat.innerText()).toContain('invited, has not answered yet');
    expect(await ann.page.locator('[data-act=start]').getAttribute('aria-disabled')).toBe('true');
    expect(await axeFindings(ann.page)).toEqual([]);

    const invitation = bob.page.locator('[data-note=abandoned] .next-game');
    await invitation.locator('[data-act=accept]').waitFor();
    expect(await invitation.innerText()).toContain('Ann tě zve k další hře');
    expect(await invitation.locator('[data-answer=accepted]').innerText()).toContain('Ann');
    expect(await axeFindings(bob.page)).toEqual([]);
    expect(await bob.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await invitation.locator('[data-act=accept]').click();
    await bob.page.locator('.room-seats').waitFor();
    expect(bob.page.url()).toBe(ann.page.url());
    await startGame(ann);
    await bob.page.locator('.question[data-asked=true]').waitFor();
    await playTogether([ann.page, bob.page], 2);
  },
);

inFullRun('an invitation waits among one’s tables, and can be declined there', async () => {
  const [ann, bob] = [await openPerson(server), await openPerson(server)];
  const link = await tableOfTwo(ann, bob);
  await ended(ann, bob);
  await bob.page.goto(`${bob.address}/lobby`);
  await ann.page.locator('[data-note=abandoned] .primary').click();
  await ann.page.locator('.room-seats').waitFor();
  const listed = bob.page.locator('.listed-table', { has: bob.page.locator('[data-act=decline]') });
  await listed.waitFor();
  expect(await listed.innerText()).toContain('Invitation');
  expect(await axeFindings(bob.page)).toEqual([]);
  await listed.locator('[data-act=decline]').click();
  await listed.waitFor({ state: 'detached' });
  await ann.page.locator('.room-seat', { hasText: 'Free' }).waitFor();
  await bob.page.goto(link);
  await bob.page.locator('[data-answer=declined]').waitFor();
  await ann.page.locator('button', { hasText: 'Clear the table' }).click();
  await ann.page.locator('dialog[open] .primary').click();
  await bob.page.locator('[data-next=taken-back]').waitFor();
  await bob.page.locator('[data-next=taken-back] .primary').click();
  await bob.page.locator('.room-seat', { hasText: 'Ann' }).waitFor();
});

inFullRun('what leaving a rated game costs is said before, and it is so', async () => {
  const [ann, bob] = [await openPerson(server), await openPerson(server)];
  await signUp(ann, 'Ann the Fair');
  await signUp(bob, 'Bob the Bold');
  await ratedTable(ann, bob);
  await bob.page.locator('#menu-button').click();
  await bob.page.locator('.menu-item', { hasText: 'Give up this rated game' }).click();
  const dialog = bob.page.locator('dialog[open]').last();
  expect(await dialog.innerText()).toContain(
    'You are rated last at once, as if you had lost to Ann the Fair.',
  );
  expect(await axeFindings(bob.page)).toEqual([]);
  await dialog.locator('button', { hasText: 'Stay' }).click();
  await bob.page.keyboard.press('Escape');
  await bob.page.locator('#menu-button').click();
  await bob.page.locator('.menu-item', { hasText: 'Give up this rated game' }).click();
  await bob.page.locator('[data-act=leave]').click();
  await bob.page.locator('[data-note=stand-in]', { hasText: 'were rated last' }).waitFor();
  await ann.page.locator('.player .stand-in', { hasText: 'left, a bot plays' }).waitFor();
  await bob.page.locator('[data-note=stand-in] .primary').click();
  await ann.page.locator('.player .stand-in', { hasText: 'plays on unrated' }).waitFor();
  await bob.page.goto(`${bob.address}/account`);
  await bob.page.locator('.history li', { hasText: 'left the game' }).waitFor();
  expect(await bob.page.locator('.history li').innerText()).toContain('(−162)');
});

inFullRun('who proposes the end is told who is away and has to agree', async () => {
  const [ann, bob] = [await openPerson(server), await openPerson(server)];
  await tableOfTwo(ann, bob);
  await bob.page.goto(`${bob.address}/about`);
  await ann.page.locator('.player[data-seat="1"] .presence[data-here=false]').waitFor();
  await ann.page.locator('#menu-button').click();
  await ann.page.locator('.menu-item', { hasText: 'Propose to end' }).click();
  await ann.page.locator('[data-note=end]', { hasText: 'also those who are away: Bob' }).waitFor();
  await ann.page
    .locator('[data-note=away]', { hasText: 'A bot can be called in' })
    .waitFor({ timeout: 25_000 });
});

it('an account is told how much vacation is left, and that hours are valid from tomorrow', async () => {
  const ann = await openPerson(server);
  await signUp(ann, 'Ann on Holiday');
  const { page } = ann;
  const sheet = page.locator('.paper-sheet', { has: page.locator('#away') });
  expect(await sheet.innerText()).toContain('30 of 30 days left this year');
  const until = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await page.locator('input[type=date]').fill(until);
  await page.locator('button', { hasText: 'End it' }).waitFor();
  expect(await sheet.innerText()).toMatch(/(19|20|21) of 30 days left this year/);
  await page.locator('button', { hasText: 'End it' }).click();
  await sheet.locator('text=30 of 30 days left').waitFor();
  await sheet.locator('input[type=checkbox]').click();
  await page.locator('[data-next-window]').waitFor();
  expect(await page.locator('[data-next-window]').innerText()).toContain('Until then your hours stay');
  expect(await axeFindings(page)).toEqual([]);
});

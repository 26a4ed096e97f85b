import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { axeFindings } from './axe.ts';
import { type Guest, withBrowser } from './guest.ts';
import { openPerson, PHONE, playTogether, readTheSame, tableOfTwo } from './online-people.ts';
import { OnlineServer, withServer } from './online-server.ts';
import { answerLike, asked, choicesOf, logLines } from './table.ts';

withBrowser();
const company = withServer(new OnlineServer('serve-company.ts'));
const house = withServer(new OnlineServer());

const campaign = { game: 'mage-knight', mood: 'together', scenario: 'volkares-return-blitz' } as const;
/** He is told at a pace that can be followed. */
const UNHURRIED = { settings: { speed: 'normal' } } as const;

/** Waits until each of these was told, one after the other. */
async function hears({ page }: Guest, ...words: readonly string[]): Promise<void> {
  for (const each of words) await page.locator('.told[data-telling=true]', { hasText: each }).waitFor();
}

/** What stands under his name in what happened meanwhile. */
async function retoldTo(page: Page): Promise<string[]> {
  await page.locator('[data-tool=since]').click();
  const march = page.locator('.retelling section', { has: page.locator('h3', { hasText: /^Volkare$/ }) });
  await march.first().waitFor();
  const lines = await march.first().locator('li').allTextContents();
  await page.locator('.replay .primary').click();
  return lines;
}

it('Volkare marches on two browsers: shown before, told step by step to both, and told again', async () => {
  const ann = await openPerson(company, UNHURRIED);
  const bob = await openPerson(company, { ...PHONE, ...UNHURRIED });
  await tableOfTwo(ann, bob, campaign);
  await asked(ann.page);
  // Where he may go is shown by what all know of his deck.
  await ann.page.getByRole('button', { name: 'Where may Volkare go next?' }).click();
  await ann.page.locator('.mk-volkare-ways polygon').first().waitFor();
  expect(await ann.page.locator('.mk-volkare-bar li', { hasText: 'attacks Ann' }).count()).toBeGreaterThan(0);
  expect(await axeFindings(ann.page)).toEqual([]);
  await answerLike(ann.page, 'end');
  if ((await choicesOf(ann.page)).includes('done')) await answerLike(ann.page, 'done');
  await Promise.all([
    hears(ann, 'the turn of Volkare', 'Volkare turns', 'Volkare moves', 'Volkare attacks'),
    hears(bob, 'Na tahu je Volkare', 'Volkare otáčí', 'Volkare postupuje', 'Volkare útočí'),
  ]);
  // Who is attacked says what to do; the other one looks on.
  await asked(ann.page);
  expect(await choicesOf(ann.page)).toEqual(['stand:full', 'stand:partial', 'stand:aside']);
  expect(await bob.page.locator('.question').getAttribute('data-asked')).toBe('false');
  await answerLike(ann.page, 'stand:aside');
  await answerLike(ann.page, 'space:');
  await asked(bob.page);
  const [byAnn, byBob] = [await retoldTo(ann.page), await retoldTo(bob.page)];
  for (const [lines, words] of [
    [byAnn, ['Volkare turns', 'Volkare moves', 'Volkare attacks', 'Ann retreats']],
    [byBob, ['Volkare otáčí', 'Volkare postupuje', 'Volkare útočí', 'Ann ustupuje']],
  ] as const)
    for (const each of words)
      expect(
        lines.some((line) => line.includes(each)),
        each,
      ).toBe(true);
});

inFullRun('a whole game of two browsers against Volkare, to the end that both read', async () => {
  const [ann, bob] = [await openPerson(house), await openPerson(house, { ...PHONE, language: 'en' })];
  await tableOfTwo(ann, bob, campaign);
  expect(await playTogether([ann.page, bob.page])).toBeGreaterThan(100);
  for (const { page } of [ann, bob]) {
    const sheet = page.locator('.dialog.over .sheet');
    await sheet.locator('tfoot td').first().waitFor();
    // All are one side: one score for both.
    expect(await sheet.locator('tfoot td').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
  }
  await readTheSame(ann.page, bob.page);
  // The newest lines alone may be of the time when his deck was empty.
  await bob.page.locator('.log > button').evaluate((older: HTMLElement) => older.click());
  const turned = (await logLines(bob.page)).filter((line) => line.includes('Volkare turns'));
  expect(turned.length).toBeGreaterThan(10);
});

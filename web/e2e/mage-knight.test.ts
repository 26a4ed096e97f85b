import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { axeFindings, axeFindingsInBothThemes } from './axe.ts';
import { openGuest, withBrowser } from './guest.ts';
import { momentsOf, openMoment } from './moments.ts';
import { beginByMouse } from './short-game.ts';
import { answered, asked, playByMouse, playNow, question } from './table.ts';

withBrowser();

const GAME = 'mage-knight';

const width = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

it('First Reconnaissance is begun alone by mouse, on the board', () => beginByMouse(GAME, 8));

it('at phone width, in Czech, a hero, a tactic and a first card are chosen by touch', async () => {
  const guest = await openGuest({ width: 390, height: 844, language: 'cs', touch: true, theme: 'dark' });
  const { page } = guest;
  await playNow(guest, 'phone', GAME);
  expect(await width(page)).toBe(390);
  await page.locator('.board [data-thing="hero:tovak"]').tap();
  await page.locator('.board [data-thing^="tactic:"][data-lit]').first().tap();
  await expect.poll(() => question(page).innerText()).toMatch(/^Tvůj tah/);
  await page.locator('.board [data-thing^="card:"][data-lit]').first().tap();
  await expect.poll(() => question(page).innerText()).not.toMatch(/^Tvůj tah/);
  expect(await width(page)).toBe(390);
});

/** Takes a choice by its number, as it stands beside it. */
async function typed(page: Page, choice: string): Promise<void> {
  const taken = page.locator(`.question [data-choice="${choice}"]`);
  const number = await taken.getAttribute('data-number');
  const before = await page.locator('.question').getAttribute('data-decision');
  await page.keyboard.type(number ?? '');
  await answered(page, before);
  await asked(page);
}

it('a fight is fought by the keyboard alone: blocked by a unit, struck with two cards', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await openMoment(guest, GAME, 'fight');
  await page.locator('.mk-combat').waitFor();
  await typed(page, 'next');
  await page.locator('.board [data-thing="unit:0"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.question [data-choice="parry"]').waitFor();
  for (const choice of ['parry', 'play:rage', 'powered', 'mana:crystal:red', 'play:march', 'attack'])
    await typed(page, choice);
  await typed(page, 'strike');
  expect(await page.locator('.mk-combat').count()).toBe(0);
  expect(await page.locator('.log').innerText()).toMatch(/Orc War Beasts/);
  // What it came to is told in a few lines.
  await page.locator('[data-tool=since]').first().click();
  await page.locator('.retelling li').first().waitFor();
  expect(await page.locator('.retelling').innerText()).toMatch(/Fights Orc War Beasts: defeats all/);
  expect(await axeFindings(page)).toEqual([]);
});

it('a hint in a fight tells the plan, its price, its gain and the second best, and stays with it', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await openMoment(guest, GAME, 'fight');
  const hint = page.locator('.hint');
  const steps = hint.locator('.hint-plan > .plan-steps li');
  const plans: string[][] = [];
  await page.keyboard.press('h');
  // The next step is told by itself.
  for (const said of ['would choose', 'On with the plan']) {
    await hint.getByText(said).waitFor();
    plans.push(await steps.allInnerTexts());
    expect(await hint.locator('.hint-plan > .ledger').innerText()).toMatch(/cards?.*Fame/s);
    if (plans.length === 1) {
      await hint.locator('summary').press('Enter');
      expect(await hint.locator('details .plan-steps li').count()).toBeGreaterThan(0);
      expect(await axeFindings(page)).toEqual([]);
    }
    const before = await page.locator('.question').getAttribute('data-decision');
    await hint.getByRole('button', { name: 'Do that' }).press('Enter');
    await answered(page, before);
    await asked(page);
  }
  // The last line of a plan stays until it is done.
  expect(plans[1]?.at(-1)).toBe(plans[0]?.at(-1));
});

/** Runs in the page: nothing of the board lies over its middle. */
function isOpen(area: Element): boolean {
  const { left, top, width, height } = area.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met?.closest('.tw-map-view') != null;
}

/** Where the finger meets a space of the map that is touched twice to go there. */
const distantSpace = (page: Page): Promise<{ x: number; y: number } | undefined> =>
  page.evaluate(() => {
    for (const area of document.querySelectorAll('.tw-map-area[data-again]')) {
      const { left, top, width, height } = area.getBoundingClientRect();
      const at = { x: left + width / 2, y: top + height / 2 };
      if (document.elementFromPoint(at.x, at.y)?.closest('[data-again]') === area) return at;
    }
    return undefined;
  });

inFullRun(
  'two quick taps on a distant space walk there, and all that may be chosen is in sight',
  async () => {
    const guest = await openGuest({ width: 390, height: 844, touch: true });
    const { page } = guest;
    await openMoment(guest, GAME, 'moving');
    await page.locator('.tw-map').waitFor();
    const map = await page.locator('.tw-map-view').boundingBox();
    for (const lit of await page.locator('.tw-map-area[data-lit]').all()) {
      const box = await lit.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual((map?.x ?? 0) - 1);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((map?.x ?? 0) + (map?.width ?? 0) + 1);
      expect(await lit.evaluate(isOpen)).toBe(true);
    }
    const there = await distantSpace(page);
    if (there === undefined) throw new Error('No distant space can be tapped.');
    const before = await page.locator('.question').getAttribute('data-decision');
    await page.touchscreen.tap(there.x, there.y);
    await page.touchscreen.tap(there.x, there.y);
    await answered(page, before);
    expect(await page.locator('.log').innerText()).toMatch(/goes /);
  },
);

inFullRun('a whole game alone is played at phone width in Czech, by touch', async () => {
  const guest = await openGuest({ width: 390, height: 844, language: 'cs', touch: true, theme: 'dark' });
  const { page } = guest;
  await playNow(guest, 'phone', GAME);
  expect(await playByMouse(page, 'board', { taste: 'any', touch: true })).toBeGreaterThan(40);
  expect(await page.locator('.dialog.over .sheet tbody tr').count()).toBeGreaterThan(0);
  expect(await width(page)).toBe(390);
  expect(await axeFindings(page)).toEqual([]);
});

inFullRun.each(momentsOf(GAME))(
  'its table has no serious accessibility finding, in either theme: %s',
  async (moment) => {
    const guest = await openGuest();
    await openMoment(guest, GAME, moment);
    expect(await axeFindingsInBothThemes(guest.page)).toEqual([]);
  },
);

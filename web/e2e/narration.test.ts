import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { type Guest, openGuest, withBrowser } from './guest.ts';
import { openLastQuestion } from './moments.ts';
import { answered, asked, playByMouse, playNow } from './table.ts';

withBrowser();

const told = (page: Page) => page.locator('.told[data-telling=true]');
const mover = (page: Page) => page.locator('.whose-turn');

/** Answers with the last choice until somebody else's doing is told. */
async function untilOthersPlay({ page }: Guest): Promise<void> {
  for (let answers = 0; answers < 30; answers++) {
    await page.keyboard.press('Shift+N');
    await asked(page);
    const before = await page.locator('.question').getAttribute('data-decision');
    await page.locator('.question .choice').last().click();
    await answered(page, before);
    if ((await mover(page).innerText()).startsWith('Cyril') && (await told(page).count()) > 0) return;
  }
  throw new Error('Nobody else has played.');
}

it('while others play each thing is told in words, the bar is theirs, and one may skip', async () => {
  const guest = await openGuest({ settings: { speed: 'slow' } });
  const { page } = guest;
  await playNow(guest, 'told');
  await untilOthersPlay(guest);
  expect(await mover(page).innerText()).toMatch(/^Cyril to move/);
  expect(await page.locator('.round-map [aria-current=step]').innerText()).toContain('Cyril is here');
  expect(await page.locator('.question').getAttribute('data-asked')).toBe('false');
  expect(await page.locator('#question-title').innerText()).toBe('Cyril plays');
  const first = await told(page).innerText();
  // Sentences that are told together stand apart in what is read out.
  const spoken = await page.locator('[role=log][aria-live=polite]').innerText();
  expect(spoken.replaceAll(/\s+/g, ' ')).toContain(first.replaceAll(/\s+/g, ' '));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForFunction(
    (words) => document.querySelector<HTMLElement>('.told')?.innerText !== words,
    first,
  );
  await page.getByRole('button', { name: 'To my move' }).click();
  await asked(page);
  expect(await page.locator('.narration').count()).toBe(0);
  // What is secret stands apart from what is sure.
  expect(await page.locator('.player[data-seat="0"] .points').innerText()).toMatch(/^\d+ \+ \d+/);
  expect(await page.locator('.player[data-seat="1"] .points').innerText()).toMatch(/^\d+ \+ \?/);
  // Last, for it takes longer than others play.
  await untilOthersPlay(guest);
  expect(await axeFindings(page)).toEqual([]);
});

/** Watches while dice tumble how faint the numbers beside them and the question become. */
const watchTheDice = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const table = document.querySelector<HTMLElement>('.table');
    const watch = (): void => {
      if (table?.dataset.tumbling === undefined) return;
      const faint = ['.va-woken', '.question[data-asked=true] > h2'].flatMap((each) => {
        const element = document.querySelector(each);
        return element === null ? [] : [Number(getComputedStyle(element).opacity)];
      });
      dataset.faintest = String(Math.min(Number(dataset.faintest ?? 2), faint[0] ?? 2) + (faint[1] ?? 0));
      requestAnimationFrame(watch);
    };
    if (table) new MutationObserver(watch).observe(table, { attributeFilter: ['data-tumbling'] });
  });

it('dice tell their number when they lie', async () => {
  const guest = await openGuest({ settings: { motion: 'on' } });
  const { page } = guest;
  await playNow(guest, 'tumble');
  await watchTheDice(page);
  const faintest = () => page.locator('html').getAttribute('data-faintest');
  for (let answers = 0; answers < 20 && (await faintest()) === null; answers++) {
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(200);
  }
  await expect.poll(faintest, { timeout: 10_000 }).toBe('0');
  // An answer that was still under way may have them rolled once more.
  await expect
    .poll(() => page.locator('.va-woken').evaluate((each) => getComputedStyle(each).opacity), {
      timeout: 10_000,
    })
    .toBe('1');
});

it('the score sheet opens when the last move has landed', async () => {
  const guest = await openGuest({ settings: { motion: 'on' } });
  const { page } = guest;
  await openLastQuestion(guest, 'valeria');
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    new MutationObserver(() => {
      const flying = document.querySelectorAll('.flyer').length;
      dataset.flown = String(Math.max(Number(dataset.flown ?? 0), flying));
      if (document.querySelector('.dialog.over')) dataset.flying ??= String(flying);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await playByMouse(page, 'list', { taste: 'any' });
  const seen = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  expect(seen).toMatchObject({ flying: '0' });
  expect(Number(seen.flown)).toBeGreaterThan(0);
});

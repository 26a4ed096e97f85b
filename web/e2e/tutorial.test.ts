import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { sample } from '../../tools/sample.ts';
import { GAME_IDS } from '../src/host/rules.ts';
import { lessonsOf } from '../src/tutorial/lessons.ts';
import { openGuest, withBrowser } from './guest.ts';
import { goOn, stepAfter, stillHidden, walk } from './lesson-walk.ts';

withBrowser();

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;
const LANGUAGES = ['en', 'cs'] as const;

const LESSONS = GAME_IDS.flatMap((game) => lessonsOf(game).map(({ id }) => ({ game, id })));
const QUICK = sample(LESSONS, 1);

// The longest words are Czech; that both languages say the same is tested without a browser.
for (const lesson of LESSONS)
  for (const language of LANGUAGES)
    (QUICK.includes(lesson) && language === 'cs' ? it : inFullRun)(
      `in the lesson ${lesson.id} of ${lesson.game} all that is said and pointed at can be seen, on every step and size, ${language}`,
      async () => {
        const { page, address } = await openGuest({ language });
        await page.goto(`${address}/tutorial/${lesson.game}`);
        await page.locator(`[data-lesson=${lesson.id}]`).click();
        const hidden: string[] = [];
        const steps = await walk(page, SIZES, async ({ at }, { width }) => {
          const found = await stillHidden(page);
          if (found !== '') hidden.push(`step ${at}, ${width} wide: ${found}`);
        });
        expect(hidden).toEqual([]);
        expect(steps).toBeGreaterThan(7);
      },
    );

it('a lesson goes on where it was left, and back over choices and dice', async () => {
  const { page, address } = await openGuest();
  await page.goto(address);
  await page.locator('.game-card a[href="/tutorial/valeria"]').click();
  await page.locator('[data-lesson=first]').click();
  // The duke is chosen and the dice are rolled.
  for (let at = 0; at < 4; at++) {
    expect((await stepAfter(page, at)).at).toBe(at + 1);
    await goOn(page);
  }
  await stepAfter(page, 4);
  await page.goto(address);
  const kept = page.locator('.shelved-link[href="/tutorial/valeria/first"]');
  expect(await kept.innerText()).toContain('Step 5 of');
  await kept.click();
  expect((await stepAfter(page, 0)).at).toBe(5);
  const back = page.locator('.coach-back');
  for (const at of [5, 4]) {
    await back.click();
    expect((await stepAfter(page, at)).at).toBe(at - 1);
  }
  // The choice of the duke is asked for anew.
  await page.locator('.board [data-thing="card:isabella"][data-lit]').click();
  expect((await stepAfter(page, 3)).at).toBe(4);
});

it('in the lesson nothing but the lit choice can be taken', async () => {
  const { page, address } = await openGuest();
  await page.goto(`${address}/tutorial/valeria/first`);
  const coach = page.locator('.coach');
  for (const at of [0, 1]) {
    await stepAfter(page, at);
    await page.keyboard.press('Enter');
  }
  await stepAfter(page, 2);
  const words = await coach.innerText();
  await page.locator('.question .choice[aria-disabled]').first().dispatchEvent('click');
  await page.waitForTimeout(100);
  expect(await coach.innerText()).toBe(words);
  await page.locator('.board [data-lit]').click();
  expect((await stepAfter(page, 3)).at).toBe(4);
});

import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { GAME_IDS } from '../src/host/rules.ts';
import { openGuest, withBrowser } from './guest.ts';

withBrowser();

const LANGUAGES = ['en', 'cs'] as const;
const LESSONS = GAME_IDS.flatMap((game, place) =>
  LANGUAGES.map((language, number) => ({ game, language, quick: number === place % LANGUAGES.length })),
);

// Each in one language, and in both in the full run: that they say the same is tested without a browser.
for (const { game, language, quick } of LESSONS)
  (quick ? it : inFullRun)(
    `the lesson of ${game} is taken to its end by doing what is lit, ${language}`,
    async () => {
      const { page, address } = await openGuest({ language });
      await page.goto(address);
      await page.locator(`.game-card a[href="/tutorial/${game}"]`).click();
      const coach = page.locator('.coach');
      await coach.waitFor();
      const texts: string[] = [];
      for (;;) {
        const words = await coach.innerText();
        if ((await coach.locator('h2').count()) > 0) break;
        if (words === texts.at(-1)) {
          await page.waitForTimeout(20);
          continue;
        }
        texts.push(words);
        const next = coach.locator('button.primary');
        if ((await next.count()) > 0) await next.click();
        else await page.locator('.question .choice[data-lit]').click();
      }
      expect(texts.length).toBeGreaterThan(10);
      await coach.getByRole('button').first().click();
      await page.locator('.question[data-asked=true]').waitFor();
    },
  );

it('in the lesson nothing but the lit choice can be taken', async () => {
  const { page, address } = await openGuest();
  await page.goto(`${address}/tutorial/valeria`);
  const coach = page.locator('.coach');
  const lit = page.locator('.question .choice[data-lit]');
  for (const step of [1, 2]) {
    await coach.locator('small', { hasText: `Step ${step} ` }).waitFor();
    await page.keyboard.press('Enter');
  }
  await lit.waitFor();
  const words = await coach.innerText();
  await page.locator('.question .choice[aria-disabled]').first().click({ force: true });
  await page.waitForTimeout(100);
  expect(await coach.innerText()).toBe(words);
  await page.locator('.board [data-lit]').click();
  await page.waitForFunction(
    (old) => document.querySelector<HTMLElement>('.coach')?.innerText !== old,
    words,
  );
});

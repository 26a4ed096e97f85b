// How quick a step back and forth is in the page, in the middle of a long turn.
import type { Page } from 'playwright-core';
import type { GameId } from '../src/host/rules.ts';
import type { Studio } from './browser.ts';

const quick = { speed: 'instant', motion: 'off', confirm: 'never', language: 'en' };

/** So many answers lie behind before anything is measured. */
const ANSWERS = 24;
const STEPS = 10;

/** Runs in the page: from a key to the question it leads to, drawn. */
function pressAndWait(key: string): Promise<number> {
  const question = document.querySelector<HTMLElement>('.question');
  const before = question?.dataset.decision;
  return new Promise((done) => {
    const begun = performance.now();
    const seen = new MutationObserver(() => {
      if (question?.dataset.decision === before) return;
      seen.disconnect();
      document.body.getBoundingClientRect();
      done(performance.now() - begun);
    });
    if (question) seen.observe(question, { attributes: true });
    document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

const isDim = (page: Page, tool: string): Promise<boolean> =>
  page.evaluate(
    (name) => document.querySelector<HTMLElement>(`[data-tool=${name}]`)?.dataset.dim === 'true',
    tool,
  );

/** Answers so that a long turn is behind: the first choice is a card to play, and then how. */
async function playOn(page: Page): Promise<void> {
  for (let answer = 0; answer < ANSWERS; answer++) {
    const asked = page.locator('.question[data-asked=true]');
    await asked.waitFor();
    const decision = await asked.getAttribute('data-decision');
    await page.locator('.question .choice').first().click();
    await page.locator(`.question[data-asked=true]:not([data-decision="${decision}"])`).waitFor();
  }
}

/** Milliseconds of steps back and forth, as they come. */
export async function stepTimes({ visitor, address }: Studio, game: GameId): Promise<number[]> {
  const page = await visitor(quick);
  await page.goto(`${address}/?seed=steps`);
  await page.locator(`.game-card[data-game=${game}] .primary`).click();
  await playOn(page);
  const times: number[] = [];
  for (const [key, tool] of [
    ['u', 'undo'],
    ['U', 'redo'],
    ['u', 'undo'],
    ['U', 'redo'],
  ] as const)
    for (let step = 0; step < STEPS && !(await isDim(page, tool)); step++)
      times.push(await page.evaluate(pressAndWait, key));
  await page.context().close();
  return times;
}

import { dungeonLords } from '@krcma/dungeon-lords';
import { puzzles } from '@krcma/dungeon-lords/puzzles';
import { book } from '@krcma/dungeon-lords/puzzles/book';
import { type GameModule, positionOf, type Setup } from '@krcma/kernel';
import { mageKnight } from '@krcma/mage-knight';
import { book as fights } from '@krcma/mage-knight/puzzles/book';
import type { PuzzleName } from '@krcma/tableware/puzzle';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { dayOf, pathOf } from '../src/puzzle/puzzle-names.ts';
import { axeFindings } from './axe.ts';
import { openGuest, withBrowser } from './guest.ts';

withBrowser();

const GAME = 'dungeon-lords';

const solutionOf = (name: PuzzleName): readonly string[] =>
  book.solution(dungeonLords as unknown as GameModule, book.setupOf(name) as Setup);

const FIGHTS = 'mage-knight';

const planOf = (name: PuzzleName): readonly string[] =>
  fights.solution(mageKnight as unknown as GameModule, fights.setupOf(name) as Setup);

/** Where the choices of the plan lie, one after the other. */
function thingsOf(name: PuzzleName): readonly (string | undefined)[] {
  const t = positionOf(mageKnight, fights.setupOf(name) as Setup);
  return planOf(name).map((id) => {
    const thing = t.asked().options.find((option) => option.id === id)?.thing;
    t.play(id);
    return thing;
  });
}

/** Presses a choice, and waits until something else is asked or nothing any more. */
async function choose(page: Page, choice: string, press: (button: Locator) => Promise<void>): Promise<void> {
  const button = page.locator(`.question [data-choice="${choice}"]`).first();
  await button.waitFor({ state: 'attached' });
  const asked = await page.locator('.question').getAttribute('data-decision');
  await press(button);
  await page.waitForFunction(
    (before) => document.querySelector<HTMLElement>('.question')?.dataset.decision !== before,
    asked,
  );
}

const byTouch = (button: Locator): Promise<void> => button.tap();

const byKeyboard = async (button: Locator): Promise<void> => {
  await button.focus();
  await button.page().keyboard.press('Enter');
};

/** On a phone what lies on the board is touched there; where a thing means several choices they are listed beside it. */
function onBoard(name: PuzzleName): typeof byTouch {
  const things = thingsOf(name);
  let step = 0;
  return async (button) => {
    const thing = things[step++];
    if (await button.isVisible()) return button.tap();
    const page = button.page();
    const choice = await button.getAttribute('data-choice');
    await page.locator(`.board [data-thing="${thing}"]`).first().tap();
    const listed = page.locator(`.thing-menu [data-choice="${choice}"]`);
    if (await listed.isVisible()) await listed.tap();
  };
}

/** Answers as the solver does. */
async function solve(
  page: Page,
  name: PuzzleName,
  press: typeof byTouch,
  steps = solutionOf(name),
): Promise<void> {
  for (const choice of steps) await choose(page, choice, press);
  await page.locator('.puzzle-over').waitFor();
}

/** Nothing hangs over the side of the page. */
const fitsAcross = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1);

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

it('the puzzle of the day is solved by touch on a phone, in Czech, and the result can be shared', async () => {
  const { page, address } = await openGuest({ width: 390, height: 844, touch: true, language: 'cs' });
  await page.goto(address);
  await page.locator(`.game-card a[href="/puzzle/${GAME}"]`).tap();
  const name: PuzzleName = { kind: 'daily', date: dayOf(Date.now()) };
  await page.locator(`[data-puzzle="${name.date}"]`).tap();
  await solve(page, name, byTouch);
  const over = page.locator('.puzzle-over');
  await expect.poll(() => over.innerText()).toContain('Vyřešeno na první pokus');
  const text = await over.locator('textarea').inputValue();
  expect(text).toContain(`/puzzle/${GAME}/${name.date}?v=2`);
  expect(text).toMatch(/[◆◇]{5}/);
  expect(text).toContain('★★★ Vyřešeno');
  expect(await axeFindings(page)).toEqual([]);
  await over.locator(`a[href="/puzzle/${GAME}"]`).tap();
  expect(await page.locator(`[data-puzzle="${name.date}"]`).innerText()).toContain('Vyřešeno');
  await page.locator('.puzzles h2', { hasText: '1 den v řadě' }).waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await fitsAcross(page), `${width}×${height}`).toBe(true);
  }
});

it('the fight of the day is fought by touch on a phone, in Czech: all stars, nothing but the fight in sight', async () => {
  const { page, address } = await openGuest({ width: 390, height: 844, touch: true, language: 'cs' });
  await page.goto(address);
  await page.locator(`.game-card a[href="/puzzle/${FIGHTS}"]`).tap();
  const name: PuzzleName = { kind: 'daily', date: dayOf(Date.now()) };
  await page.locator(`[data-puzzle="${name.date}"]`).tap();
  await page.locator('.question[data-asked=true]').waitFor();
  await page.locator('.mk-combat .mk-foe').first().waitFor();
  expect(await page.locator('.mk-map, .mk-side, .mk-board .tw-tabs').count()).toBe(0);
  expect(await page.locator('.mk-counted').innerText()).toContain('zranění');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await fitsAcross(page), `${width}×${height}`).toBe(true);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await solve(page, name, onBoard(name), planOf(name));
  const over = page.locator('.puzzle-over');
  await expect.poll(() => over.innerText()).toContain('Vyřešeno na první pokus');
  expect(await over.locator('.sheet').innerText()).toContain('Sláva');
  await over
    .locator('.rated', { hasText: /^Nejlepší(ch)? .*Kdo hraje, jak se nabízí, skončí o \d+ hůř\.$/ })
    .waitFor();
  const text = await over.locator('textarea').inputValue();
  expect(text).toContain(`/puzzle/${FIGHTS}/${name.date}?v=1`);
  expect(text).toContain('★★★ Vyřešeno');
  expect(await axeFindings(page)).toEqual([]);
  await over.locator(`a[href="/puzzle/${FIGHTS}"]`).tap();
  expect(await page.locator('.puzzles h2').first().innerText()).toContain('1 den v řadě');
});

inFullRun('a fight is lost and fought again by keyboard; the best plan is shown, step by step', async () => {
  const { page, address } = await openGuest();
  const name: PuzzleName = { kind: 'endless', difficulty: 1, number: 1 };
  await page.goto(`${address}${pathOf(FIGHTS, name)}`);
  const over = page.locator('.puzzle-over');
  // Whoever lets everything come, and takes it, has tried at least.
  while (!(await over.isVisible())) {
    const next = page.locator('.question [data-choice="next"], .question [data-choice^="damage:"]');
    const hero = page.locator('.question [data-choice="to:hero"]');
    await next.or(hero).or(over).first().waitFor();
    if (await over.isVisible()) break;
    const id = (await next.or(hero).first().getAttribute('data-choice')) ?? '';
    await choose(page, id, byKeyboard);
    await page.waitForTimeout(50);
  }
  expect(await over.innerText()).toContain('Not the best yet');
  expect(await over.locator('.stars').getAttribute('aria-label')).toBe('1 of 3 stars');
  await over.locator('.show-best').press('Enter');
  await over.locator('.best-play li').first().waitFor();
  expect(await over.locator('.best-play li').count()).toBe(planOf(name).length);
  await over.getByText('Try again').press('Enter');
  await over.waitFor({ state: 'detached' });
  await solve(page, name, byKeyboard, planOf(name));
  expect(await over.innerText()).toContain('Solved, tries: 2');
  await over.getByText('Next puzzle').press('Enter');
  await page.waitForURL(`**/puzzle/${FIGHTS}/1/2`);
});

inFullRun(
  'a puzzle is lost, tried again and solved by keyboard; the best play is shown on request',
  async () => {
    const { page, address } = await openGuest();
    const name: PuzzleName = { kind: 'prepared', id: 'situation-3' };
    await page.goto(`${address}${pathOf(GAME, name)}`);
    const over = page.locator('.puzzle-over');
    // Whoever sends nobody loses all.
    for (let round = 0; round < 3; round++) await choose(page, 'done', byKeyboard);
    await over.waitFor();
    expect(await over.innerText()).toContain('Not the best yet');
    expect(await over.innerText()).toContain('Tiles lost: 3, the best possible: 1.');
    await over.locator('.show-best').press('Enter');
    await over.locator('.best-play li').first().waitFor();
    expect(await over.locator('.best-play li').count()).toBe(solutionOf(name).length);
    await over.getByText('Try again').press('Enter');
    await over.waitFor({ state: 'detached' });
    await solve(page, name, byKeyboard);
    expect(await over.innerText()).toContain('Solved, tries: 2');
    await over.getByText('Next puzzle').press('Enter');
    await page.waitForURL(`**/puzzle/${GAME}/situation-4`);
  },
);

inFullRun('the training leads to its puzzles, and one that was left in the middle goes on', async () => {
  const { page, address } = await openGuest();
  await page.goto(address);
  await page.locator(`.game-card[data-game=${GAME}] [data-way=training]`).click();
  const name: PuzzleName = { kind: 'prepared', id: 'situation-1' };
  await page.locator('[data-puzzle="situation-1"]').click();
  const [first = '', ...rest] = solutionOf(name);
  await choose(page, first, byKeyboard);
  const asked = await page.locator('.question').getAttribute('data-decision');
  await page.reload();
  await page.locator('.question[data-asked=true]').waitFor();
  expect(await page.locator('.question').getAttribute('data-decision')).toBe(asked);
  for (const choice of rest) await choose(page, choice, byKeyboard);
  const over = page.locator('.puzzle-over');
  await over.waitFor();
  expect(await over.innerText()).toContain('Solved at the first try');
  // What is over begins anew.
  await page.reload();
  await page.locator(`.question [data-choice="${first}"]`).waitFor();
});

inFullRun('a link of another version, of tomorrow or of nothing says so', async () => {
  const { page, address } = await openGuest();
  await page.goto(`${address}/puzzle/${GAME}/3/17?v=99`);
  await page.getByText('Solve it here').click();
  await page.locator('.question[data-asked=true]').waitFor();
  for (const text of [dayOf(Date.now() + 86_400_000), '9/1', 'nothing']) {
    await page.goto(`${address}/puzzle/${GAME}/${text}`);
    await page.getByText('There is no such puzzle, or not yet.').waitFor();
  }
});

inFullRun('a puzzle is made, solved and kept without a network', async () => {
  const { page, address, context } = await openGuest({ offline: true });
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await context.setOffline(true);
  const name: PuzzleName = { kind: 'endless', difficulty: 2, number: 3 };
  await page.goto(`${address}${pathOf(GAME, name)}`);
  await solve(page, name, byKeyboard);
  await page.goto(`${address}/puzzle/${GAME}`);
  await page.locator('[data-difficulty="2"]', { hasText: '1 solved' }).waitFor();
  await context.setOffline(false);
});

it('the fight of the day is fought without a network after the first visit, kept and shared', async () => {
  const { page, address, context } = await openGuest({ offline: true });
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await context.setOffline(true);
  await page.goto(`${address}/puzzle/${FIGHTS}`);
  const name: PuzzleName = { kind: 'daily', date: dayOf(Date.now()) };
  await page.locator(`[data-puzzle="${name.date}"]`).press('Enter');
  await solve(page, name, byKeyboard, planOf(name));
  const over = page.locator('.puzzle-over');
  await over.locator('.rated', { hasText: /(is|are) best\. Whoever does the obvious/ }).waitFor();
  const text = await over.locator('textarea').inputValue();
  expect(text).toContain('★★★ Solved at the first try');
  // The link is short: the game, the day and the version of what makes the fights.
  expect(text.split('\n').at(-1)).toBe(`${address}/puzzle/${FIGHTS}/${name.date}?v=1`);
  await page.goto(`${address}/puzzle/${FIGHTS}`);
  await page.locator('.puzzles h2', { hasText: '1 day in a row' }).waitFor();
  // And one of the endless ones.
  const next: PuzzleName = { kind: 'endless', difficulty: 1, number: 1 };
  await page.goto(`${address}${pathOf(FIGHTS, next)}`);
  await solve(page, next, byKeyboard, planOf(next));
  await context.setOffline(false);
});

/** The database as releases before the puzzles made it, with one finished game. */
const keepAsBefore = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open('krcma', 3);
        request.onupgradeneeded = () => {
          const { result } = request;
          for (const store of ['games', 'saves']) result.createObjectStore(store, { keyPath: 'id' });
          result.createObjectStore('entries', { keyPath: ['game', 'number'] });
          result.createObjectStore('checkpoints', { keyPath: ['game', 'after'] });
          result.createObjectStore('results', { keyPath: 'id' }).put({ id: 'old', over: true });
        };
        request.onsuccess = () => {
          request.result.close();
          done();
        };
        request.onerror = () => fail(request.error);
      }),
  );

const keptIn = (page: Page, store: string): Promise<readonly string[]> =>
  page.evaluate(
    (name) =>
      new Promise<string[]>((done, fail) => {
        const request = indexedDB.open('krcma');
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction(name).objectStore(name).getAllKeys();
          all.onsuccess = () => done(all.result.map(String));
          all.onerror = () => fail(all.error);
        };
      }),
    store,
  );

inFullRun('a browser that kept games before there were puzzles keeps both', async () => {
  const { page, address } = await openGuest();
  await page.goto(`${address}/about`);
  await keepAsBefore(page);
  const name: PuzzleName = { kind: 'prepared', id: 'situation-1-room' };
  await page.goto(`${address}${pathOf(GAME, name)}`);
  await solve(page, name, byKeyboard);
  await page.locator('.puzzle-over', { hasText: 'Solved at the first try' }).waitFor();
  expect(await keptIn(page, 'puzzles')).toEqual([`${GAME}/${puzzles.version}/situation-1-room`]);
  expect(await keptIn(page, 'results')).toEqual(['old']);
});

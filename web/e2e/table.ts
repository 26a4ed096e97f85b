import type { Locator, Page } from 'playwright-core';
import type { GameId } from '../src/host/rules.ts';
import type { Guest } from './guest.ts';
import { openOptions, pickScenario, seatCount } from './set-up.ts';

/** Sits down at a new table with defaults; the seed decides the cards. */
export async function playNow(
  { page, address }: Guest,
  seed: string,
  game: GameId = 'valeria',
): Promise<void> {
  await page.goto(`${address}/?seed=${seed}`);
  await page.locator(`.game-card[data-game=${game}] .primary`).click();
  await asked(page);
}

export interface GamePlan {
  readonly game?: GameId;
  readonly seed: string;
  /** What is played, by its value. */
  readonly scenario?: string;
  /** Who plays, by value of the field. */
  readonly players: readonly ('person' | 'random' | 'greedy' | 'search')[];
  /** What else is agreed on, by the words in the dialog: a field of the list, a tick, or a number. */
  readonly options?: Readonly<Record<string, string | number | true>>;
}

/** Sets a game up in the dialog. */
export async function setUp({ page, address }: Guest, plan: GamePlan): Promise<void> {
  const { game = 'valeria', seed, scenario, players, options = {} } = plan;
  await page.goto(`${address}/?seed=${seed}`);
  await page.locator(`[data-set-up=${game}]`).click();
  const dialog = page.locator('dialog[open]');
  await seatCount(dialog, players.length);
  if (scenario !== undefined) await pickScenario(dialog, scenario);
  for (const [seat, player] of players.entries())
    await dialog.locator(`[data-seat="${seat}"] select`).selectOption(player);
  for (const [words, value] of Object.entries(options)) {
    const field = (await openOptions(dialog)).getByLabel(words).first();
    if (value === true) await field.check();
    else if (typeof value === 'number') await field.fill(String(value));
    else await field.selectOption(value);
  }
  await dialog.locator('[type=submit]').click();
  await page.locator('.table').waitFor();
}

/** Waits until the viewer is asked, or the game is over, or the curtain falls. */
export async function asked(page: Page): Promise<void> {
  await page.locator('.question[data-asked=true], .dialog.over, .dialog.curtain').first().waitFor();
}

export const question = (page: Page): Locator => page.locator('#question-title');

export const isOver = (page: Page): Promise<boolean> => page.locator('.dialog.over').isVisible();

/** The last choice goes forward by the shortest way; any of them sees more of a game. */
export type Taste = 'last' | 'any';

interface Target {
  readonly x: number;
  readonly y: number;
  /** What is asked now; changes with every answer. */
  readonly asked: string;
  readonly over: boolean;
  readonly curtain: boolean;
}

/** A page that can be looked at and clicked, in whichever engine. */
export interface Screen {
  evaluate<Result, Argument>(
    act: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
  readonly touchscreen?: { tap(x: number, y: number): Promise<void> };
  waitForTimeout(milliseconds: number): Promise<void>;
  screenshot(options: { readonly path: string }): Promise<unknown>;
}

/** Looks at the page as an eye does: where is a thing to click, and is it really on top there? */
function look(page: Screen, where: 'board' | 'list', taste: Taste): Promise<Target | undefined> {
  return page.evaluate(
    async (wish) => {
      const visible = (all: string) =>
        [...document.querySelectorAll(all)].filter((each) => each.checkVisibility());
      // Any: another one with every question, but the same in every run.
      const favourite = (all: readonly Element[]): Element | undefined => {
        const sum = [...`${decision}`].reduce((so, sign) => so * 31 + sign.charCodeAt(0), 7);
        return wish.taste === 'last' ? all.at(-1) : all[(sum % 9973) % all.length];
      };
      const curtain = document.querySelector('.dialog.curtain .primary');
      const over = document.querySelector('.dialog.over');
      const section = document.querySelector<HTMLElement>('.question');
      const decision = section?.dataset.decision;
      const lit = wish.where === 'board' ? visible('.board [data-lit=true]') : [];
      const menu = [...document.querySelectorAll('.thing-menu .choice')];
      const listed = visible('.question .choice, .confirm .primary');
      const wanted = curtain ?? favourite(menu) ?? favourite(lit) ?? favourite(listed);
      const asked = `${section?.dataset.decision} ${menu.length > 0} ${document.querySelector('.confirm') !== null}`;
      if (over) return { x: 0, y: 0, asked, over: true, curtain: false };
      if (!wanted || (!curtain && section?.dataset.asked !== 'true')) return undefined;
      wanted.scrollIntoView({ block: 'center' });
      // A board that has just turned to another part is looked at again.
      for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
      if (section?.dataset.decision !== decision || !wanted.checkVisibility()) return undefined;
      const { left, top, width, height } = wanted.getBoundingClientRect();
      // The middle of a bent area of a map lies beside it: another point of it is looked for.
      for (const share of [0.5, 0.08, 0.92, 0.25, 0.75])
        for (const other of [0.5, 0.08, 0.92, 0.25, 0.75]) {
          const [x, y] = [left + width * share, top + height * other];
          const hit = document.elementFromPoint(x, y);
          if (hit && wanted.contains(hit)) return { x, y, asked, over: false, curtain: curtain !== null };
        }
      // What lies beyond the edge of a map is brought into sight by the button for it, its first while anything is lit.
      const sight = wanted.closest('svg') && visible('.board .tw-map-button')[0]?.getBoundingClientRect();
      if (!sight) return undefined;
      const [x, y] = [sight.left + sight.width / 2, sight.top + sight.height / 2];
      return { x, y, asked: `${asked} in sight`, over: false, curtain: false };
    },
    { where, taste },
  );
}

const PATIENCE = 15_000;
/** Whoever sees nothing happen taps again: on a crowded machine a board may turn away under the finger. */
const AGAIN_AFTER = 4_000;
const MOST_AGAIN = 2;

interface Manner {
  readonly taste?: Taste;
  /** With a finger instead of the mouse. */
  readonly touch?: boolean;
  readonly most?: number;
  /** Asked at every question whether enough was played, before the game is over. */
  readonly enough?: (clicks: number) => boolean | Promise<boolean>;
}

/** Clicks with the mouse until the game is over, or enough of it is seen; gives the number of clicks. */
export async function playByMouse(
  page: Screen,
  where: 'board' | 'list',
  { taste = 'last', touch = false, most = 2000, enough = () => false }: Manner = {},
): Promise<number> {
  let before = '';
  let since = Date.now();
  let again = 0;
  let last = '';
  for (let clicks = 0; clicks < most; ) {
    const target = await look(page, where, taste);
    if (target?.over) return clicks;
    if (target && target.asked !== before) {
      if (await enough(clicks)) return clicks;
      await (touch ? page.touchscreen?.tap(target.x, target.y) : page.mouse.click(target.x, target.y));
      before = target.curtain ? '' : target.asked;
      // How often one taps again is counted for each question: a game of two hundred may slip more than twice.
      if (target.asked !== last) again = 0;
      last = target.asked;
      since = Date.now();
      clicks++;
    } else if (target && again < MOST_AGAIN && Date.now() - since > AGAIN_AFTER) {
      again++;
      before = '';
    } else if (Date.now() - since < PATIENCE) await page.waitForTimeout(25);
    else {
      await page.screenshot({ path: 'screenshots/stuck.png' });
      throw new Error(`Nothing happens any more after ${clicks} clicks: ${before}`);
    }
  }
  throw new Error(`The game is not over after ${most} clicks.`);
}

/** Plays with nothing but the keyboard: from the question into its list, to the last choice, and take it. */
export async function playByKeyboard(page: Page, most = 2000): Promise<number> {
  for (let answers = 0; answers < most; answers++) {
    await asked(page);
    if (await isOver(page)) return answers;
    const before = await decisionOf(page);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await answered(page, before);
  }
  throw new Error(`The game is not over after ${most} answers.`);
}

const decisionOf = (page: Page): Promise<string | null> =>
  page.locator('.question').getAttribute('data-decision', { timeout: PATIENCE });

/** Waits until a question is answered: another one is asked, or somebody else, or nobody any more. */
export async function answered(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    (old) => document.querySelector<HTMLElement>('.question')?.dataset.decision !== old,
    before,
    { timeout: PATIENCE },
  );
}

/** Gives one answer through the list: the named one, or the last. */
export async function answer(page: Page, choice?: string): Promise<void> {
  await asked(page);
  const before = await decisionOf(page);
  const choices = page.locator(`.question ${choice === undefined ? '.choice' : `[data-choice="${choice}"]`}`);
  await choices.last().click();
  await answered(page, before);
  await asked(page);
}

/** Without the symbols, which come when there is time. */
export const logLines = (page: Page): Promise<string[]> => page.locator('.log li').allTextContents();

/** Answers until a choice is offered: the beginning of the own first action, for example. */
export async function untilOffered(page: Page, choice: string): Promise<void> {
  while ((await page.locator(`.question [data-choice="${choice}"]`).count()) === 0) await answer(page);
}

/** On a desk nothing of the board has to be scrolled to. */
export const boardFits = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const board = document.querySelector('.board');
    return (
      board !== null && board.scrollHeight <= board.clientHeight && board.scrollWidth <= board.clientWidth
    );
  });

/** Gives one answer through the list: the first whose id begins with the first of these beginnings that fits any. */
export async function answerLike(page: Page, ...beginnings: readonly string[]): Promise<string> {
  await asked(page);
  const before = await decisionOf(page);
  const ids = await choicesOf(page);
  const liked = beginnings
    .map((each) => ids.find((id) => id.startsWith(each)))
    .find((id) => id !== undefined);
  const choice = liked ?? ids.at(-1);
  if (choice === undefined) throw new Error(`Nothing can be answered: ${before}`);
  await page.locator(`.question [data-choice="${choice}"]`).click();
  await answered(page, before);
  return choice;
}

export const choicesOf = (page: Page): Promise<string[]> =>
  page
    .locator('.question .choice')
    .evaluateAll((choices) => choices.map((choice) => (choice as HTMLElement).dataset.choice ?? ''));

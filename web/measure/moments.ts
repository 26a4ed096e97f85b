// How a camera gets to the moments worth a picture.
import type { Page } from 'playwright-core';
import { pickScenario, seatCount } from '../e2e/set-up.ts';
import type { GameId } from '../src/host/rules.ts';

export interface Scene {
  readonly page: Page;
  readonly address: string;
  readonly game: GameId;
  shoot(name: string): Promise<void>;
}

export type Visit = (scene: Scene) => Promise<void>;

/** Answers with the first choice that begins with one of the wishes in their order, or with the last one. */
export async function answer(page: Page, times: number, ...wishes: readonly string[]): Promise<void> {
  for (let i = 0; i < times; i++) {
    await page.locator('.question[data-asked=true], .dialog.over').first().waitFor();
    if (await page.locator('.dialog.over').isVisible()) return;
    const before = await page.locator('.question').getAttribute('data-decision');
    await page.evaluate((wished) => {
      const choices = [...document.querySelectorAll<HTMLElement>('.question .choice')];
      const liked = wished.map((wish) => choices.find(({ dataset }) => dataset.choice?.startsWith(wish)));
      (liked.find((choice) => choice !== undefined) ?? choices.at(-1))?.click();
    }, wishes);
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>('.question')?.dataset.decision !== old,
      before,
    );
  }
  await page.locator('.question[data-asked=true], .dialog.over').first().waitFor();
}

/** Answers as wished until something is on the table; a moment that does not come is an error, not a wrong picture. */
export async function answerUntil(page: Page, seen: string, ...wishes: readonly string[]): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.locator('.question[data-asked=true], .dialog.over').first().waitFor();
    if ((await page.locator(seen).count()) > 0) return;
    await answer(page, 1, ...wishes);
  }
  throw new Error(`no ${seen} for a picture`);
}

/** What is on the table; on a phone every section of the board. */
export async function shootSections({ page, shoot }: Scene, name: string): Promise<void> {
  const sections = page.locator('.tw-tabs > button:visible');
  const count = await sections.count();
  if (count === 0) await shoot(name);
  for (let section = 0; section < count; section++) {
    await sections.nth(section).click();
    await shoot(`${name}-${section + 1}`);
  }
}

/** A table with these players, as the dialog lays it; `agreed` are values of its lists. */
export async function layOut(
  { page, address, game }: Scene,
  players: readonly string[],
  agreed: readonly string[] = [],
): Promise<void> {
  await page.goto(`${address}/?seed=picture`);
  await page.locator(`[data-set-up=${game}]`).click();
  const dialog = page.locator('dialog');
  await seatCount(dialog, players.length);
  for (const [seat, player] of players.entries())
    await page.locator(`dialog [data-seat="${seat}"] select`).selectOption(player);
  for (const value of agreed) await pickScenario(dialog, value);
  await page.locator('dialog [type=submit]').click();
  await page.locator('.table').waitFor();
}

// Every page in every theme, width and language, to be looked at: screenshots/<page>-<width>-<theme>-<language>.png
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openStudio, type Studio } from './browser.ts';

const WIDTHS = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'cs'] as const;

const folder = join(import.meta.dirname, '../../screenshots');

type Shoot = (name: string) => Promise<void>;

async function answer(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await page.locator('.question[data-asked=true], .dialog.over').first().waitFor();
    if (await page.locator('.dialog.over').isVisible()) return;
    const before = await page.locator('.question').getAttribute('data-decision');
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.question .choice')].at(-1)?.click(),
    );
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>('.question')?.dataset.decision !== old,
      before,
    );
  }
}

async function homePages(page: Page, address: string, shoot: Shoot): Promise<void> {
  await page.goto(address);
  await page.locator('.game-card[data-game=valeria] .emblem > *').waitFor();
  await shoot('home');
  await page.locator('.home-header .icon-button').click();
  await shoot('settings');
  await page.keyboard.press('Escape');
  await page.locator('[data-set-up=valeria]').click();
  await page.locator('dialog details summary').first().click();
  await shoot('new-game');
  await page.goto(`${address}/rules/valeria`);
  await page.locator('.rules details summary').nth(4).click();
  await shoot('rules');
  await page.goto(`${address}/about`);
  await page.locator('h1').waitFor();
  await shoot('about');
}

async function tablePages(page: Page, address: string, shoot: Shoot): Promise<void> {
  await page.goto(`${address}/?seed=picture`);
  await page.locator('.game-card[data-game=valeria] .primary').click();
  await page.locator('.question[data-asked=true]').waitFor();
  await shoot('table-first');
  await answer(page, 14);
  await shoot('table');
  const tabs = page.locator('.tabs button');
  if ((await tabs.count()) > 0) {
    await tabs.nth(1).click();
    await shoot('table-players');
    await tabs.nth(2).click();
    await shoot('table-log');
    await tabs.nth(0).click();
  }
  const handle = page.locator('.sheet-handle[aria-expanded=false]');
  if ((await handle.count()) > 0) await handle.click();
  await page.locator('.refusals > summary').click();
  await shoot('table-refusals');
  await page.locator('.refusals > summary').click();
  await page.locator('.board [data-refused]').first().click();
  await shoot('table-why-not');
  await page.keyboard.press('Escape');
  await dialogs(page, shoot);
}

async function dialogs(page: Page, shoot: Shoot): Promise<void> {
  const tabs = page.locator('.tabs button');
  await page.locator('#menu-button').click();
  await shoot('menu');
  await page.locator('.menu-item').nth(4).click();
  await shoot('report');
  await page.keyboard.press('Escape');
  if ((await tabs.count()) > 0) await tabs.nth(1).click();
  await page.locator('.player .icon-button').first().click();
  await shoot('player');
  await page.keyboard.press('Escape');
  if ((await tabs.count()) > 0) await tabs.nth(0).click();
  await page.locator('[data-tool=since]').click();
  await page.locator('.replay').waitFor();
  await shoot('since');
  await page.locator('.replay .primary').click();
  await answer(page, 600);
  await page.locator('.dialog.over .chart polyline').first().waitFor();
  await page.waitForTimeout(500);
  await shoot('over');
}

async function otherTables(page: Page, address: string, shoot: Shoot): Promise<void> {
  const setUp = async (players: readonly string[]) => {
    await page.goto(`${address}/?seed=picture`);
    await page.locator('[data-set-up=valeria]').click();
    await page.locator(`dialog input[name=count][value="${players.length}"]`).check({ force: true });
    for (const [seat, player] of players.entries())
      await page.locator(`dialog [data-seat="${seat}"] select`).selectOption(player);
    await page.locator('dialog [type=submit]').click();
    await page.locator('.table').waitFor();
  };
  await setUp(['person', 'person']);
  await page.locator('.dialog.curtain').waitFor();
  await shoot('curtain');
  await setUp(['person', 'greedy', 'greedy', 'greedy', 'greedy']);
  await answer(page, 20);
  await shoot('five');
  await setUp(['person']);
  await answer(page, 20);
  await shoot('solo');
  await page.goto(`${address}/tutorial/valeria`);
  await page.locator('.coach .primary').click();
  await page.waitForTimeout(200);
  await shoot('tutorial');
}

async function shootAll(studio: Studio, wanted: string): Promise<void> {
  for (const language of LANGUAGES)
    for (const theme of THEMES)
      for (const [width, viewport] of Object.entries(WIDTHS)) {
        const name = `${width}-${theme}-${language}`;
        if (!name.includes(wanted)) continue;
        const settings = { speed: 'instant', motion: 'off', confirm: 'never', language };
        const touch = width !== 'desk';
        const page = await studio.visitor(settings, { viewport, colorScheme: theme, hasTouch: touch });
        const shoot: Shoot = async (what) => {
          await page.waitForTimeout(150);
          await page.screenshot({ path: join(folder, `${what}-${name}.png`) });
        };
        for (const visit of [homePages, tablePages, otherTables]) await visit(page, studio.address, shoot);
        await page.context().close();
        console.log(name);
      }
}

mkdirSync(folder, { recursive: true });
const studio = await openStudio();
try {
  await shootAll(studio, process.argv[2] ?? '');
} finally {
  await studio.close();
}

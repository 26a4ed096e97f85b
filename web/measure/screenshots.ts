// Every page in every theme, width and language, to be looked at: screenshots/<game>/<page>-<width>-<theme>-<language>.png
// `npm run screenshots -- monster-lands phone-dark` takes those of one game with a name that holds the words.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { GAME_IDS, type GameId } from '../src/host/rules.ts';
import { invitations } from '../src/invitations.ts';
import { openStudio, type Studio } from './browser.ts';
import { dungeonLordsMoments } from './dungeon-lords-moments.ts';
import { mageKnightMoments } from './mage-knight-moments.ts';
import { answer, answerUntil, layOut, type Scene, type Visit } from './moments.ts';
import { monsterLandsMoments } from './monster-lands-moments.ts';
import { ragnarokMoments } from './ragnarok-moments.ts';

const WIDTHS = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'cs'] as const;

const folder = join(import.meta.dirname, '../../screenshots');

/** Fetched when it is asked for: to press Escape before it is there would leave it open. */
const DIALOG = 'dialog[open]';

const homePages: Visit = async ({ page, address, shoot, game }) => {
  await page.goto(address);
  await page.locator(`.game-card[data-game=${game}] .emblem > *`).waitFor();
  await shoot('home');
  await page.locator('.home-header .icon-button').click();
  await page.locator(DIALOG).waitFor();
  await shoot('settings');
  await page.keyboard.press('Escape');
  await page.locator(`[data-set-up=${game}]`).click();
  await page.locator('dialog .more-options').waitFor();
  await shoot('new-game');
  await page.goto(`${address}/rules/${game}`);
  await page.locator('.rules [data-chapter]').nth(4).click();
  await shoot('rules');
  await page.goto(`${address}/about`);
  await page.locator('h1').waitFor();
  await shoot('about');
};

/** The first thing on the board that is refused and stands in sight: of a map a part may lie outside. */
async function refusedInSight(page: Page): Promise<Locator> {
  const refused = page.locator('.board [data-refused]:visible');
  const place = await refused.evaluateAll((all) =>
    all.findIndex((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return each.contains(top);
    }),
  );
  return refused.nth(Math.max(0, place));
}

const tablePages: Visit = async ({ page, address, shoot, game }) => {
  await page.goto(`${address}/?seed=picture`);
  await page.locator(`.game-card[data-game=${game}] .primary`).click();
  await page.locator('.question[data-asked=true]').waitFor();
  await shoot('table-first');
  await answer(page, 14);
  await answerUntil(page, '.refusals > summary');
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
  await (await refusedInSight(page)).click();
  await shoot('table-why-not');
  await page.keyboard.press('Escape');
  await dialogs(page, shoot);
};

async function dialogs(page: Page, shoot: Scene['shoot']): Promise<void> {
  const tabs = page.locator('.tabs button');
  await page.locator('#menu-button').click();
  await shoot('menu');
  await page.locator('.menu-item').nth(4).click();
  await page.locator(DIALOG).waitFor();
  await shoot('report');
  await page.keyboard.press('Escape');
  if ((await tabs.count()) > 0) await tabs.nth(1).click();
  await page.locator('.player .icon-button').first().click();
  await page.locator(DIALOG).waitFor();
  await shoot('player');
  await page.keyboard.press('Escape');
  if ((await tabs.count()) > 0) await tabs.nth(0).click();
  await page.locator('[data-tool=since]').click();
  await page.locator('.replay').waitFor();
  await shoot('since');
  await page.locator('.replay .primary').click();
  await answer(page, 600);
  // A game that may go on for ever shows its end among its own moments.
  if (!(await page.locator('.dialog.over').isVisible())) return;
  await page.locator('.dialog.over .chart polyline').first().waitFor();
  await page.waitForTimeout(500);
  await shoot('over');
}

const otherTables: Visit = async (scene) => {
  const { page, address, shoot, game } = scene;
  const most = invitations[game].seats.max;
  await layOut(scene, ['person', 'person']);
  await page.locator('.dialog.curtain').waitFor();
  await shoot('curtain');
  await layOut(scene, ['person', ...Array.from({ length: most - 1 }, () => 'greedy')]);
  await answer(page, 20);
  await shoot('full');
  if (invitations[game].seats.min === 1) {
    await layOut(scene, ['person']);
    await answer(page, 20);
    await shoot('solo');
  }
  await page.goto(`${address}/tutorial/${game}`);
  await page.locator('.lessons').waitFor();
  await shoot('lessons');
  await page.locator('.lesson').first().click();
  await page.locator('.coach .primary').click();
  await page.waitForTimeout(200);
  await shoot('tutorial');
};

/** Moments of one game that the others do not have. */
const ownMoments: Readonly<Partial<Record<GameId, Visit>>> = {
  'monster-lands': monsterLandsMoments,
  'dungeon-lords': dungeonLordsMoments,
  ragnarok: ragnarokMoments,
  'mage-knight': mageKnightMoments,
};

async function shootAll(studio: Studio, game: GameId, wanted: string): Promise<void> {
  for (const language of LANGUAGES)
    for (const theme of THEMES)
      for (const [width, viewport] of Object.entries(WIDTHS)) {
        const name = `${width}-${theme}-${language}`;
        if (!name.includes(wanted)) continue;
        const settings = { speed: 'instant', motion: 'off', confirm: 'never', language };
        const touch = width !== 'desk';
        const page = await studio.visitor(settings, { viewport, colorScheme: theme, hasTouch: touch });
        const shoot = async (what: string) => {
          await page.waitForTimeout(150);
          await page.screenshot({ path: join(folder, game, `${what}-${name}.png`) });
        };
        const own = ownMoments[game];
        const visits = [...(own ? [own] : []), homePages, tablePages, otherTables];
        for (const visit of visits) await visit({ page, address: studio.address, shoot, game });
        await page.context().close();
        console.log(name);
      }
}

const [first = '', second = ''] = process.argv.slice(2);
const games = GAME_IDS.filter((game) => game === first);
const wanted = games.length > 0 ? second : first;
const studio = await openStudio();
try {
  for (const game of games.length > 0 ? games : GAME_IDS) {
    mkdirSync(join(folder, game), { recursive: true });
    await shootAll(studio, game, wanted);
  }
} finally {
  await studio.close();
}

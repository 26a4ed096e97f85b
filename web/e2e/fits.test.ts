import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { sample } from '../../tools/sample.ts';
import { GAME_IDS, type GameId } from '../src/host/rules.ts';
import { type Guest, openGuest, type Wishes, withBrowser } from './guest.ts';
import { type Hand, misfits } from './misfits.ts';
import { momentsOf, openMoment } from './moments.ts';
import { survey, turnTo } from './survey.ts';
import { boardFits, playByMouse } from './table.ts';

withBrowser();

interface Size {
  readonly width: number;
  readonly height: number;
}

const PHONE: Size = { width: 390, height: 844 };
const LYING: Size = { width: 844, height: 390 };
const UPRIGHT: Size = { width: 768, height: 1024 };
const TABLETS: readonly Size[] = [UPRIGHT, { width: 1024, height: 768 }];
const DESKS: readonly Size[] = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const SIZES: Readonly<Record<Hand, readonly Size[]>> = { finger: [PHONE, LYING, ...TABLETS], mouse: DESKS };

/** What changes how long words are, and how they are drawn. */
type Look = Required<Pick<Wishes, 'language' | 'theme'>>;

/** Czech is longer, English has the longer names here and there. */
const LOOKS: readonly [Look, Look] = [
  { language: 'cs', theme: 'light' },
  { language: 'en', theme: 'dark' },
];

/** The most crowded table, and the one with the most beside the board. */
const CROWDED: Readonly<Record<GameId, readonly string[]>> = {
  valeria: ['five', 'solo'],
  'monster-lands': ['four', 'solo'],
  'dungeon-lords': ['four', 'second'],
  ragnarok: ['four', 'hunt'],
  'mage-knight': ['company', 'turn'],
};

const sections = (page: Page): Promise<number> => page.locator('.board nav button:visible').count();

/** What does not fit in the part of the table that is shown. */
async function misfitsHere(page: Page, hand: Hand, where: string): Promise<string[]> {
  const found = misfits(await survey(page), hand);
  return found.map((sentence) => `${where}: ${sentence}`);
}

/** All parts of a table, one after the other where a phone shows one at a time. */
async function misfitsAtSize(page: Page, hand: Hand, size: Size, where: string): Promise<string[]> {
  await page.setViewportSize(size);
  const place = `${where}, ${size.width}×${size.height}`;
  const found: string[] = [];
  await turnTo(page, '.tabs button:nth-child(1)');
  const count = await sections(page);
  if (count === 0) found.push(...(await misfitsHere(page, hand, place)));
  for (let section = 1; section <= count; section++) {
    await turnTo(page, `.board nav button:nth-child(${section})`);
    found.push(...(await misfitsHere(page, hand, `${place}, section ${section}`)));
  }
  for (const part of size === PHONE ? [2, 3] : [2])
    if (await turnTo(page, `.tabs button:nth-child(${part})`))
      found.push(...(await misfitsHere(page, hand, `${place}, part ${part}`)));
  return found;
}

/** On a desk every moment is seen whole. */
async function misfitsOf(game: GameId, moment: string, hand: Hand, look: Look): Promise<string[]> {
  const guest = await openGuest({ ...look, touch: hand === 'finger' });
  const found: string[] = [];
  await openMoment(guest, game, moment);
  for (const size of SIZES[hand]) {
    found.push(...(await misfitsAtSize(guest.page, hand, size, `${game} ${moment}`)));
    if (hand === 'mouse' && !(await boardFits(guest.page)))
      found.push(`${game} ${moment}, ${size.width}×${size.height}: the board has to be scrolled`);
  }
  return found;
}

const inBothHands = async (game: GameId, moment: string, look: Look): Promise<string[]> =>
  (
    await Promise.all((['finger', 'mouse'] as const).map((hand) => misfitsOf(game, moment, hand, look)))
  ).flat();

for (const game of GAME_IDS) {
  const quick = sample(CROWDED[game], 1);
  // At the end the score sheet lies over everything.
  for (const moment of momentsOf(game).filter((each) => each !== 'over'))
    for (const look of LOOKS)
      (quick.includes(moment) && look === LOOKS[0] ? it : inFullRun)(
        `${game}: nothing is cut, covered, lost or too small at "${moment}", ${look.language}, ${look.theme}`,
        async () => {
          expect(await inBothHands(game, moment, look)).toEqual([]);
        },
      );
}

it('what does not fit is named', async () => {
  const guest = await openGuest({ ...LYING, touch: true });
  const { page } = guest;
  await openMoment(guest, 'valeria', 'two');
  const broken = async (style: string): Promise<string> => {
    const tag = await page.addStyleTag({ content: style });
    const found = await misfitsHere(page, 'finger', 'broken');
    await tag.evaluate((element) => element.parentNode?.removeChild(element));
    return found.join('\n');
  };
  expect(await broken('.nothing {}')).toBe('');
  expect(await broken('.va-track { width: 30px; min-width: 0 }')).toMatch(
    /track:gold is 30×\d+ px, less than 44/,
  );
  expect(await broken('.va-place { margin-right: -20px }')).toMatch(
    /stack:0 and .* of stack:1 lie over each other/,
  );
  expect(await broken('.question { overflow: hidden; width: 40px }')).toMatch(
    /is cut by \d+ px at the right of section.question/,
  );
  expect(await broken('.tabs { translate: -40px }')).toMatch(
    /button "Board" is cut by 40 px at the left of div.table/,
  );
  expect(await broken('.tw-figures { scale: 2 !important }')).toMatch(
    /g.tw-figures of stack:\d+ is cut by \d+ px at the top of svg.tw-scene/,
  );
  expect(await broken('.question h2 { width: 2rem; overflow-wrap: anywhere }')).toMatch(
    /breaks "\w+" in two/,
  );
  expect(await broken('.va-layout { width: 200% }')).toMatch(/has to be scrolled sideways in main.board/);
});

it('on a phone that lies on its side everything is reached, and played by touch', async () => {
  const guest = await openGuest({ ...LYING, touch: true, language: 'cs' });
  const { page } = guest;
  await openMoment(guest, 'monster-lands', 'four');
  const board = await page.locator('.board').boundingBox();
  const side = await page.locator('.side').boundingBox();
  expect(board?.x, 'the question stands beside the board').toBeLessThan(side?.x ?? 0);
  expect(board?.height).toBeGreaterThan(330);
  for (const [section, seen] of ['.ml-realm', '.ml-tavern', '.ml-pool'].entries()) {
    await turnTo(page, `.board nav button:nth-child(${section + 1})`);
    await page.locator(seen).first().scrollIntoViewIfNeeded();
    expect(await page.locator(seen).first().isVisible(), seen).toBe(true);
  }
  await turnTo(page, '.tabs button:nth-child(2)');
  expect(await page.locator('.player').count()).toBe(4);
  await turnTo(page, '.tabs button:nth-child(1)');
  const enough = (clicks: number) => clicks >= 3;
  expect(await playByMouse(page, 'board', { taste: 'any', touch: true, enough })).toBe(3);
});

inFullRun('what happens now stays in sight when the list is opened below the board', async () => {
  const guest = await openGuest({ ...UPRIGHT, touch: true });
  const { page } = guest;
  await openMoment(guest, 'monster-lands', 'attack');
  const handle = page.locator('.sheet-handle');
  if ((await handle.getAttribute('aria-expanded')) === 'true') await handle.click();
  await handle.click();
  const hidden = () =>
    page.evaluate(() => {
      const [stage, board] = ['.ml-stage', '.board'].map((each) =>
        document.querySelector(each)?.getBoundingClientRect(),
      );
      return (stage?.bottom ?? Number.POSITIVE_INFINITY) - (board?.bottom ?? 0);
    });
  await expect.poll(hidden).toBeLessThanOrEqual(1);
});

inFullRun('at the end of a game of four the points over the turns are large enough to be read', async () => {
  const guest = await openGuest({ language: 'cs' });
  const { page } = guest;
  await openMoment(guest, 'valeria', 'over');
  const chart = page.locator('.dialog.over .chart svg[role=img]');
  await page.locator('.chart polyline').first().waitFor();
  for (const size of [PHONE, LYING, ...TABLETS, ...DESKS]) {
    await page.setViewportSize(size);
    expect((await chart.boundingBox())?.width, `${size.width}×${size.height}`).toBeGreaterThan(340);
  }
});

const covering: readonly (readonly [GameId, string, string, string])[] = [
  ['valeria', 'dukes', '.va-offer', '.va-center'],
  ['monster-lands', 'clans', '.ml-stage', '.ml-citadel'],
];

it('a choice that covers the board is put aside, and taken up again', async () => {
  const guest: Guest = await openGuest();
  const { page } = guest;
  for (const [game, moment, choice, below] of covering) {
    await openMoment(guest, game, moment);
    const over = page.locator(choice);
    expect(await over.isVisible(), game).toBe(true);
    await page.getByRole('button', { name: 'Look at the board' }).click();
    expect(await over.count(), game).toBe(0);
    expect(await page.locator(below).isVisible(), game).toBe(true);
    await page.getByRole('button', { name: 'Back to the choice' }).click();
    expect(await over.isVisible(), game).toBe(true);
  }
});

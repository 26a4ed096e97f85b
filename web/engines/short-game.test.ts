import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { playByMouse } from '../e2e/table.ts';
import { GAME_IDS } from '../src/host/rules.ts';
import { openFirefox } from './firefox.ts';
import type { EngineScreen } from './screen.ts';
import { openWebKit } from './webkit.ts';

const engine = inject('engine');
const address = inject('address');
const settings = { speed: 'instant', motion: 'on', confirm: 'never', language: 'en' };

const PATIENCE = 20_000;

let screen: EngineScreen;

beforeAll(async () => {
  screen = await (engine === 'firefox' ? openFirefox : openWebKit)(inject('programs'));
  await screen.goto(address);
  await screen.evaluate((kept) => localStorage.setItem('krcma settings', kept), JSON.stringify(settings));
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await screen.screenshot({ path: `screenshots/${engine}.png` });
  expect(await screen.complaints()).toEqual([]);
});

afterAll(() => screen.close());

const exists = (all: string): Promise<boolean> =>
  screen.evaluate((each) => document.querySelector(each) !== null, all);

/** Without the symbols in them, which come when there is time. */
const words = (all: string): Promise<string[]> =>
  screen.evaluate((each) => [...document.querySelectorAll(each)].map(({ textContent }) => textContent), all);

const there = (all: string): Promise<void> =>
  expect.poll(() => exists(all), { timeout: PATIENCE, message: all }).toBe(true);

/** Clicks a thing as soon as it is there, lies still and on top. */
async function click(all: string): Promise<void> {
  await expect.poll(() => tried(all), { timeout: PATIENCE, message: all }).toBe(true);
}

async function tried(all: string): Promise<boolean> {
  const place = await screen.evaluate(async (each) => {
    const thing = document.querySelector(each);
    thing?.scrollIntoView({ block: 'center' });
    const before = thing?.getBoundingClientRect();
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    const after = thing?.getBoundingClientRect();
    if (!thing || !before || !after || before.left !== after.left || before.top !== after.top) return null;
    const x = after.left + after.width / 2;
    const y = after.top + after.height / 2;
    return thing.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  }, all);
  if (place !== null) await screen.mouse.click(place.x, place.y);
  return place !== null;
}

/** Counts what flies over the table from now on. */
const watchFlights = (): Promise<void> =>
  screen.evaluate(() => {
    document.body.dataset.flights = '0';
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const flyers = added.filter((node) => node instanceof Element && node.matches('.flyer'));
      document.body.dataset.flights = String(Number(document.body.dataset.flights) + flyers.length);
    }).observe(document.body, { childList: true });
  }, null);

const flights = async (): Promise<number> =>
  Number(await screen.evaluate(() => document.body.dataset.flights ?? '0', null));

/** Things of the board that nobody could see or hit. */
const flat = (): Promise<string[]> =>
  screen.evaluate(
    () =>
      [...document.querySelectorAll('.board .tw-thing')]
        .filter((thing) => thing.checkVisibility())
        .filter((thing) => Math.min(thing.clientWidth, thing.clientHeight) < 4)
        .map(({ className }) => className),
    null,
  );

const ASKED = '.question[data-asked=true]';

/** Alone at the table: nobody else's choice stands between a roll and the step back. */
async function playAlone(seed: string): Promise<void> {
  await screen.goto(`${address}/?seed=${seed}`);
  await click('[data-set-up=valeria]');
  await there('dialog[open] input[name=mood][value=alone]');
  await screen.evaluate(
    () => document.querySelector<HTMLElement>('input[name=mood][value=alone]')?.click(),
    null,
  );
  await click('dialog[open] [type=submit]');
  await there(ASKED);
}

/** Whether the step back is refused now. */
const undoIsDim = (): Promise<boolean> => exists('[data-tool=undo][data-dim=true]');

it('a game alone is told and moves, a roll is not taken back, and the game is kept', async () => {
  await playAlone('engine');
  await watchFlights();
  const clicks = await playByMouse(screen, 'board', {
    most: 60,
    enough: async (made) => made >= 12 && (await undoIsDim()),
  });
  expect(clicks).toBeGreaterThanOrEqual(12);
  await there(ASKED);
  expect(await flights()).toBeGreaterThan(0);
  const log = await words('.log li');
  expect(log.length).toBeGreaterThan(10);
  expect(log.join('\n')).toMatch(/rolls/);
  await click('[data-tool=undo]');
  await there('dialog[open] .reason');
  expect(await words('dialog[open] .reason')).toEqual([
    expect.stringMatching(/Dice were rolled|turned up since/),
  ]);
  const question = await words('#question-title');
  await screen.goto(await screen.evaluate(() => location.href, null));
  await there(ASKED);
  expect(await words('#question-title')).toEqual(question);
  expect(await words('.log li')).toEqual(log);
});

it.each(GAME_IDS)('%s is played for some turns, against a bot where there is one', async (game) => {
  await screen.goto(`${address}/?seed=engine`);
  await click(`.game-card[data-game=${game}] .primary`);
  await there(ASKED);
  await playByMouse(screen, 'board', { enough: (made) => made >= 10 });
  await there(`${ASKED}, .dialog.over`);
  expect((await words('.log li')).length).toBeGreaterThan(10);
  expect(await flat()).toEqual([]);
});

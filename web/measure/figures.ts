// How heavy and how quick the pages are, in a real browser. Each figure has its bar in quality.md.
import type { CDPSession, Page, Response } from 'playwright-core';
import { seatCount } from '../e2e/set-up.ts';
import { GAME_IDS, type GameId } from '../src/host/rules.ts';
import { invitations } from '../src/invitations.ts';
import type { Studio } from './browser.ts';
import { keepingTimes, LENGTHS } from './keeping.ts';
import { stepTimes } from './steps.ts';

export interface WebFigure {
  readonly what: string;
  readonly value: number;
  readonly bar: number;
  readonly unit: 'kB' | 'ms';
}

const quick = { speed: 'instant', motion: 'off', confirm: 'never', language: 'en' };

const KILO = 1000;

const CODE = /\.(js|css)$/;
const PICTURES = /\.svg$/;

/** Compressed bytes of such files, as they came over the wire. */
function weigh(page: Page, files: RegExp): { readonly total: () => Promise<number> } {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response: Response) => {
    if (!files.test(new URL(response.url()).pathname)) return;
    if (response.url().endsWith('service-worker.js')) return;
    // Both workers run the same files; the second takes them from the cache.
    sizes.set(response.url(), response.headerValue('content-length').then(Number));
  });
  return {
    total: async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0) / KILO,
  };
}

/** What a table may add: the greatest game has the most to say. */
const TABLE_BAR = 150;
const BARS: Readonly<Partial<Record<GameId, number>>> = { 'mage-knight': 190 };

const cardOf = (game: GameId): string => `.game-card[data-game=${game}] .primary`;
const nameOf = (game: GameId): string => invitations[game].en.name;

/** The first page, and what a table of one game adds to it, workers and bots included. */
async function weights({ visitor, address }: Studio, game: GameId): Promise<WebFigure[]> {
  const page = await visitor(quick, { serviceWorkers: 'block' });
  // Fetching ahead would blur which page needs what.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  const { total } = weigh(page, CODE);
  const pictures = weigh(page, PICTURES);
  await page.goto(address);
  await page.locator(cardOf(game)).waitFor();
  await page.waitForLoadState('networkidle');
  const first = await total();
  await page.locator(cardOf(game)).click();
  const asked = page.locator('.question[data-asked=true]');
  await asked.waitFor();
  const opening = await asked.getAttribute('data-decision');
  await page.locator('.question .choice').last().click();
  // The bot has answered too, so it has been fetched.
  await page.locator(`.question[data-asked=true]:not([data-decision="${opening}"])`).waitFor();
  await page.waitForLoadState('networkidle');
  const all = await total();
  await page.context().close();
  return [
    { what: 'first page, JS and CSS compressed', value: first, bar: 80, unit: 'kB' },
    {
      what: `a table of ${nameOf(game)} adds`,
      value: all - first,
      bar: BARS[game] ?? TABLE_BAR,
      unit: 'kB',
    },
    { what: `pictures of ${nameOf(game)}, compressed`, value: await pictures.total(), bar: 60, unit: 'kB' },
  ];
}

async function slowed(page: Page, times: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return session;
}

/** From the address to a button that answers, with the processor slowed four times. */
async function start({ visitor, address }: Studio): Promise<WebFigure> {
  const page = await visitor(quick, { serviceWorkers: 'block' });
  await page.goto('about:blank');
  await slowed(page, 4);
  const begun = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.game-card .primary').first().click();
  const value = performance.now() - begun;
  await page.context().close();
  return { what: 'first page usable, processor slowed 4 times', value, bar: 2500, unit: 'ms' };
}

/** The best of a few rounds: other work on the machine makes single rounds slow. */
const ROUNDS = 3;
const CLICKS = 15;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** From a click to the next question on the screen, animation off, measured inside the page. */
async function answerTime({ visitor, address }: Studio, game: GameId): Promise<WebFigure> {
  const page = await visitor(quick);
  const medians: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(`${address}/?seed=measure`);
    await page.locator(cardOf(game)).click();
    const times: number[] = [];
    for (let i = 0; i < CLICKS; i++) {
      await page.locator('.question[data-asked=true]').waitFor();
      times.push(await page.evaluate(clickAndWait));
    }
    medians.push(median(times));
  }
  await page.context().close();
  const what = `${nameOf(game)}: click to answer, animation off (best median of ${CLICKS})`;
  return { what, value: Math.min(...medians), bar: 45, unit: 'ms' };
}

/** Runs in the page. */
function clickAndWait(): Promise<number> {
  const question = document.querySelector<HTMLElement>('.question');
  const before = question?.dataset.decision;
  return new Promise((done) => {
    const begun = performance.now();
    const seen = new MutationObserver(() => {
      if (question?.dataset.decision === before) return;
      seen.disconnect();
      requestAnimationFrame(() => done(performance.now() - begun));
    });
    if (question) seen.observe(question, { attributes: true });
    [...document.querySelectorAll<HTMLElement>('.question .choice')].at(-1)?.click();
  });
}

/** An event of Chromium's own record; times in microseconds, `tdur` without the time other threads had the processor. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The longest the page's own thread was busy at a stretch. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: readonly TraceEvent[] };
  const place = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(place),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && pages.has(place(event)));
  if (tasks.length === 0) throw new Error('The record of the browser holds no task of a page.');
  return Math.max(...tasks.map(({ tdur }) => (tdur ?? 0) / KILO));
}

const TRACED = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** While a strong bot thinks and everything moves, the page must stay free. */
async function stutter({ visitor, address }: Studio, game: GameId): Promise<WebFigure> {
  const page = await visitor({ ...quick, speed: 'normal', motion: 'on' });
  const browser = page.context().browser();
  await page.goto(`${address}/?seed=stutter`);
  await page.locator(`[data-set-up=${game}]`).click();
  // Whoever plays the first game alone has no bot at the table.
  if (invitations[game].ways[0].seats === 1) await seatCount(page.locator('dialog'), 2);
  await page.locator('dialog [data-seat="1"] select').selectOption('search');
  await page.locator('dialog [type=submit]').click();
  await page.locator('.question[data-asked=true]').waitFor();
  await browser?.startTracing(page, { categories: TRACED });
  for (let i = 0; i < 6; i++) {
    await page.locator('.question[data-asked=true] .choice').last().click({ timeout: 60_000 });
    await page.waitForTimeout(300);
  }
  const trace = await browser?.stopTracing();
  await page.context().close();
  const value = trace ? longestTask(trace) : Number.NaN;
  const what = `${nameOf(game)}: longest task of the page while a strong bot thinks`;
  return { what, value, bar: 100, unit: 'ms' };
}

async function keeping(studio: Studio, length: number): Promise<WebFigure> {
  const medians: number[] = [];
  for (let round = 0; round < ROUNDS; round++) medians.push(median(await keepingTimes(studio, length)));
  const what = `keeping a game of ${length.toLocaleString('en')} choices after one more (best median)`;
  return { what, value: Math.min(...medians), bar: 5, unit: 'ms' };
}

/** In a game of long turns people step back and forth dozens of times. */
async function steps(studio: Studio, game: GameId): Promise<WebFigure> {
  const medians: number[] = [];
  for (let round = 0; round < ROUNDS; round++) medians.push(median(await stepTimes(studio, game)));
  const what = `${nameOf(game)}: a step back or forth in a long turn (best median)`;
  return { what, value: Math.min(...medians), bar: 20, unit: 'ms' };
}

/** Everything the bench prints about the pages; the first page is weighed once. */
export async function webFigures(studio: Studio): Promise<WebFigure[]> {
  const figures: WebFigure[] = [];
  for (const game of GAME_IDS)
    figures.push(...(await weights(studio, game)).slice(figures.length === 0 ? 0 : 1));
  figures.push(await start(studio));
  for (const game of GAME_IDS) figures.push(await answerTime(studio, game), await stutter(studio, game));
  figures.push(await steps(studio, 'mage-knight'));
  for (const length of LENGTHS) figures.push(await keeping(studio, length));
  return figures;
}

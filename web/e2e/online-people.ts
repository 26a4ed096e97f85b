import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Guest, openGuest, type Wishes } from './guest.ts';
import type { OnlineServer } from './online-server.ts';
import { openOptions, pickScenario, seatCount } from './set-up.ts';
import { logLines } from './table.ts';

/** What Chromium says of a server that is away or that refuses. */
const TROUBLE = /WebSocket connection to|Failed to load resource/;

export const openPerson = (server: OnlineServer, wishes: Wishes = {}): Promise<Guest> =>
  openGuest({ address: server.address, forgives: TROUBLE, ...wishes });

/** What somebody has in hand who comes by a link from a friend: a phone, in another language and by night. */
export const PHONE = { width: 390, height: 844, touch: true, language: 'cs', theme: 'dark' } as const;

export interface TablePlan {
  readonly game?: string;
  /** Against each other, unless it is said. */
  readonly mood?: 'alone' | 'together' | 'rivals';
  /** What is played, by its value. */
  readonly scenario?: string;
  /** Values to choose among the rules, by the words of their fields. */
  readonly chosen?: Readonly<Record<string, string>>;
  /** Marks to set among the rules, by their words. */
  readonly options?: readonly string[];
  /** Who plays, by value of the field. */
  readonly seats?: readonly ('me' | 'open' | 'random' | 'greedy' | 'search')[];
  readonly listed?: boolean;
  readonly clock?: 'none' | 'game' | 'move';
  /** Only for accounts. */
  readonly rated?: boolean;
}

/** Lays a table through the dialog of the first page; gives its link. */
export async function layTable(
  { page, address }: Guest,
  name: string,
  plan: TablePlan = {},
): Promise<string> {
  const { game = 'valeria', seats = ['me', 'open'], listed = false, clock = 'none' } = plan;
  const { options = [], chosen = {}, mood, scenario, rated = false } = plan;
  await page.goto(address);
  await page.locator(`[data-online=${game}]`).click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('form').waitFor();
  const nameField = dialog.locator('[name=name]');
  if ((await nameField.count()) > 0) await nameField.fill(name);
  await seatCount(dialog, seats.length, mood);
  if (scenario !== undefined) await pickScenario(dialog, scenario);
  for (const [seat, who] of seats.entries())
    await dialog.locator(`[data-seat="${seat}"] select`).selectOption(who);
  if (options.length + Object.keys(chosen).length > 0) await openOptions(dialog);
  for (const [words, value] of Object.entries(chosen)) await dialog.getByLabel(words).selectOption(value);
  for (const words of options) await dialog.getByLabel(words).check();
  await dialog.locator('[name=listed]').selectOption(listed ? 'yes' : 'no');
  await dialog.locator('[name=clock]').selectOption(clock);
  if (rated) await dialog.locator('[name=rated]').check();
  await dialog.locator('[type=submit]').click();
  await page.waitForURL(`**/online/${game}/**`);
  return page.url();
}

/** Makes an account on its page. */
export async function signUp({ page, address }: Guest, name: string): Promise<void> {
  await page.goto(`${address}/account`);
  const form = page.locator('[data-form=sign-up]');
  await form.locator('[name=username]').fill(name);
  await form.locator('[name=password]').fill('long enough a word');
  await form.locator('[type=submit]').click();
  await page.locator('#tokens').waitFor();
}

/** Comes by a link, with nothing but a name. */
export async function comeIn({ page }: Guest, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('form [name=name]').fill(name);
  await page.locator('form [type=submit]').click();
  await page.locator('.room-seats, .table').first().waitFor();
}

export async function sitDown({ page }: Guest): Promise<void> {
  await page.locator('[data-act=sit]').first().click();
  await page.locator('.room-seat button').first().waitFor();
}

export async function startGame({ page }: Guest): Promise<void> {
  await page.locator('[data-act=start][aria-disabled=false]').click();
  await page.locator('.table').waitFor();
}

/** Two people at one table, the game begun. */
export async function tableOfTwo(ann: Guest, bob: Guest, plan: TablePlan = {}): Promise<string> {
  const link = await layTable(ann, 'Ann', plan);
  await comeIn(bob, link, 'Bob');
  await sitDown(bob);
  await startGame(ann);
  await bob.page.locator('.table').waitFor();
  for (const { page } of [ann, bob]) await page.locator('.question[data-asked]').waitFor();
  return link;
}

interface Look {
  readonly over: boolean;
  readonly asked: string | undefined;
}

/** One click on a choice that goes forward, if this page is asked something new. */
const click = (page: Page, before: string | undefined): Promise<Look> =>
  page.evaluate((old) => {
    const section = document.querySelector<HTMLElement>('.question');
    const over = document.querySelector('.dialog.over') !== null;
    if (section?.dataset.asked !== 'true') return { over, asked: undefined };
    const asked = section.dataset.decision;
    if (asked === old) return { over, asked };
    const last = [...section.querySelectorAll<HTMLElement>('.choice')].at(-1);
    // What a payment is put together with is fetched when it is first needed.
    if (last === undefined) return { over, asked: undefined };
    last.click();
    return { over, asked };
  }, before);

const PATIENCE = 20_000;
/** Whoever looks all the time keeps those at work who are looked at. */
const BETWEEN_LOOKS = 20;

/** All answer whenever they are asked, until everybody sees the end, or until enough was answered. */
export async function playTogether(
  pages: readonly Page[],
  most = Number.POSITIVE_INFINITY,
  until: () => Promise<boolean> = async () => false,
): Promise<number> {
  const before = new Map<Page, string>();
  let answers = 0;
  let since = Date.now();
  while (answers < most && !(await until())) {
    const looks = await Promise.all(pages.map((page) => click(page, before.get(page))));
    if (looks.every(({ over }) => over)) return answers;
    const earlier = answers;
    for (const [index, { asked }] of looks.entries()) {
      const page = pages[index];
      if (page === undefined || asked === undefined || asked === before.get(page)) continue;
      before.set(page, asked);
      since = Date.now();
      answers++;
    }
    if (answers === earlier) await wait(BETWEEN_LOOKS);
    if (Date.now() - since > PATIENCE) throw new Error(`Nothing happens any more after ${answers} answers.`);
  }
  await Promise.all(pages.map((page) => taken(page, before.get(page))));
  return answers;
}

/** The last answer of a page has arrived: its question is asked no more. */
async function taken(page: Page, decision: string | undefined): Promise<void> {
  if (decision === undefined) return;
  await page.waitForFunction((old) => {
    const { asked, decision: present } = document.querySelector<HTMLElement>('.question')?.dataset ?? {};
    return asked !== 'true' || present !== old;
  }, decision);
}

/** What everybody at the table may read: the dukes are secret. */
const openLines = async (page: Page): Promise<string[]> =>
  (await logLines(page)).filter((line) => !line.includes(' keeps '));

/** Both read the same; what the last choice changed may still be on its way. */
export async function readTheSame(a: Page, b: Page): Promise<void> {
  const difference = async () => {
    const [read, other] = [await openLines(a), await openLines(b)];
    return read.filter((line, index) => line !== other[index]);
  };
  await expect.poll(difference, { timeout: 5000 }).toEqual([]);
}

/** Whose turn it is, and who waits. */
export async function whoIsAsked(ann: Guest, bob: Guest): Promise<[Guest, Guest]> {
  const asked = ({ page }: Guest) => page.locator('.question[data-asked=true] .choice').first().waitFor();
  return Promise.any([asked(ann).then(() => [ann, bob]), asked(bob).then(() => [bob, ann])]) as Promise<
    [Guest, Guest]
  >;
}

/** Plays on until one of them is asked and the other is not, and nothing is on its way any more. */
export async function onlyOneAsked(ann: Guest, bob: Guest): Promise<[Guest, Guest]> {
  const look = () =>
    Promise.all(
      [ann, bob].map(({ page }) => page.locator('.question[data-asked=true] .choice').first().isVisible()),
    );
  for (let tries = 0; tries < 60; tries++) {
    const before = await look();
    await ann.page.waitForTimeout(600);
    const after = await look();
    const still = before.every((asked, seat) => asked === after[seat]);
    if (still && after[0] !== after[1]) return after[0] ? [ann, bob] : [bob, ann];
    if (still && after[0]) await playTogether([bob.page], 1);
  }
  throw new Error('It never came to one of them alone.');
}

/** Everything a page hears at the socket from now on. */
export function overheard(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { BROWSER_FLAGS } from '../../tools/browser.ts';

/** Somebody who opens the page in a browser of their own. */
export interface Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly address: string;
}

export interface Wishes {
  readonly width?: number;
  readonly height?: number;
  readonly language?: 'en' | 'cs';
  readonly theme?: 'light' | 'dark';
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly touch?: boolean;
  /** With a service worker, which fetches all there is; others have a browser that knows none. */
  readonly offline?: boolean;
  /** Another server than that of the pages alone. */
  readonly address?: string;
  /** Complaints that belong to the test, for example while the server is stopped. */
  readonly forgives?: RegExp;
}

let browser: Browser;
const contexts: BrowserContext[] = [];
const complaints: string[] = [];

/** One browser for a file of tests; a page that complains fails the test it belongs to. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('browser'), args: BROWSER_FLAGS });
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());
}

/** One guest for all tests of a file or a describe: to lay a table takes longer than to look at it. */
export function oneGuest(prepare: (guest: Guest) => Promise<void>, wishes: Wishes = {}): () => Guest {
  let guest: Guest | undefined;
  beforeAll(async () => {
    guest = await openGuest(wishes);
    contexts.splice(contexts.indexOf(guest.context), 1);
    await prepare(guest);
  }, 120_000);
  afterAll(() => guest?.context.close());
  return () => {
    if (guest === undefined) throw new Error('The guest has not come yet.');
    return guest;
  };
}

/** Bots answer at once, nothing moves, and nothing is asked twice, unless a test wishes otherwise. */
const quick = { speed: 'instant', motion: 'off', confirm: 'never' };

export async function openGuest(wishes: Wishes = {}): Promise<Guest> {
  const { width = 1440, height = 900, language = 'en', theme = 'light', touch = false } = wishes;
  const options: BrowserContextOptions = {
    viewport: { width, height },
    colorScheme: theme,
    locale: language,
    hasTouch: touch,
    isMobile: touch,
    acceptDownloads: true,
  };
  const context = await browser.newContext(options);
  contexts.push(context);
  const settings = { ...quick, language, ...wishes.settings };
  await context.addInitScript((kept) => {
    if (localStorage.getItem('krcma settings') === null) localStorage.setItem('krcma settings', kept);
  }, JSON.stringify(settings));
  if (wishes.offline !== true)
    await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();
  const { forgives, address = inject('address') } = wishes;
  const complain = (complaint: string): void => {
    if (!forgives?.test(complaint)) complaints.push(complaint);
  };
  page.on('pageerror', (error) => complain(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text());
  });
  return { page, context, address };
}

import { openPages } from '@krcma/server/pages';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, browserPath } from '../../tools/browser.ts';
import { build, dist } from '../build/build.ts';

/** The built pages in a real browser, for as long as something is measured or photographed. */
export interface Studio {
  readonly address: string;
  /** A fresh visitor with these settings kept. */
  visitor(settings: Readonly<Record<string, unknown>>, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export async function openStudio(path = browserPath()): Promise<Studio> {
  await build();
  const pages = await openPages(dist);
  const browser: Browser = await chromium.launch({ executablePath: path, args: BROWSER_FLAGS });
  return {
    address: pages.address,
    async visitor(settings, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      await context.addInitScript((kept) => {
        if (localStorage.getItem('krcma settings') === null) localStorage.setItem('krcma settings', kept);
      }, JSON.stringify(settings));
      return context.newPage();
    },
    async close() {
      await browser.close();
      await pages.close();
    },
  };
}

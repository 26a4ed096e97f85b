import { openPages } from '@krcma/server/pages';
import type { TestProject } from 'vitest/node';
import { browserPath } from '../../tools/browser.ts';
import { build, dist } from '../build/build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    browser: string;
  }
}

/** Builds and serves the pages once for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browser', browserPath());
  await build();
  const pages = await openPages(dist);
  project.provide('address', pages.address);
  return () => pages.close();
}

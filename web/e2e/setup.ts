import type { TestProject } from 'vitest/node';
import { browserPath } from '../../tools/browser.ts';
import { build, dist } from '../build/build.ts';
import { listen, serverOf } from '../build/serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    browser: string;
  }
}

/** Builds and serves the pages once for all tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('browser', browserPath());
  await build();
  const server = serverOf(dist);
  project.provide('address', `http://127.0.0.1:${await listen(server, 0)}`);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

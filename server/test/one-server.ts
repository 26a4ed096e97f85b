import { afterAll, beforeAll } from 'vitest';
import type { Config, KrcmaServer, ServerOptions } from '../index.ts';
import type { StoreConfig } from '../store/open.ts';
import { testServer } from './servers.ts';

/** One server for all tests of a describe: to open one takes longer than most tests. */
export function oneServer(
  fresh: () => Promise<StoreConfig>,
  options: ServerOptions = {},
  config: Partial<Config> = {},
): () => KrcmaServer {
  let server: KrcmaServer | undefined;
  beforeAll(async () => {
    server = await testServer(await fresh(), options, config);
  });
  afterAll(() => server?.close());
  return () => {
    if (server === undefined) throw new Error('The server is not open yet.');
    return server;
  };
}

import { afterAll, beforeAll } from 'vitest';
import { type Config, configFrom, type KrcmaServer, openServer, type ServerOptions } from '../index.ts';
import { silentLog } from '../operation/log.ts';
import type { StoreConfig } from '../store/open.ts';

/** A server for tests: on any free port of this machine, quiet, with quick bots. */
export function testServer(
  store: StoreConfig,
  options: ServerOptions = {},
  config: Partial<Config> = {},
): Promise<KrcmaServer> {
  const whole = { ...configFrom({}), PORT: 0, SOCKETS_PER_ADDRESS: 10_000, ...store, ...config };
  return openServer(whole, { log: silentLog, pace: 0, looseness: 1000, ...options });
}

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

/** A table of Valeria for tests; what is not said has its plainest value. */
export const wish = (seats: readonly object[], more: object = {}): object => ({
  game: 'valeria',
  seats,
  listed: false,
  spectators: true,
  rated: false,
  clock: { kind: 'none' },
  outOfTime: 'bot',
  ...more,
});

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

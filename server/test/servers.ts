import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { Passwords } from '../accounts/passwords.ts';
import { type Config, configFrom, type KrcmaServer, openServer, type ServerOptions } from '../index.ts';
import { silentLog } from '../operation/log.ts';
import type { StoreConfig } from '../store/open.ts';

const argon2id = promisify(argon2);

/** Hashed as the server does it, but at the least cost: whoever tests the cost brings another. */
const quickPasswords = (): Passwords =>
  new Passwords((kind, parameters) => argon2id(kind, { ...parameters, memory: 8, passes: 1 }));

/** Milliseconds between two looks for what is due, in tests. */
export const SWEEP_EVERY = 50;

/** A server for tests: on any free port of this machine, quiet, with quick bots, clocks and passwords. */
export function testServer(
  store: StoreConfig,
  options: ServerOptions = {},
  config: Partial<Config> = {},
): Promise<KrcmaServer> {
  const whole = { ...configFrom({}), PORT: 0, SOCKETS_PER_ADDRESS: 10_000, ...store, ...config };
  return openServer(whole, {
    log: silentLog,
    pace: 0,
    looseness: 1000,
    sweepEvery: SWEEP_EVERY,
    passwords: quickPasswords(),
    ...options,
  });
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

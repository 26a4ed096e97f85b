import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Tries } from '../accounts/tries.ts';
import { ServerError } from '../errors.ts';
import { networkOf, PER_SITE, siteOf } from './network.ts';

type Check = (request: FastifyRequest) => Promise<void>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A network of IPv6 counts as one address. */
export const byAddress = (request: FastifyRequest): string => networkOf(request.ip);
const bySite = (request: FastifyRequest): string => siteOf(request.ip) ?? '';
/** The browser, where it is known: only after `isKnown`, as a new one costs nothing. */
export const byDevice = (request: FastifyRequest): string =>
  request.device === undefined ? byAddress(request) : `device ${request.device.id}`;
const byUser = (request: FastifyRequest): string => request.identity?.user.id ?? byAddress(request);

export type Limits = ReturnType<typeof limitsOf>;

/** How often what may be asked. Counted by each server for itself; `factor` loosens all of it, for tests of load. */
export function limitsOf(app: FastifyInstance, factor = 1) {
  const limit = (
    max: number,
    timeWindow: number,
    keyGenerator: (request: FastifyRequest) => string,
  ): Check => {
    const count = app.createRateLimit({ max: Math.min(max * factor, 1e9), timeWindow, keyGenerator });
    return async (request) => {
      const found = await count(request);
      if (found.isAllowed || !found.isExceeded) return;
      const { ttlInSeconds: wait } = found;
      throw new ServerError('too-many', `That was too often. Try again in ${inWords(wait)}.`, wait);
    };
  };
  /** By address, and by the site around it. */
  const limitPlace = (max: number, timeWindow: number): Check => {
    const near = limit(max, timeWindow, byAddress);
    const around = limit(max * PER_SITE, timeWindow, bySite);
    return async (request) => {
      await near(request);
      if (siteOf(request.ip) !== undefined) await around(request);
    };
  };
  return {
    /** Everything under /api, before anything else is done. */
    requests: limitPlace(600, MINUTE),
    /** Whatever needs a password, from one place… */
    passwords: limitPlace(15, MINUTE),
    /** … or with a browser the account knows, or of whoever is signed in: what others do there is not their fault. */
    devicePasswords: limit(15, MINUTE, byDevice),
    ownPasswords: limit(15, MINUTE, byUser),
    /** Wrong ones. */
    tries: new Tries(factor),
    /** Sockets opened; how many may be open at once is another limit. */
    sockets: limitPlace(1200, MINUTE),
    guests: limitPlace(30, 10 * MINUTE),
    changes: limit(120, MINUTE, byUser),
    tables: limit(20, 10 * MINUTE, byUser),
    reports: limit(10, HOUR, byUser),
    exports: limit(10, HOUR, byUser),
    tokens: limit(20, HOUR, byUser),
  };
}

const inWords = (seconds: number): string =>
  seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;

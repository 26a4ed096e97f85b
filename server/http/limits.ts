import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nameKey } from '../accounts/user.ts';
import { ServerError } from '../errors.ts';
import { networkOf, PER_SITE, siteOf } from './network.ts';

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A network of IPv6 counts as one address. */
const byAddress = (request: FastifyRequest): string => networkOf(request.ip);
const bySite = (request: FastifyRequest): string => siteOf(request.ip) ?? '';
const byUser = (request: FastifyRequest): string => request.identity?.user.id ?? byAddress(request);
function byName({ body }: FastifyRequest): string {
  const name = typeof body === 'object' && body !== null && 'name' in body ? body.name : '';
  return typeof name === 'string' ? nameKey(name.slice(0, 100)).trim() : '';
}

export type Limits = ReturnType<typeof limitsOf>;

/** How often what may be asked. Counted by each server for itself; `factor` loosens all of it, for tests of load. */
export function limitsOf(app: FastifyInstance, factor = 1) {
  const limit = (
    max: number,
    timeWindow: number,
    keyGenerator: (request: FastifyRequest) => string,
  ): Check => {
    const count = app.createRateLimit({ max: Math.min(max * factor, 1e9), timeWindow, keyGenerator });
    return async (request, reply) => {
      const found = await count(request);
      if (found.isAllowed || !found.isExceeded) return;
      reply.header('retry-after', found.ttlInSeconds);
      throw new ServerError('too-many', `That was too often. Try again in ${inWords(found.ttlInSeconds)}.`);
    };
  };
  /** By address, and by the site around it. */
  const limitPlace = (max: number, timeWindow: number): Check => {
    const near = limit(max, timeWindow, byAddress);
    const around = limit(max * PER_SITE, timeWindow, bySite);
    return async (request, reply) => {
      await near(request, reply);
      if (siteOf(request.ip) !== undefined) await around(request, reply);
    };
  };
  return {
    /** Everything under /api, before anything else is done. */
    requests: limitPlace(600, MINUTE),
    /** Whatever needs a password: guessing must be slow from one place… */
    passwords: limitPlace(15, MINUTE),
    /** … and against one name from many places. */
    guesses: limit(50, 15 * MINUTE, byName),
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

import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nameKey } from '../accounts/user.ts';
import { ServerError } from '../errors.ts';

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A network of IPv6 counts as one address. */
const byAddress = (request: FastifyRequest): string => normalizeIP(request.ip);
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
  return {
    /** Everything under /api, before anything else is done. */
    requests: limit(600, MINUTE, byAddress),
    /** Whatever needs a password: guessing must be slow from one place… */
    passwords: limit(15, MINUTE, byAddress),
    /** … and against one name from many places. */
    guesses: limit(50, 15 * MINUTE, byName),
    /** Sockets opened; how many may be open at once is another limit. */
    sockets: limit(1200, MINUTE, byAddress),
    guests: limit(30, 10 * MINUTE, byAddress),
    changes: limit(120, MINUTE, byUser),
    tables: limit(20, 10 * MINUTE, byUser),
    reports: limit(10, HOUR, byUser),
    exports: limit(10, HOUR, byUser),
    tokens: limit(20, HOUR, byUser),
  };
}

const inWords = (seconds: number): string =>
  seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;

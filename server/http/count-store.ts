import type { FastifyRateLimitStore } from '@fastify/rate-limit';

interface Count {
  current: number;
  readonly began: number;
}

/** Names remembered by one limit; when there are more, those whose time began first are forgotten. */
const MOST_NAMES = 100_000;

/**
 * Counts requests by a clock that only goes forward. The store that comes with the plugin reads the time of day: set
 * back by an hour, it would refuse whoever had reached a limit for an hour more.
 */
export class CountStore implements FastifyRateLimitStore {
  readonly #counts = new Map<string, Count>();
  readonly #now: () => number;

  constructor(_options?: object, now: () => number = () => performance.now()) {
    this.#now = now;
  }

  incr(
    name: string,
    tell: (error: Error | null, result?: { current: number; ttl: number }) => void,
    within: number,
  ): void {
    const now = this.#now();
    const known = this.#counts.get(name);
    const count = known && known.began + within > now ? known : this.#begun(name, now);
    count.current++;
    tell(null, { current: count.current, ttl: count.began + within - now });
  }

  #begun(name: string, began: number): Count {
    // Put in again, so that they lie in the order in which they began.
    this.#counts.delete(name);
    const [first] = this.#counts.keys();
    if (this.#counts.size >= MOST_NAMES && first !== undefined) this.#counts.delete(first);
    const count = { current: 0, began };
    this.#counts.set(name, count);
    return count;
  }

  child(): CountStore {
    return new CountStore(undefined, this.#now);
  }
}

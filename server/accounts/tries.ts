import { ServerError } from '../errors.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Tries without a pause, and the first pause after them; each further one is twice as long. */
const USUAL = { free: 5, pause: SECOND };
/** While many guess at one name, from wherever: who tries it for the first time still may. */
const UNDER_ATTACK = { free: 1, pause: MINUTE };
const LONGEST_PAUSE = HOUR;
/** Wrong tries of strangers against one name, within this time, that are an attack. */
const ATTACK = { tries: 50, within: 15 * MINUTE };
const FORGET_AFTER = 24 * HOUR;
/** Remembered at most; the longest unused go first. */
const MOST = 50_000;

/** Who tries a password. */
export interface Trier {
  /** Where from: an address, or a browser that has signed in to this very account before. */
  readonly place: string;
  /** Against which account. */
  readonly name: string;
  /** Whether it is such a browser: it is slowed down by its own tries and by nobody else's. */
  readonly known: boolean;
}

interface Tried {
  readonly count: number;
  readonly at: number;
}

/**
 * Wrong passwords slow down whoever tries them, and nobody else: each place waits longer and longer for each name. A
 * name is never closed, so that its owner gets in with the right password, however many others guess meanwhile.
 * Counted by each process for itself, by a clock that only goes forward.
 */
export class Tries {
  readonly #places = new Map<string, Tried>();
  readonly #names = new Map<string, Tried>();
  readonly #factor: number;
  readonly #now: () => number;

  constructor(factor = 1, now: () => number = () => performance.now()) {
    this.#factor = factor;
    this.#now = now;
  }

  /** Does the try, unless it comes too soon. It counts from its beginning: many at once are no way around. */
  async at<T>(trier: Trier, attempt: () => Promise<T>): Promise<T> {
    const place = `${trier.place} ${trier.name}`;
    const before = this.#tried(place);
    this.#mustHaveWaited(trier, before);
    this.#count(this.#places, place, 1, FORGET_AFTER);
    if (!trier.known) this.#count(this.#names, trier.name, 1, ATTACK.within);
    try {
      const result = await attempt();
      this.#places.delete(place);
      if (!trier.known) this.#count(this.#names, trier.name, -1, ATTACK.within);
      return result;
    } catch (error) {
      if (!(error instanceof ServerError) || error.code !== 'wrong-password') {
        this.#count(this.#places, place, -1, FORGET_AFTER);
        if (!trier.known) this.#count(this.#names, trier.name, -1, ATTACK.within);
      }
      throw error;
    }
  }

  #mustHaveWaited({ name, known }: Trier, before: Tried): void {
    const attacked =
      !known && this.#current(this.#names, name, ATTACK.within).count >= ATTACK.tries * this.#factor;
    const { free, pause } = attacked ? UNDER_ATTACK : USUAL;
    const over = before.count - free * this.#factor;
    if (over < 0) return;
    const wait = before.at + Math.min(LONGEST_PAUSE, pause * 2 ** Math.min(over, 30)) - this.#now();
    if (wait <= 0) return;
    const seconds = Math.ceil(wait / SECOND);
    const time = seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
    throw new ServerError('too-many', `Too many wrong passwords. Try again in ${time}.`, seconds);
  }

  #tried(place: string): Tried {
    return this.#current(this.#places, place, FORGET_AFTER);
  }

  #current(counts: Map<string, Tried>, key: string, within: number): Tried {
    const tried = counts.get(key);
    return tried !== undefined && tried.at > this.#now() - within ? tried : { count: 0, at: this.#now() };
  }

  #count(counts: Map<string, Tried>, key: string, more: number, within: number): void {
    const { count } = this.#current(counts, key, within);
    counts.delete(key);
    if (count + more > 0) counts.set(key, { count: count + more, at: this.#now() });
    const [oldest] = counts.keys();
    if (counts.size > MOST && oldest !== undefined) counts.delete(oldest);
  }
}

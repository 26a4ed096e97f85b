import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ServerError } from '../errors.ts';

/** Recommended by OWASP for Argon2id: 19 MiB, two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG = 32;
/** More at once would take the thread pool and the memory away from everybody else. */
const AT_ONCE = 2;
const WAITING = 64;

const argon2id = promisify(argon2);
type Derive = typeof argon2id;

interface Stored {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

const written = ({ memory, passes, parallelism, salt, tag }: Stored): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt.toString('base64url')}$${tag.toString('base64url')}`;

function read(stored: string): Stored {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts ?? [];
  if (parts === null) throw new Error('A stored password has a form that this version does not know.');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64url'),
    tag: Buffer.from(tag, 'base64url'),
  };
}

/** Hashes passwords with bounded memory: few at once, some wait, the rest are asked to come later. */
export class Passwords {
  #running = 0;
  /** Whoever is known here waits beside the crowd of those who are not, and goes first. */
  readonly #known: (() => void)[] = [];
  readonly #strangers: (() => void)[] = [];
  readonly #argon2id: Derive;
  readonly #nobody = written({ ...COST, salt: randomBytes(16), tag: randomBytes(TAG) });

  constructor(derive: Derive = argon2id) {
    this.#argon2id = derive;
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    return written({ ...COST, salt, tag: await this.#derive(password, { ...COST, salt }) });
  }

  /** Takes as long when there is nothing to compare with, so that time does not tell which names exist. */
  async matches(password: string, stored: string | null, known = false): Promise<boolean> {
    const { tag, ...cost } = read(stored ?? this.#nobody);
    const found = await this.#derive(password, cost, known);
    return timingSafeEqual(found, tag) && stored !== null;
  }

  async #derive(password: string, { salt, ...cost }: Omit<Stored, 'tag'>, known = false): Promise<Buffer> {
    await this.#enter(known ? this.#known : this.#strangers);
    try {
      const message = Buffer.from(password.normalize('NFKC'));
      return await this.#argon2id('argon2id', { ...cost, message, nonce: salt, tagLength: TAG });
    } finally {
      this.#leave();
    }
  }

  #enter(queue: (() => void)[]): Promise<void> | undefined {
    if (this.#running < AT_ONCE) {
      this.#running++;
      return undefined;
    }
    if (queue.length >= WAITING)
      throw new ServerError('busy', 'Too many people are signing in just now. Try again in a minute.');
    return new Promise((resolve) => queue.push(resolve));
  }

  #leave(): void {
    const next = this.#known.shift() ?? this.#strangers.shift();
    // Whoever waits takes over the place of the one who leaves.
    if (next === undefined) this.#running--;
    else next();
  }
}

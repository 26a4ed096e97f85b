import type { Compilable } from 'kysely';
import type { UserRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { hashOfSecret, newSecret } from './secrets.ts';
import { isAlive } from './user.ts';

const DAY = 86_400_000;
/** A guest has nothing but the cookie, so it lasts long and is renewed by every visit. */
export const SESSION_DAYS = 180;
const LIFETIME = SESSION_DAYS * DAY;

export interface FoundSession {
  readonly row: UserRow;
  readonly hash: string;
  /** It was used again after a day and lasts longer now. */
  readonly renewed: boolean;
}

/** Who is signed in where. The cookie holds the secret, the database only its hash. */
export class Sessions {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** A new session: its secret, and the write that makes it valid. */
  fresh(user: string): { readonly secret: string; readonly write: Compilable } {
    const secret = newSecret();
    const now = this.#now();
    const row = { id_hash: hashOfSecret(secret), user_id: user, created_at: now, expires_at: now + LIFETIME };
    return { secret, write: this.#store.db.insertInto('sessions').values(row) };
  }

  async find(secret: string): Promise<FoundSession | undefined> {
    const hash = hashOfSecret(secret);
    const now = this.#now();
    const found = await this.#store.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .select('sessions.expires_at')
      .where('sessions.id_hash', '=', hash)
      .where('sessions.expires_at', '>', now)
      .executeTakeFirst();
    if (found === undefined || !isAlive(found)) return undefined;
    const { expires_at, ...row } = found;
    const renewed = expires_at < now + LIFETIME - DAY;
    if (renewed) await this.#renew(hash, row.id, now);
    return { row, hash, renewed };
  }

  async #renew(hash: string, user: string, now: number): Promise<void> {
    const { db } = this.#store;
    await this.#store.commit({
      writes: [
        db
          .updateTable('sessions')
          .set({ expires_at: now + LIFETIME })
          .where('id_hash', '=', hash),
        db.updateTable('users').set({ seen_at: now }).where('id', '=', user),
      ],
    });
  }

  /** The write that ends one session. */
  ending(hash: string): Compilable {
    return this.#store.db.deleteFrom('sessions').where('id_hash', '=', hash);
  }

  /** The write that ends all sessions of a user. */
  endingAll(user: string): Compilable {
    return this.#store.db.deleteFrom('sessions').where('user_id', '=', user);
  }
}

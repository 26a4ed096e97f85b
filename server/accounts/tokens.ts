import { ServerError } from '../errors.ts';
import type { UserRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { hashOfSecret, newId, newSecret } from './secrets.ts';
import { isAlive } from './user.ts';

const HOUR = 3_600_000;
const MOST = 20;
const PREFIX = 'krcma_';

export interface TokenCard {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
}

/** For programs that play in somebody's name. Shown once; only the hash is stored. */
export class Tokens {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async make(user: string, name: string): Promise<TokenCard & { readonly token: string }> {
    if ((await this.of(user)).length >= MOST)
      throw new ServerError('too-many', `You have ${MOST} tokens already. Remove one that you do not need.`);
    const token = PREFIX + newSecret();
    const card = { id: newId(), name, created: this.#now(), used: null };
    await this.#store.db
      .insertInto('tokens')
      .values({
        id: card.id,
        token_hash: hashOfSecret(token),
        user_id: user,
        name,
        created_at: card.created,
        used_at: null,
      })
      .execute();
    return { ...card, token };
  }

  async of(user: string): Promise<readonly TokenCard[]> {
    const rows = await this.#store.db
      .selectFrom('tokens')
      .select(['id', 'name', 'created_at', 'used_at'])
      .where('user_id', '=', user)
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map((row) => ({ id: row.id, name: row.name, created: row.created_at, used: row.used_at }));
  }

  async remove(user: string, id: string): Promise<void> {
    const { numDeletedRows } = await this.#store.db
      .deleteFrom('tokens')
      .where('user_id', '=', user)
      .where('id', '=', id)
      .executeTakeFirst();
    if (Number(numDeletedRows) === 0) throw new ServerError('not-found', 'You have no such token.');
    await this.#store.tell({ about: 'user', user });
  }

  async find(token: string): Promise<UserRow | undefined> {
    if (!token.startsWith(PREFIX)) return undefined;
    const found = await this.#store.db
      .selectFrom('tokens')
      .innerJoin('users', 'users.id', 'tokens.user_id')
      .selectAll('users')
      .select(['tokens.id as token_id', 'tokens.used_at'])
      .where('tokens.token_hash', '=', hashOfSecret(token))
      .executeTakeFirst();
    if (found === undefined || !isAlive(found)) return undefined;
    const { token_id, used_at, ...row } = found;
    const now = this.#now();
    if ((used_at ?? 0) < now - HOUR)
      await this.#store.db.updateTable('tokens').set({ used_at: now }).where('id', '=', token_id).execute();
    return row;
  }
}

import type { Profile } from '@krcma/protocol';
import type { Compilable } from 'kysely';
import type { Config } from '../config.ts';
import type { UserRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { cookieIn, cookieName, tokenIn, type WithHeaders } from './credentials.ts';
import type { EndedTable } from './ended-table.ts';
import { Passwords } from './passwords.ts';
import { People } from './people.ts';
import { Results } from './results.ts';
import { newSecret } from './secrets.ts';
import { Sessions } from './sessions.ts';
import { SignOn } from './sign-on.ts';
import { Tokens } from './tokens.ts';
import { profileFrom, type User, userFrom } from './user.ts';

const DAY = 86_400_000;
const GUESTS_KEPT = 30 * DAY;

/** Who asks, and by what they were recognised. */
export type Identity =
  | { readonly by: 'token'; readonly row: UserRow; readonly user: User }
  | {
      readonly by: 'session';
      readonly row: UserRow;
      readonly user: User;
      readonly hash: string;
      readonly renewed: boolean;
    };

/** Everything about people: who they are, how they come in, and what came of their games. */
export class Accounts {
  readonly people: People;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly results: Results;
  readonly signOn: SignOn;
  readonly #store: Store;
  readonly #cookie: string;
  readonly #now: () => number;

  constructor(
    store: Store,
    config: Config,
    now: () => number = Date.now,
    passwords: Passwords = new Passwords(),
  ) {
    this.#store = store;
    this.#now = now;
    this.#cookie = cookieName(config);
    this.sessions = new Sessions(store, now);
    this.tokens = new Tokens(store, now);
    this.people = new People(store, this.sessions, passwords, now);
    this.results = new Results(store);
    this.signOn = new SignOn(config);
  }

  /** From cookie or token of a request or of a socket's upgrade. Who shows a token is judged by it alone. */
  async identify(request: WithHeaders): Promise<Identity | undefined> {
    const token = tokenIn(request);
    if (token !== undefined) {
      const row = await this.tokens.find(token);
      return row === undefined ? undefined : { by: 'token', row, user: userFrom(row) };
    }
    const secret = cookieIn(request, this.#cookie);
    if (secret === undefined) return undefined;
    const found = await this.sessions.find(secret);
    return found === undefined ? undefined : { by: 'session', user: userFrom(found.row), ...found };
  }

  async userOf(request: WithHeaders): Promise<User | undefined> {
    return (await this.identify(request))?.user;
  }

  /** Undefined also for one who has been deleted. */
  async user(id: string): Promise<User | undefined> {
    const row = await this.people.find(id);
    return row === undefined ? undefined : userFrom(row);
  }

  /** What somebody is told about themselves. */
  profile(row: UserRow): Profile {
    return profileFrom(row, this.#now());
  }

  /** Writes for results and ratings, to be committed together with the end of the table. */
  resultWrites(ended: EndedTable): Promise<readonly Compilable[]> {
    return this.results.writesFor(ended);
  }

  /** Writes for those who forfeit a rated game, to be committed together with their leaving. */
  forfeitWrites(left: EndedTable, seats: readonly number[]): Promise<readonly Compilable[]> {
    return this.results.forfeitWrites(left, seats);
  }

  /** The key that signs short-lived cookies, the same on every server. */
  async signingKey(): Promise<string> {
    const { db } = this.#store;
    await db
      .insertInto('settings')
      .values({ key: 'signing-key', value: newSecret() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const { value } = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'signing-key')
      .executeTakeFirstOrThrow();
    return value;
  }

  /** Once an hour or so: sessions that ran out, and guests who never sat down and are long gone. */
  async sweep(): Promise<void> {
    const { db } = this.#store;
    const now = this.#now();
    const seated = db.selectFrom('table_users').select('user_id');
    const owners = db.selectFrom('tables').select('owner_id');
    const present = db.selectFrom('sessions').select('user_id');
    await this.#store.commit({
      writes: [
        db.deleteFrom('sessions').where('expires_at', '<=', now),
        db
          .deleteFrom('users')
          .where('name_key', 'is', null)
          .where('seen_at', '<', now - GUESTS_KEPT)
          .where('name', '!=', '')
          .where('id', 'not in', seated)
          .where('id', 'not in', owners)
          .where('id', 'not in', present),
      ],
    });
  }
}

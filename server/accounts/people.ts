import type { ProfileChange } from '@krcma/protocol';
import { LIMITS } from '@krcma/protocol';
import type { Compilable } from 'kysely';
import { ServerError } from '../errors.ts';
import type { UserRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { BLANK_USER } from './blank-user.ts';
import { deletionWrites } from './deletion.ts';
import { changedHours } from './hours.ts';
import { lookOf } from './look.ts';
import type { Passwords } from './passwords.ts';
import { newId } from './secrets.ts';
import type { Sessions } from './sessions.ts';
import { isAlive, nameKey, type User } from './user.ts';
import { changedVacation } from './vacation.ts';

/** Two budgets of two years, one after the other, are not one vacation. */
const LONGEST_VACATION = 31 * 86_400_000;

/** Somebody who has just come in: who they are, and the secret of their new session. */
export interface Entered {
  readonly row: UserRow;
  readonly secret: string;
}

/** What somebody came with: the hash of the session they had, which ends when another begins. */
export interface Before {
  readonly row: UserRow;
  readonly hash: string;
}

const nameTaken = (name: string): ServerError =>
  new ServerError(
    'name-taken',
    `There is already an account called "${name}", or one that looks like it. Choose another name.`,
  );

/** By what the name of an account is found. */
const keysOf = (name: string) => ({ name_key: nameKey(name), look_key: lookOf(name) });

/** Guests and accounts: coming in, changing, leaving for good. */
export class People {
  readonly #store: Store;
  readonly #sessions: Sessions;
  readonly #passwords: Passwords;
  readonly #now: () => number;

  constructor(store: Store, sessions: Sessions, passwords: Passwords, now: () => number) {
    this.#store = store;
    this.#sessions = sessions;
    this.#passwords = passwords;
    this.#now = now;
  }

  async find(id: string): Promise<UserRow | undefined> {
    const row = await this.#store.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    return row !== undefined && isAlive(row) ? row : undefined;
  }

  /** A guest may not bear the name of an account: the others at the table would take them for it. */
  async comeAsGuest(name: string): Promise<Entered> {
    await this.#mustBeFree(name);
    return this.#enterNew({ ...this.#blank(), name });
  }

  /** A guest who signs up stays the same person and so keeps the games. */
  async signUp(before: Before | undefined, name: string, password: string): Promise<Entered> {
    if (before !== undefined && before.row.name_key !== null)
      throw new ServerError('forbidden', `You are signed in as ${before.row.name}. Sign out first.`);
    mustNotBeTheName(name, password);
    await this.#mustBeFree(name);
    const settled = { name, ...keysOf(name), password: await this.#passwords.hash(password) };
    return this.#settle(before, settled);
  }

  /** As it is typed, or else by its look: of two that look alike since before, each finds itself. */
  async named(name: string): Promise<UserRow | undefined> {
    const { name_key, look_key } = keysOf(name);
    const accounts = this.#store.db.selectFrom('users').selectAll();
    return (
      (await accounts.where('name_key', '=', name_key).executeTakeFirst()) ??
      (await accounts.where('look_key', '=', look_key).executeTakeFirst())
    );
  }

  /** `row` is the account of the name that was typed; `known` if it has signed in with this browser before. */
  async signIn(
    before: Before | undefined,
    row: UserRow | undefined,
    password: string,
    known: boolean,
  ): Promise<Entered> {
    if (!(await this.#passwords.matches(password, row?.password ?? null, known)) || row === undefined)
      throw new ServerError('wrong-password', 'That name and password do not belong together.');
    return this.#enter(row, before);
  }

  /** Comes back from single sign-on; a guest who does it for the first time keeps the games. */
  async signOn(before: Before | undefined, key: string, names: readonly string[]): Promise<Entered> {
    const known = await this.#store.db
      .selectFrom('users')
      .selectAll()
      .where('sign_on', '=', key)
      .executeTakeFirst();
    if (known !== undefined) return this.#enter(known, before);
    const guest = before?.row.name_key === null ? before : undefined;
    const name = await this.#freeName(guest === undefined ? names : [guest.row.name, ...names]);
    return this.#settle(guest, { name, ...keysOf(name), sign_on: key });
  }

  /** Ends the session that was used. */
  async signOut({ row, hash }: Before): Promise<void> {
    await this.#store.commit({
      writes: [this.#sessions.ending(hash)],
      notices: [{ about: 'user', user: row.id }],
    });
  }

  /** Ends all sessions and tokens, and begins a new session for whoever changed the password. */
  async changePassword({ row }: Before, old: string, password: string): Promise<Entered> {
    if (row.name_key === null)
      throw new ServerError('forbidden', 'A guest has no password. Make an account first.');
    if (row.password !== null) await this.mustKnowPassword(row, old);
    mustNotBeTheName(row.name, password);
    const hash = await this.#passwords.hash(password);
    const { secret, write } = this.#sessions.fresh(row.id);
    const set = this.#store.db.updateTable('users').set({ password: hash }).where('id', '=', row.id);
    const tokens = this.#store.db.deleteFrom('tokens').where('user_id', '=', row.id);
    await this.#store.commit({
      writes: [set, this.#sessions.endingAll(row.id), tokens, write],
      notices: [{ about: 'user', user: row.id }],
    });
    return { row: { ...row, password: hash }, secret };
  }

  async mustKnowPassword(row: UserRow, password: string): Promise<void> {
    if (!(await this.#passwords.matches(password, row.password, true)))
      throw new ServerError('wrong-password', 'This is not your password.');
  }

  async change(row: UserRow, wish: ProfileChange): Promise<UserRow> {
    const changes = this.#changesOf(row, wish);
    if (changes.name !== undefined) await this.#mustBeFree(changes.name, row.id);
    if (Object.keys(changes).length === 0) return row;
    const set = this.#store.db.updateTable('users').set(changes).where('id', '=', row.id);
    const notices = [{ about: 'user', user: row.id }] as const;
    await this.#unlessTaken(changes.name, () => this.#store.commit({ writes: [set], notices }), row.id);
    return { ...row, ...changes };
  }

  #changesOf(row: UserRow, wish: ProfileChange): Partial<UserRow> {
    const { name, language, mail, mailNotices, vacationUntil, muted, window } = wish;
    if (mail !== undefined && mail !== null && row.name_key === null)
      throw new ServerError('forbidden', 'Notices by mail need an account.');
    if (typeof vacationUntil === 'number' && vacationUntil > this.#now() + LONGEST_VACATION)
      throw new ServerError('bad-message', 'A vacation lasts a month at most.');
    return {
      ...(name !== undefined && { name, ...(row.name_key !== null && keysOf(name)) }),
      ...(language !== undefined && { language }),
      ...(mail !== undefined && { mail }),
      ...(mailNotices !== undefined && { mail_notices: mailNotices ? 1 : 0 }),
      ...(vacationUntil !== undefined && changedVacation(row, vacationUntil, this.#now())),
      ...(muted !== undefined && { muted_json: JSON.stringify([...new Set(muted)]) }),
      ...(window !== undefined && changedHours(row, window, this.#now())),
    };
  }

  /** Forgets everything about a user but the id; who comes after finds an empty shell. */
  async forget(user: string): Promise<void> {
    const notices = [{ about: 'user', user }] as const;
    await this.#store.commit({ writes: deletionWrites(this.#store.db, user), notices });
  }

  #blank(): UserRow {
    const now = this.#now();
    return { id: newId(), ...BLANK_USER, created_at: now, seen_at: now };
  }

  /** Makes an account: of the guest who asks, or of a new person. */
  async #settle(guest: Before | undefined, settled: Partial<UserRow> & { name: string }): Promise<Entered> {
    if (guest === undefined) return this.#enterNew({ ...this.#blank(), ...settled });
    const { id } = guest.row;
    const { secret, write } = this.#sessions.fresh(id);
    const become = this.#store.db
      .updateTable('users')
      .set(settled)
      .where('id', '=', id)
      .where('name_key', 'is', null)
      .where('name', '!=', '');
    const writes = [become, this.#sessions.endingAll(id), write];
    const notices = [{ about: 'user', user: id }] as const;
    const done = await this.#unlessTaken(settled.name, () =>
      this.#store.commit({ writes, notices, guarded: true }),
    );
    if (!done) throw new ServerError('forbidden', 'This guest has already become an account. Sign in.');
    return { row: { ...guest.row, ...settled }, secret };
  }

  async #enterNew(row: UserRow): Promise<Entered> {
    const { secret, write } = this.#sessions.fresh(row.id);
    const writes = [this.#store.db.insertInto('users').values(row), write];
    await this.#unlessTaken(row.name, () => this.#store.commit({ writes }));
    return { row, secret };
  }

  async #enter(row: UserRow, before: Before | undefined): Promise<Entered> {
    const { secret, write } = this.#sessions.fresh(row.id);
    const seen = this.#store.db.updateTable('users').set({ seen_at: this.#now() }).where('id', '=', row.id);
    const writes: Compilable[] = [write, seen];
    if (before !== undefined) writes.push(this.#sessions.ending(before.hash));
    await this.#store.commit({ writes });
    return { row, secret };
  }

  /** Whether an account other than the given one bears the name, or one that looks like it. */
  async isTaken(name: string, by = ''): Promise<boolean> {
    const { name_key, look_key } = keysOf(name);
    const row = await this.#store.db
      .selectFrom('users')
      .select('id')
      .where((where) => where.or([where('name_key', '=', name_key), where('look_key', '=', look_key)]))
      .where('id', '!=', by)
      .executeTakeFirst();
    return row !== undefined;
  }

  async #mustBeFree(name: string, by?: string): Promise<void> {
    if (lookOf(name) === '') throw new ServerError('bad-message', 'Of this name nothing can be seen.');
    if (await this.isTaken(name, by)) throw nameTaken(name);
  }

  /** A guest's name may have become an account's since they came. */
  async mayBear({ id, kind, name }: User): Promise<void> {
    if (kind === 'guest' && (await this.isTaken(name, id))) throw nameTaken(name);
  }

  /** Of two who take a name in the same moment the database refuses one. */
  async #unlessTaken<T>(name: string | undefined, act: () => Promise<T>, by?: string): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (name !== undefined && (await this.isTaken(name, by))) throw nameTaken(name);
      throw error;
    }
  }

  async #freeName(wishes: readonly string[]): Promise<string> {
    for (const wish of wishes) if (lookOf(wish) !== '' && !(await this.isTaken(wish))) return wish;
    const base = (wishes[0] ?? 'Player').slice(0, LIMITS.name - 7);
    return `${base} ${newId().slice(0, 6)}`;
  }
}

function mustNotBeTheName(name: string, password: string): void {
  if (nameKey(password) === nameKey(name))
    throw new ServerError('bad-message', 'The password must not be the name.');
}

import type { Store } from '../store/store.ts';

/** A server that is not heard of for so long is gone, and its people with it. */
const FORGET_AFTER = 45_000;
const TELL_EVERY = 20_000;

interface Here {
  /** Sockets at this server. */
  count: number;
  /** Other servers through which the person is here, and when they last said so by the steady clock. */
  readonly elsewhere: Map<string, number>;
  /** When the person was last seen here. */
  left: number;
  /** It is stored that they are here. */
  noted: boolean;
  /** What is stored of them is written one after the other: that they left must not overtake that they came. */
  written: Promise<unknown>;
}

const NOT_HERE = { count: 0, noted: false, written: Promise.resolve() };

/** The time of day for what is stored, and a clock that only goes forward for how long ago something was. */
interface Clocks {
  now(): number;
  steady(): number;
}

/**
 * Who is at which table, through any server. Of those who sit there it is stored that they came and when they left: who
 * never came, or went before this server started, is told from who has only just gone.
 */
export class Presence {
  readonly #store: Store;
  /** The name of this server among others on the same database. */
  readonly node: string;
  readonly #now: () => number;
  readonly #steady: () => number;
  readonly #tables = new Map<string, Map<string, Here>>();
  /** Tables of which is known here what is stored. */
  readonly #learned = new Set<string>();
  readonly #since: number;
  readonly #timer: NodeJS.Timeout;
  /** Called when somebody comes or goes. */
  changed: (table: string) => void = () => {};

  constructor(store: Store, node: string, { now, steady }: Clocks) {
    this.#store = store;
    this.node = node;
    this.#now = now;
    this.#steady = steady;
    this.#since = now();
    this.#timer = setInterval(() => this.#tellAgain(), TELL_EVERY);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  come(table: string, user: string): void {
    const here = this.#at(table, user);
    here.count++;
    if (here.count === 1) this.#tell(table, user, true);
  }

  go(table: string, user: string): void {
    const here = this.#at(table, user);
    here.count = Math.max(0, here.count - 1);
    here.left = this.#now();
    if (here.count > 0) return;
    this.#tell(table, user, false);
    if (here.noted && !this.isHere(table, user)) this.#note(table, user, here, here.left);
    here.noted = false;
  }

  /** Somebody who is here has a seat. */
  sits(table: string, user: string): void {
    const here = this.#at(table, user);
    if (here.noted || here.count === 0) return;
    here.noted = true;
    this.#note(table, user, here, null);
  }

  isHere(table: string, user: string): boolean {
    const here = this.#tables.get(table)?.get(user);
    if (here === undefined) return false;
    if (here.count > 0) return true;
    const limit = this.#steady() - FORGET_AFTER;
    return [...here.elsewhere.values()].some((heard) => heard > limit);
  }

  /** When a person was last at the table, as far as is known here; undefined for one who never was. */
  lastHere(table: string, user: string): number | undefined {
    if (this.isHere(table, user)) return this.#now();
    return this.#tables.get(table)?.get(user)?.left;
  }

  /** Reads who has been at a table, once. */
  async learn(table: string): Promise<void> {
    if (this.#learned.has(table)) return;
    const { db } = this.#store;
    const rows = await db.selectFrom('attendance').selectAll().where('table_id', '=', table).execute();
    this.#learned.add(table);
    for (const { user_id: user, left_at } of rows) {
      const known = this.#tables.get(table)?.get(user);
      // Whose server was killed may have been there until this one started.
      const left = left_at ?? this.#since;
      if (known === undefined) this.#at(table, user).left = left;
      else known.left = Math.max(known.left, left);
    }
  }

  /** Notices were missed: what is stored is read again. */
  learnAnew(): void {
    this.#learned.clear();
  }

  /** The table is not open here any more. */
  forget(table: string): void {
    this.#learned.delete(table);
  }

  hear(table: string, user: string, here: boolean, node: string): void {
    if (node === this.node) return;
    const person = this.#at(table, user);
    const before = this.isHere(table, user);
    // A server that is killed says nothing more: its people were there when it was last heard.
    person.left = this.#now();
    if (here) person.elsewhere.set(node, this.#steady());
    else person.elsewhere.delete(node);
    if (before !== this.isHere(table, user)) this.changed(table);
  }

  #at(table: string, user: string): Here {
    const people = this.#tables.get(table) ?? new Map<string, Here>();
    this.#tables.set(table, people);
    const here = people.get(user) ?? { ...NOT_HERE, elsewhere: new Map(), left: this.#now() };
    people.set(user, here);
    return here;
  }

  #tell(table: string, user: string, here: boolean): void {
    this.changed(table);
    // A lost notice is told again soon.
    this.#store.tell({ about: 'presence', table, user, here, node: this.node }).catch(() => {});
  }

  /** Written beside the table's own changes: what is lost of it makes nobody absent who is here. */
  #note(table: string, user: string, here: Here, left: number | null): void {
    const { db } = this.#store;
    const came = db
      .insertInto('attendance')
      .values({ table_id: table, user_id: user, left_at: null })
      .onConflict((conflict) => conflict.columns(['table_id', 'user_id']).doUpdateSet({ left_at: null }));
    const went = db.updateTable('attendance').set({ left_at: left });
    const write = left === null ? came : went.where('table_id', '=', table).where('user_id', '=', user);
    here.written = here.written.then(() => this.#store.commit({ writes: [write] })).catch(() => {});
  }

  /** One notice for each person at a table keeps them present at other servers; the long gone are forgotten. */
  #tellAgain(): void {
    const limit = this.#now() - 10 * FORGET_AFTER;
    for (const [table, people] of this.#tables) {
      for (const [user, here] of people) {
        if (here.count > 0) {
          if (this.#store.kind === 'postgres')
            this.#store.tell({ about: 'presence', table, user, here: true, node: this.node }).catch(() => {});
        } else if (here.left < limit && !this.#learned.has(table) && !this.isHere(table, user))
          people.delete(user);
      }
      if (people.size === 0) this.#tables.delete(table);
    }
  }
}

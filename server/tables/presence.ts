import type { Store } from '../store/store.ts';

/** A server that is not heard of for so long is gone, and its people with it. */
const FORGET_AFTER = 45_000;
const TELL_EVERY = 20_000;
/** A person who has been away for so long may be replaced by a bot. */
export const AWAY = 60_000;

interface Here {
  /** Sockets at this server. */
  count: number;
  /** Other servers through which the person is here, and when they last said so. */
  readonly elsewhere: Map<string, number>;
  /** When the person was last seen here. */
  left: number;
}

/** Who is at which table, through any server. Nothing of it is stored. */
export class Presence {
  readonly #store: Store;
  /** The name of this server among others on the same database. */
  readonly node: string;
  readonly #now: () => number;
  readonly #tables = new Map<string, Map<string, Here>>();
  readonly #since: number;
  readonly #timer: NodeJS.Timeout;
  /** Called when somebody comes or goes. */
  changed: (table: string) => void = () => {};

  constructor(store: Store, node: string, now: () => number) {
    this.#store = store;
    this.node = node;
    this.#now = now;
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
    if (here.count === 0) this.#tell(table, user, false);
  }

  isHere(table: string, user: string): boolean {
    const here = this.#tables.get(table)?.get(user);
    if (here === undefined) return false;
    if (here.count > 0) return true;
    const limit = this.#now() - FORGET_AFTER;
    return [...here.elsewhere.values()].some((heard) => heard > limit);
  }

  /** Milliseconds since the person was last here; since this server started when it never saw them. */
  awayFor(table: string, user: string): number {
    if (this.isHere(table, user)) return 0;
    return this.#now() - (this.#tables.get(table)?.get(user)?.left ?? this.#since);
  }

  hear(table: string, user: string, here: boolean, node: string): void {
    if (node === this.node) return;
    const person = this.#at(table, user);
    const before = this.isHere(table, user);
    if (here) person.elsewhere.set(node, this.#now());
    else {
      person.elsewhere.delete(node);
      person.left = this.#now();
    }
    if (before !== this.isHere(table, user)) this.changed(table);
  }

  #at(table: string, user: string): Here {
    const people = this.#tables.get(table) ?? new Map<string, Here>();
    this.#tables.set(table, people);
    const here = people.get(user) ?? { count: 0, elsewhere: new Map(), left: this.#now() };
    people.set(user, here);
    return here;
  }

  #tell(table: string, user: string, here: boolean): void {
    this.changed(table);
    // A lost notice is told again soon.
    this.#store.tell({ about: 'presence', table, user, here, node: this.node }).catch(() => {});
  }

  /** One notice for each person at a table keeps them present at other servers; the long gone are forgotten. */
  #tellAgain(): void {
    const limit = this.#now() - 10 * FORGET_AFTER;
    for (const [table, people] of this.#tables) {
      for (const [user, here] of people) {
        if (here.count > 0) {
          if (this.#store.kind === 'postgres')
            this.#store.tell({ about: 'presence', table, user, here: true, node: this.node }).catch(() => {});
        } else if (here.left < limit && !this.isHere(table, user)) people.delete(user);
      }
      if (people.size === 0) this.#tables.delete(table);
    }
  }
}

import type { Accounts } from '../services.ts';
import type { Store } from '../store/store.ts';
import type { Habits } from './clock.ts';
import type { TableState } from './table-state.ts';

/** More people than this are not remembered at once; the rest are read again. */
const MOST = 10_000;

/** What stops people's clocks of days: their vacation and their hours. Read when a table needs it. */
export class HabitBook {
  readonly #accounts: Pick<Accounts, 'user'>;
  readonly #known = new Map<string, Habits>();
  readonly #stopListening: () => void;

  constructor(store: Store, accounts: Pick<Accounts, 'user'>) {
    this.#accounts = accounts;
    this.#stopListening = store.listen((notice) => {
      if (notice.about === 'user' && this.#known.has(notice.user))
        this.#read(notice.user).catch(() => this.#known.delete(notice.user));
    });
  }

  of = (user: string): Habits | undefined => this.#known.get(user);

  learn = async ({ terms, seats }: TableState, anew = false): Promise<void> => {
    if (terms.clock.kind !== 'move') return;
    if (this.#known.size > MOST) this.#known.clear();
    for (const holder of seats) {
      if (holder.who === 'person' && (anew || !this.#known.has(holder.user))) await this.#read(holder.user);
    }
  };

  async #read(id: string): Promise<void> {
    const user = await this.#accounts.user(id);
    this.#known.set(id, {
      vacationUntil: user?.vacationUntil ?? null,
      window: user?.window ?? null,
      nextWindow: user?.nextWindow ?? null,
    });
  }

  close(): void {
    this.#stopListening();
  }
}

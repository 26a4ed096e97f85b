import type { TableCard } from '@krcma/protocol';
import { BotBroke } from './attendant.ts';
import { isOfRules } from './bounded.ts';
import type { House } from './house.ts';
import { Room } from './room.ts';
import { LEASE } from './store-change.ts';
import type { TableState } from './table-state.ts';

/** Rules that fail so many times in a row when a table is looked after will not succeed later. */
const MOST_FAULTS = 3;
/** Tables taken over at once. */
const AT_ONCE = 200;

/** The tables that are open at this server, and the care for those where a clock runs out or a bot must move. */
export class Rooms {
  readonly #rooms = new Map<string, Room>();
  readonly #house: House;
  readonly #idle: number;
  /** How often the rules of a table have failed in a row. */
  readonly #faults = new Map<string, number>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #sweepEvery: number;
  readonly #sweeper: NodeJS.Timeout;
  readonly #stopListening: () => void;
  #closed = false;
  #sweeping = false;

  /** Every so many milliseconds it looks for what is due, and what nobody has looked at for so many seconds is closed. */
  constructor(
    house: Omit<House, 'attend' | 'gone'>,
    { idleSeconds, sweepEvery }: { readonly idleSeconds: number; readonly sweepEvery: number },
  ) {
    this.#house = {
      ...house,
      attend: (table, due) => this.#schedule(table, due),
      gone: (table) => {
        this.#rooms.delete(table);
        house.presence.forget(table);
      },
    };
    this.#idle = idleSeconds * 1000;
    this.#sweepEvery = sweepEvery;
    this.#sweeper = setInterval(() => this.#sweep(), sweepEvery);
    this.#sweeper.unref();
    this.#stopListening = house.store.listen((notice) => {
      if (notice.about === 'table') this.#rooms.get(notice.table)?.heard(notice.revision);
      // What was told meanwhile is not known: every table is compared with what is stored.
      else if (notice.about === 'missed') {
        house.presence.learnAnew();
        for (const room of this.#rooms.values()) room.heard(Number.POSITIVE_INFINITY);
      } else if (notice.about === 'presence')
        house.presence.hear(notice.table, notice.user, notice.here, notice.node);
    });
    house.presence.changed = (table) => this.#rooms.get(table)?.tellCard();
  }

  get size(): number {
    return this.#rooms.size;
  }

  at(id: string): Room {
    const room = this.#rooms.get(id) ?? new Room(this.#house, id);
    this.#rooms.set(id, room);
    return room;
  }

  /** The card of a table that need not be open here. */
  cardOf(state: TableState): TableCard {
    return (this.#rooms.get(state.id) ?? new Room(this.#house, state.id)).cardOf(state);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#sweeper);
    this.#stopListening();
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  /** Timers are kept for the near future only; what is later is found by the sweep. */
  #schedule(id: string, due: number | undefined): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    const wait = (due ?? Number.POSITIVE_INFINITY) - this.#house.now();
    if (this.#closed || wait > 2 * this.#sweepEvery) return;
    if (wait <= 0) {
      this.#attend(id);
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(id);
      this.#attend(id);
    }, wait);
    timer.unref();
    this.#timers.set(id, timer);
  }

  /** Only one server looks after a table at a time; another takes over when its lease has run out. */
  async #attend(id: string): Promise<void> {
    const { store, node, now, log } = this.#house;
    const room = this.#rooms.get(id);
    if (this.#closed || room?.isAttended) return;
    try {
      const claimed = await store.db
        .updateTable('tables')
        .set({ keeper: node, keeper_until: now() + LEASE })
        .where('id', '=', id)
        .where('due_at', '<=', now())
        .where('aside_at', 'is', null)
        .where((where) => where.or([where('keeper', '=', node), where('keeper_until', '<', now())]))
        .executeTakeFirst();
      if (claimed.numUpdatedRows === 0n) return;
      await this.at(id).attend();
      this.#faults.delete(id);
    } catch (error) {
      if (this.#closed) return;
      log.warn('a table could not be looked after; later again', { table: id, error });
      if (isOfRules(error) || error instanceof BotBroke) await this.#countFault(id, error);
    }
  }

  async #countFault(id: string, error: Error): Promise<void> {
    const faults = (this.#faults.get(id) ?? 0) + 1;
    this.#faults.set(id, faults);
    if (faults < MOST_FAULTS) return;
    this.#faults.delete(id);
    await this.at(id).setAside(`It failed ${faults} times in a row: ${error.message}`);
  }

  async #sweep(): Promise<void> {
    if (this.#sweeping || this.#closed) return;
    this.#sweeping = true;
    try {
      this.#forgetIdle();
      for (const id of await this.#due()) this.#attend(id);
    } catch (error) {
      this.#house.log.warn('due tables could not be looked for', { error });
    } finally {
      this.#sweeping = false;
    }
  }

  async #due(): Promise<string[]> {
    const { store, node, now } = this.#house;
    const rows = await store.db
      .selectFrom('tables')
      .select('id')
      .where('due_at', '<=', now())
      .where('aside_at', 'is', null)
      .where((where) => where.or([where('keeper', '=', node), where('keeper_until', '<', now())]))
      .orderBy('due_at')
      .limit(AT_ONCE)
      .execute();
    return rows.map(({ id }) => id);
  }

  #forgetIdle(): void {
    const limit = this.#house.steady() - this.#idle;
    for (const [id, room] of this.#rooms) {
      if (!room.isIdle || room.used >= limit) continue;
      this.#rooms.delete(id);
      this.#house.presence.forget(id);
    }
  }
}

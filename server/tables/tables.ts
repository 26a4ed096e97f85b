import { type GameRecord, type Journal, recordOf, TableError } from '@krcma/kernel';
import type { NewTable, PlannedSeat, TableCard } from '@krcma/protocol';
import { ServerError } from '../errors.ts';
import { rulesOf } from '../games.ts';
import type { Tables, User } from '../services.ts';
import type { Store } from '../store/store.ts';
import { forgetAside } from './aside.ts';
import type { BotNames } from './bot-names.ts';
import type { ForeignGames } from './foreign/foreign-games.ts';
import { mayBegin, mayLayMore } from './laid-tables.ts';
import { setSeat } from './leaving.ts';
import { invitationsOf, listedTables, openTablesOf, tableIdsOf } from './lists.ts';
import { begin, checkWish, rematchOf, tableFrom } from './new-table.ts';
import { OneByOne } from './one-by-one.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import {
  checkCame,
  checkOpen,
  checkOwner,
  leaveSeat,
  offeredTo,
  planSeat,
  takeSeat,
  withdraw,
} from './seating.ts';
import { insertions } from './storage.ts';
import { STAND_IN, seatOf, type TableState } from './table-state.ts';

const LOBBY = 100;

/** Set-up, seats and lists of tables: everything but play. */
interface Needs {
  readonly foreign: Pick<ForeignGames, 'replay'>;
  readonly botNames: BotNames;
  now(): number;
}

export class TableKeeper implements Tables {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #foreign: Pick<ForeignGames, 'replay'>;
  readonly #now: () => number;
  /** Requests of one person that are sent at once are counted one after the other. */
  readonly #laying = new OneByOne();
  readonly #botNames: BotNames;

  constructor(store: Store, rooms: Rooms, { foreign, botNames, now }: Needs) {
    this.#store = store;
    this.#rooms = rooms;
    this.#foreign = foreign;
    this.#now = now;
    this.#botNames = botNames;
  }

  async create(user: User, wish: NewTable): Promise<TableCard> {
    return this.#laying.run(user.id, async () => {
      await mayLayMore(this.#store.db, user.id);
      const seats = await this.#botNames.plannedAll(wish.seats);
      checkWish(user, wish);
      const journal = await this.#brought(user, wish);
      const state = tableFrom(user, { ...wish, seats }, journal, this.#now());
      await mayBegin(this.#store.db, user.id, state.seats, this.#now());
      await this.#lay(state);
      return this.card(state.id);
    });
  }

  /** A game begun elsewhere, played again here. */
  async #brought(user: User, { brought, game, seats }: NewTable): Promise<Journal | undefined> {
    if (brought === undefined) return undefined;
    if (brought.game !== game)
      throw new TableError('foreign-save', `This is a game of "${brought.game}", not of "${game}".`);
    if (brought.setup.seats !== seats.length)
      throw new TableError(
        'player-count',
        `The game that was brought along is for ${brought.setup.seats}, not ${seats.length}.`,
      );
    return this.#foreign.replay(user.id, brought);
  }

  async #lay(state: TableState): Promise<void> {
    await this.#store.commit({ writes: insertions(this.#store.db, state) });
    // A table without free seats needs nobody to start it.
    if (!state.seats.some(({ who }) => who === 'open'))
      await this.#rooms.at(state.id).change((laid) => begin(laid, this.#now()));
  }

  card(id: string): Promise<TableCard> {
    return this.#rooms.at(id).card();
  }

  async lobby(): Promise<readonly TableCard[]> {
    return this.#cards(await listedTables(this.#store, { listed: true, limit: LOBBY }));
  }

  async of(user: User): Promise<readonly TableCard[]> {
    return this.#cards(await listedTables(this.#store, { user: user.id, limit: LOBBY }));
  }

  #cards(found: Awaited<ReturnType<typeof listedTables>>): TableCard[] {
    return found.map(({ state, entries }) => ({ ...this.#rooms.cardOf(state), entries }));
  }

  sit(user: User, table: string, wanted?: number): Promise<TableCard> {
    return this.#changed(table, (state) => takeSeat(state, user, wanted));
  }

  /** Also to decline an invitation. */
  async standUp(user: User, table: string): Promise<void> {
    await this.#rooms.at(table).change((state) => leaveSeat(state, user));
  }

  async plan(user: User, table: string, seat: number, wanted: PlannedSeat): Promise<TableCard> {
    const planned = await this.#botNames.planned(wanted, seat);
    return this.#changed(table, (state) => planSeat(state, user, seat, planned));
  }

  start(user: User, table: string): Promise<TableCard> {
    const room = this.#rooms.at(table);
    return this.#laying.run(user.id, async () => {
      const seats = await room.read((state) => state.seats);
      await mayBegin(this.#store.db, user.id, seats, this.#now());
      return this.#changed(table, (state) => {
        checkOwner(state, user);
        checkOpen(state);
        if (state.rated) checkCame(state, (each) => room.wasHere(each));
        begin(state, this.#now());
      });
    });
  }

  /** Whoever asks first lays the table and invites the others; who asks later accepts by it. */
  async rematch(user: User, table: string): Promise<TableCard> {
    const room = this.#rooms.at(table);
    const { gone, next } = await room.consult((state) => {
      if (seatOf(state, user.id) === undefined)
        throw new ServerError('not-seated', 'Only those who played can ask for another game.');
      if (state.status !== 'over' && state.status !== 'abandoned')
        throw new ServerError('not-open', 'This game is not over yet.');
      return { gone: state.rematch, next: rematchOf(state, user, this.#now()) };
    });
    const following = await this.#following(gone);
    if (following !== undefined) return this.#accepted(user, following);
    next.seats = await this.#botNames.kept(next.seats);
    await this.#store.commit({ writes: insertions(this.#store.db, next) });
    const agreed = await room.change((state) => {
      if (state.rematch === gone) state.rematch = next.id;
      return state.rematch;
    });
    if (agreed !== next.id) await this.#take(next.id);
    return this.#accepted(user, await this.card(agreed ?? next.id));
  }

  async #accepted(user: User, card: TableCard): Promise<TableCard> {
    const isInvited = card.seats.some(({ offeredTo: invited }) => invited === user.id);
    return card.status === 'open' && isInvited ? this.sit(user, card.id) : card;
  }

  /** The table that follows, unless it was taken away before it began. */
  async #following(id: string | undefined): Promise<TableCard | undefined> {
    if (id === undefined) return undefined;
    return this.card(id).catch((error: unknown) => {
      if (error instanceof ServerError && error.code === 'no-such-table') return undefined;
      throw error;
    });
  }

  async remove(user: User, table: string): Promise<void> {
    await this.#rooms.at(table).read((state) => {
      checkOwner(state, user);
      checkOpen(state);
    });
    await this.#take(table);
    this.#rooms.at(table).dismiss();
  }

  /** A table that never began is taken away. */
  async #take(table: string): Promise<void> {
    const { db } = this.#store;
    const gone = await this.#store.commit({
      writes: [
        db.deleteFrom('tables').where('id', '=', table).where('status', '=', 'open'),
        db.deleteFrom('table_users').where('table_id', '=', table),
        db.deleteFrom('invitations').where('table_id', '=', table),
        db.deleteFrom('attendance').where('table_id', '=', table),
        db.deleteFrom('entries').where('table_id', '=', table),
        db.deleteFrom('chat').where('table_id', '=', table),
      ],
      guarded: true,
      notices: [{ about: 'table', table, revision: Number.MAX_SAFE_INTEGER }],
    });
    if (!gone) throw new ServerError('not-open', 'The game has begun.');
  }

  record(user: User | undefined, table: string): Promise<GameRecord> {
    return this.#rooms.at(table).consult((state) => {
      const { journal } = state;
      if (journal === undefined || journal.table.outcome === undefined) {
        const seated = seatOf(state, user?.id) !== undefined;
        throw new ServerError(
          'forbidden',
          seated
            ? 'The record holds every secret of the game, so it is given when the game is over.'
            : 'The record of a game is open when the game is over.',
        );
      }
      return recordOf(rulesOf(state.game), journal);
    });
  }

  async forget(user: string): Promise<void> {
    // Nobody else could start them.
    for (const table of await openTablesOf(this.#store.db, user)) {
      await this.#take(table).catch(() => {});
      this.#rooms.at(table).dismiss();
    }
    for (const table of await invitationsOf(this.#store.db, user))
      await this.#rooms.at(table).change((state) => {
        const seat = offeredTo(state, user);
        if (seat !== undefined) withdraw(state, seat);
      });
    for (const table of await tableIdsOf(this.#store.db, user)) {
      const room = this.#rooms.at(table);
      const own = await room.read((state) => seatOf(state, user));
      const name = await this.#botNames.free(own ?? 0);
      await room.change((state) => {
        for (const [seat, holder] of state.seats.entries())
          if (holder.who === 'person' && holder.user === user)
            setSeat(state, seat, { who: 'bot', level: STAND_IN, name });
      });
    }
    await forgetAside(this.#store.db, user);
  }

  async rename(user: string, name: string): Promise<void> {
    const seated = await tableIdsOf(this.#store.db, user, ['open', 'playing']);
    for (const table of [...seated, ...(await invitationsOf(this.#store.db, user))])
      await this.#rooms.at(table).change((state) => {
        for (const [seat, holder] of state.seats.entries())
          if ('user' in holder && holder.user === user) setSeat(state, seat, { ...holder, name });
      });
  }

  async settleClocks(user: string): Promise<void> {
    for (const table of await tableIdsOf(this.#store.db, user, ['playing']))
      await this.#rooms.at(table).settleClocks();
  }

  async #changed(table: string, change: (state: TableState) => void): Promise<TableCard> {
    const room: Room = this.#rooms.at(table);
    await room.change(change);
    return room.card();
  }
}

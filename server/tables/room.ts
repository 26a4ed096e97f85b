import { type Entry, type Seat, TableError } from '@krcma/kernel';
import type { Act, FrameNews, KnownFrame, SameFrame, TableCard } from '@krcma/protocol';
import { ServerError } from '../errors.ts';
import { perform } from './acts.ts';
import { attend } from './attendant.ts';
import { Audience, type Change, type Viewer } from './audience.ts';
import { type Before, beforeChange, commonChoices, commonLength } from './before.ts';
import { cardOf } from './card.ts';
import type { House } from './house.ts';
import { AWAY } from './presence.ts';
import { settle } from './settle.ts';
import {
  entriesWithEvents,
  loadTable,
  markStored,
  revisionOf,
  slimmed,
  updates,
  userWrites,
} from './storage.ts';
import { botAt, maySee, seatOf, type TableState } from './table-state.ts';
import { turns } from './turns.ts';

/** Commands remembered, so that one sent twice is done once. */
const RECENT = 32;
/** Of two servers that write at once one must begin again; more than this in a row means that something is wrong. */
const TRIES = 20;
/** A server that has not finished what was due at a table within this time has died. */
export const LEASE = 8_000;
const NO_SPECTATORS = 'This table is not open to spectators.';
/** Returned by a change that found nothing to do: nothing is written. */
const NOTHING = Symbol('nothing');

/** What somebody who comes to a table is told. */
export interface Joined {
  readonly viewer: Viewer;
  readonly card: TableCard;
  /** Undefined before the game begins. */
  readonly frame: FrameNews | SameFrame | undefined;
}

/** One table that is open at this server. Whatever happens at it happens one after the other. */
export class Room {
  readonly id: string;
  readonly audience = new Audience();
  used: number;
  readonly #house: House;
  #state: TableState | undefined;
  /** The log as the audience knows it, while the table has to be read again. */
  #told: readonly Entry[] | undefined;
  #tail: Promise<unknown> = Promise.resolve();
  #busy = 0;
  #attended: Promise<void> | undefined;

  constructor(house: House, id: string) {
    this.#house = house;
    this.id = id;
    this.used = house.now();
  }

  /** Nobody looks, nothing is under way. */
  get isIdle(): boolean {
    return this.#busy === 0 && this.audience.size === 0 && this.#attended === undefined;
  }

  get isAttended(): boolean {
    return this.#attended !== undefined;
  }

  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    this.used = this.#house.now();
    this.#busy++;
    const turn = async () => {
      await turns.next();
      return run();
    };
    const result = this.#tail.then(turn).finally(() => {
      this.#busy--;
    });
    this.#tail = result.catch(() => {});
    return result;
  }

  async #loaded(): Promise<TableState> {
    if (this.#state !== undefined) return this.#state;
    const state = await loadTable(this.#house.store.db, this.id);
    if (state === undefined) {
      this.#house.gone(this.id);
      this.dismiss();
      throw new ServerError('no-such-table', 'There is no such table, or it was taken away.');
    }
    await this.#house.learnHabits(state);
    const missed = this.#told && (await this.#changeSince(this.#told, state));
    this.#state = state;
    this.#told = undefined;
    if (missed !== undefined) this.#tell(state, missed);
    return state;
  }

  /** The table is read again when it is needed; whoever looks is then told what they have missed. */
  #forget(told: readonly Entry[]): void {
    this.#told ??= told;
    this.#state = undefined;
  }

  async #changeSince(told: readonly Entry[], { journal }: TableState): Promise<Change> {
    const common = commonChoices(told, journal?.log ?? []);
    const entries = await entriesWithEvents(this.#house.store.db, this.id, common);
    return { common, entries, undone: common < told.length };
  }

  /** Looks at the table as it is stored. */
  read<T>(look: (state: TableState) => T | Promise<T>): Promise<T> {
    return this.#inTurn(async () => look(await this.#loaded()));
  }

  /** Changes the table: applied, stored, and only then told to anybody. What throws a refusal has changed nothing. */
  change<T>(apply: (state: TableState) => T): Promise<T | undefined> {
    return this.#inTurn(async () => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const state = await this.#loaded();
        const before = beforeChange(state);
        try {
          const result = this.#applied(state, apply, before);
          if (result === NOTHING) return undefined;
          if (await this.#store(state, before)) return result as T;
        } catch (error) {
          if (!(await this.#wasOutdated(before))) throw error;
        }
      }
      throw new ServerError('busy', 'Too many changes at once. Try again in a moment.');
    });
  }

  /** Another server may have changed the table a moment ago: then a refusal was about the past. */
  async #wasOutdated(before: Before): Promise<boolean> {
    const { store } = this.#house;
    if (this.#state === undefined) return false;
    const isHalfChanged = this.#state.revision !== before.revision;
    const isCurrent = store.kind === 'sqlite' || (await revisionOf(store.db, this.id)) === before.revision;
    if (isHalfChanged || !isCurrent) this.#forget(before.log);
    return !isHalfChanged && !isCurrent;
  }

  #applied<T>(state: TableState, apply: (state: TableState) => T, before: Before): T {
    try {
      return apply(state);
    } catch (error) {
      // A refusal leaves the table as it was; after anything else it is read again.
      if (!(error instanceof TableError || error instanceof ServerError)) this.#forget(before.log);
      throw error;
    }
  }

  /** False when another server was faster: the table is then read again. */
  async #store(state: TableState, before: Before): Promise<boolean> {
    const { store, node, now, log } = this.#house;
    const started = now();
    state.revision++;
    settle(state, this.#house);
    const entries = state.journal?.log ?? [];
    const common = commonLength(before.log, entries);
    const stood = { revision: before.revision, entries: before.log.length, common };
    const isDue = state.due !== undefined && state.due <= started;
    const keeper = isDue ? { keeper: node, keeper_until: started + LEASE } : undefined;
    try {
      const writes = [
        ...updates(store.db, state, stood, keeper),
        ...(before.seats === state.seats ? [] : userWrites(store.db, state)),
        ...(before.status === 'playing' && state.status === 'over' ? await this.#house.results(state) : []),
      ];
      const notice = { about: 'table', table: state.id, revision: state.revision } as const;
      if (!(await store.commit({ writes, guarded: true, notices: [notice] }))) {
        this.#forget(before.log);
        return false;
      }
    } catch (error) {
      this.#forget(before.log);
      log.error('a change could not be stored', { table: state.id, error });
      throw new ServerError('busy', 'This could not be stored, so it was not done. Try again in a moment.');
    }
    markStored(state);
    this.#house.committed((now() - started) / 1000);
    await turns.next();
    this.#tell(state, { common, entries: entries.slice(common), undone: common < before.log.length });
    this.#tellAsked(state, before);
    return true;
  }

  #tellAsked(state: TableState, { waiting, status }: Before): void {
    for (const seat of state.waiting)
      if ((status !== 'playing' || !waiting.includes(seat)) && botAt(state.seats[seat]) === undefined)
        this.#house.asked(state, seat);
  }

  #tell(state: TableState, change: Change): void {
    const { audience } = this;
    this.#checkAudience(state);
    if (state.journal !== undefined) {
      this.#house.framesSent(audience.tell(state, change));
      if (audience.waitsForFirstFrame) this.#tellFirst();
      slimmed(state.journal);
    }
    this.#tellCard(state);
    this.#house.attend(this.id, state.due);
  }

  /** Seats may have changed, or the game begun at a table without spectators. */
  #checkAudience(state: TableState): void {
    this.audience.reseat((user) => seatOf(state, user));
    for (const viewer of [...this.audience])
      if (!maySee(state, viewer.seat)) viewer.gone({ code: 'forbidden', sentence: NO_SPECTATORS });
  }

  #tellFirst(): void {
    this.read(async (state) => {
      this.audience.tellFirst(state, await entriesWithEvents(this.#house.store.db, this.id, 0));
    }).catch((error) => this.#house.log.error('a first frame was not told', { error }));
  }

  /** Something outside the table changed that its card shows: who is here. */
  tellCard(): void {
    if (this.audience.size > 0) this.read((state) => this.#tellCard(state)).catch(() => {});
  }

  #tellCard(state: TableState): void {
    if (this.audience.size === 0) return;
    const card = this.cardOf(state);
    const now = this.#house.now();
    this.audience.say((seat) => ({ type: 'table', card, seat: seat ?? null, now }));
  }

  card(): Promise<TableCard> {
    return this.read((state) => this.cardOf(state));
  }

  cardOf(state: TableState): TableCard {
    const { now, presence, habits } = this.#house;
    let watching = 0;
    for (const { seat } of this.audience) if (seat === undefined) watching++;
    return cardOf(state, { now: now(), watching, isHere: (user) => presence.isHere(this.id, user), habits });
  }

  /** A person at the table does something. Sent twice, it is done once. */
  async act(user: string, command: string, act: Act): Promise<void> {
    await this.change((state) => {
      const seat = seatOf(state, user);
      if (seat === undefined)
        throw new ServerError('not-seated', 'Only those who sit at this table can play at it.');
      const key = `${seat} ${command}`;
      if (state.recent.includes(key)) return NOTHING;
      if (act.do === 'standIn') this.#checkAway(state, act.seat);
      perform(state, seat, act);
      state.recent = [...state.recent.slice(1 - RECENT), key];
      return undefined;
    });
  }

  /** A clock of days counts up to now, by the habits its people have at this moment. */
  async settleClocks(): Promise<void> {
    await this.read((state) => this.#house.learnHabits(state, true));
    await this.change(({ status, terms }) =>
      status === 'playing' && terms.clock.kind === 'move' ? undefined : NOTHING,
    );
  }

  #checkAway(state: TableState, seat: Seat): void {
    const holder = state.seats[seat];
    if (holder?.who === 'person' && this.#house.presence.awayFor(this.id, holder.user) < AWAY)
      throw new ServerError('forbidden', `${holder.name} is here, or has only just left.`);
  }

  /** Somebody comes to look, through the eyes of their seat or a spectator's, perhaps with a frame from before. */
  join(
    user: string | undefined,
    known: KnownFrame | undefined,
    viewerAt: (seat: Seat | undefined) => Viewer,
  ): Promise<Joined> {
    return this.read(async (state) => {
      const { audience } = this;
      const seat = seatOf(state, user);
      if (!maySee(state, seat)) throw new ServerError('forbidden', NO_SPECTATORS);
      const begun = state.journal !== undefined;
      const same = begun && audience.isPresent(state, seat, known);
      const log = begun && !same ? await entriesWithEvents(this.#house.store.db, this.id, 0) : [];
      const viewer = viewerAt(seat);
      audience.add(viewer);
      const frame = same ? audience.same(state, seat) : begun ? audience.full(state, seat, log) : undefined;
      this.#house.attend(this.id, state.due);
      return { viewer, card: this.cardOf(state), frame };
    });
  }

  /** Another server has changed the table: whoever looks here is told. */
  heard(revision: number): void {
    if (this.#state !== undefined && this.#state.revision >= revision) return;
    this.#inTurn(() => this.#catchUp(revision)).catch((error) => {
      if (!(error instanceof ServerError))
        this.#house.log.error('a table could not be read again', { table: this.id, error });
    });
  }

  async #catchUp(revision: number): Promise<void> {
    const old = this.#state;
    if (old !== undefined) {
      const { db } = this.#house.store;
      if (old.revision >= revision || old.revision === (await revisionOf(db, this.id))) return;
      this.#forget(old.journal?.log ?? []);
    }
    if (this.#told !== undefined) await this.#loaded();
  }

  /** The table was taken away: everybody who waits at it is told. */
  dismiss(): void {
    this.#state = undefined;
    this.#told = undefined;
    const refusal = { code: 'no-such-table', sentence: 'This table was taken away by who laid it.' };
    for (const viewer of [...this.audience]) viewer.gone(refusal);
  }

  /** Looks after clocks and bots, unless somebody does already. */
  attend(): Promise<void> {
    this.#attended ??= attend(this, this.#house).finally(() => {
      this.#attended = undefined;
    });
    return this.#attended;
  }
}

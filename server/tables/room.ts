import { type Entry, type Seat, TableError } from '@krcma/kernel';
import type { Act, FrameNews, KnownFrame, Refusal, SameFrame, TableCard } from '@krcma/protocol';
import type { Confirm } from '@krcma/protocol/table';
import { ServerError } from '../errors.ts';
import { perform } from './acts.ts';
import { placeIn, setAside, setAsideError } from './aside.ts';
import { attend } from './attendant.ts';
import type { Audience, Change, Viewer } from './audience.ts';
import { type Before, beforeChange, commonChoices } from './before.ts';
import { bounded, RanAway } from './bounded.ts';
import { Crier, NO_SPECTATORS } from './crier.ts';
import type { House } from './house.ts';
import { checkReplaceable } from './replacing.ts';
import { settle } from './settle.ts';
import { entriesWithEvents, loadTable, revisionOf } from './storage.ts';
import { storeChange } from './store-change.ts';
import { maySee, seatOf, type TableState } from './table-state.ts';
import { turns } from './turns.ts';

/** Of two servers that write at once one must begin again; more than this in a row means that something is wrong. */
const TRIES = 20;
const TAKEN_AWAY = { code: 'no-such-table', sentence: 'This table was taken away by who laid it.' };
/** A machine that is asleep or crowded so often in the middle of one table's rules has another trouble. */
const MOST_INTERRUPTED = 3;
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
  used: number;
  readonly #house: House;
  readonly #crier: Crier;
  #state: TableState | undefined;
  /** The log as the audience knows it, while the table has to be read again. */
  #told: readonly Entry[] | undefined;
  #tail: Promise<unknown> = Promise.resolve();
  #busy = 0;
  /** How often the rules were stopped though the machine was too busy to run them. */
  #interrupted = 0;
  #attended: Promise<void> | undefined;

  constructor(house: House, id: string) {
    this.#house = house;
    this.id = id;
    this.#crier = new Crier(house, id);
    this.used = house.steady();
  }

  get audience(): Audience {
    return this.#crier.audience;
  }

  /** Nobody looks, nothing is under way. */
  get isIdle(): boolean {
    return this.#busy === 0 && this.audience.size === 0 && this.#attended === undefined;
  }

  get known(): TableState | undefined {
    return this.#state;
  }

  get isAttended(): boolean {
    return this.#attended !== undefined;
  }

  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    this.used = this.#house.steady();
    this.#busy++;
    const turn = async () => {
      await turns.next();
      return run();
    };
    const result = this.#tail
      .then(turn)
      .catch((error: unknown) => this.#unlessAside(error))
      .finally(() => {
        this.#busy--;
      });
    this.#tail = result.catch(() => {});
    return result;
  }

  async #unlessAside(error: unknown): Promise<never> {
    if (error instanceof RanAway && error.hardlyRan && ++this.#interrupted < MOST_INTERRUPTED) {
      if (this.#state !== undefined) this.#forget(this.#state.journal?.log ?? []);
      throw new ServerError('busy', 'The server is very busy. Try again in a moment.');
    }
    if (error instanceof RanAway) await this.setAside(error.message);
    else if (error instanceof ServerError && error.code === 'set-aside') this.#leaveAlone();
    else throw error;
    throw setAsideError();
  }

  #leaveAlone(): void {
    const { code, message } = setAsideError();
    this.#house.gone(this.id);
    this.dismiss({ code, sentence: message });
  }

  /** The rules of this table cannot be run: the table is left alone until an operator frees it. */
  async setAside(reason: string): Promise<void> {
    const { store, log, now } = this.#house;
    const place = placeIn(this.#state);
    this.#state = undefined;
    log.error('a table was set aside', { table: this.id, error: new Error(reason + place) });
    await setAside(store, this.id, reason + place, now()).catch((error: unknown) =>
      log.error('that a table was set aside could not be stored', { table: this.id, error }),
    );
    this.#leaveAlone();
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
    await this.#house.presence.learn(this.id);
    const missed = this.#told && (await this.#changeSince(this.#told, state));
    this.#state = state;
    this.#told = undefined;
    if (missed !== undefined) {
      await bounded(() => this.audience.prepare(state));
      this.#tell(state, missed);
    }
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

  consult<T>(work: (state: TableState) => T): Promise<T> {
    return this.read((state) => bounded(() => work(state)));
  }

  /** Changes the table: applied, stored, and only then told to anybody. What throws a refusal has changed nothing. */
  change<T>(apply: (state: TableState) => T): Promise<T | undefined> {
    return this.#inTurn(async () => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const state = await this.#loaded();
        const before = beforeChange(state);
        try {
          const result = await this.#applied(state, apply, before);
          if (result === NOTHING) return undefined;
          if (await this.#store(state, before)) return result as T;
        } catch (error) {
          if (error instanceof RanAway || !(await this.#wasOutdated(before))) throw error;
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

  /** All that the rules have to say about a change, under one watch. */
  async #applied<T>(state: TableState, apply: (state: TableState) => T, before: Before): Promise<T> {
    try {
      return await bounded(() => {
        const result = apply(state);
        if (result === NOTHING) return result;
        state.revision++;
        settle(state, this.#house);
        this.audience.prepare(state);
        return result;
      });
    } catch (error) {
      // A refusal leaves the table as it was; after anything else it is read again, if ever.
      const isRead = error instanceof TableError || error instanceof ServerError || error instanceof RanAway;
      if (!isRead) this.#forget(before.log);
      throw error;
    }
  }

  /** False when another server was faster: the table is then read again. */
  async #store(state: TableState, before: Before): Promise<boolean> {
    const change = await storeChange(this.#house, state, before).catch((error: unknown) => {
      this.#forget(before.log);
      throw error;
    });
    if (change === undefined) {
      this.#forget(before.log);
      return false;
    }
    await turns.next();
    this.#tell(state, change);
    this.#crier.tellAsked(state, before);
    return true;
  }

  #tell(state: TableState, change: Change): void {
    this.#crier.tell(state, change);
    if (state.journal !== undefined && this.audience.waitsForFirstFrame) this.#tellFirst();
    this.#house.attend(this.id, state.due);
  }

  #tellFirst(): void {
    this.read(async (state) => {
      const log = await entriesWithEvents(this.#house.store.db, this.id, 0);
      await bounded(() => this.audience.tellFirst(state, log));
    }).catch((error) => this.#house.log.error('a first frame was not told', { error }));
  }

  /** Something outside the table changed that its card shows: who is here. */
  tellCard(): void {
    if (this.audience.size > 0) this.read((state) => this.#crier.tellCard(state)).catch(() => {});
  }

  card(): Promise<TableCard> {
    return this.read((state) => this.cardOf(state));
  }

  cardOf(state: TableState): TableCard {
    return this.#crier.cardOf(state);
  }

  /** Whether somebody is or has been at this table. */
  wasHere(user: string): boolean {
    return this.#crier.attendance.lastHere(user) !== undefined;
  }

  /** A person at the table does something. Sent twice, it is done once. Gives why they wanted to be asked once more. */
  async act(user: string, command: string, act: Act): Promise<Confirm | undefined> {
    let unconfirmed: Confirm | undefined;
    await this.change((state) => {
      const seat = seatOf(state, user);
      if (seat === undefined)
        throw new ServerError('not-seated', 'Only those who sit at this table can play at it.');
      if (state.commands.has(seat, command)) return NOTHING;
      if (act.do === 'standIn') checkReplaceable(state, act.seat, this.#crier.attendance, this.#house.now());
      unconfirmed = perform(state, seat, act);
      if (unconfirmed !== undefined) return NOTHING;
      state.commands.note(seat, command);
      return undefined;
    });
    return unconfirmed;
  }

  /** A clock of days counts up to now, by the habits its people have at this moment. */
  async settleClocks(): Promise<void> {
    await this.read((state) => this.#house.learnHabits(state, true));
    await this.change(({ status, terms }) =>
      status === 'playing' && terms.clock.kind === 'move' ? undefined : NOTHING,
    );
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
      const same = begun && (await bounded(() => audience.isPresent(state, seat, known)));
      const log = begun && !same ? await entriesWithEvents(this.#house.store.db, this.id, 0) : [];
      const viewer = viewerAt(seat);
      audience.add(viewer);
      this.#crier.noteAttendance(viewer);
      const shown = () => (same ? audience.same(state, seat) : audience.full(state, seat, log));
      const frame = begun ? await bounded(shown) : undefined;
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
    await this.#house.presence.learn(this.id);
    const old = this.#state;
    if (old !== undefined) {
      const { db } = this.#house.store;
      if (old.revision >= revision || old.revision === (await revisionOf(db, this.id))) return;
      this.#forget(old.journal?.log ?? []);
    }
    if (this.#told !== undefined) await this.#loaded();
  }

  /** The table was taken away or set aside: everybody who waits at it is told. */
  dismiss(refusal: Refusal = TAKEN_AWAY): void {
    this.#state = undefined;
    this.#told = undefined;
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

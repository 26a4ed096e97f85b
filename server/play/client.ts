import { TableError } from '@krcma/kernel';
import { type FromClient, type FromServer, PROTOCOL, type Refusal } from '@krcma/protocol';
import type { Chat, Said } from '../chat/chat.ts';
import { heardBy } from '../chat/chat.ts';
import { inWords, ServerError } from '../errors.ts';
import type { Log } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { User } from '../services.ts';
import type { Viewer } from '../tables/audience.ts';
import type { House } from '../tables/house.ts';
import { answered } from '../tables/queries.ts';
import type { Rooms } from '../tables/rooms.ts';
import { sideToTalkAmong } from '../tables/sides-at.ts';
import { mayHear, seatOf, type TableState } from '../tables/table-state.ts';
import { Allowance } from './allowance.ts';
import { commandIn, parsed, understood } from './message.ts';
import { part } from './part.ts';

/** The little of a socket that is needed here. */
export interface Wire {
  readonly bufferedAmount: number;
  send(message: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

/** What clients need of the server. */
export interface Lobby {
  readonly rooms: Rooms;
  readonly house: Pick<House, 'store' | 'think' | 'presence' | 'now'>;
  readonly chat: Chat;
  readonly metrics: Pick<Metrics, 'choice' | 'refused'>;
  readonly log: Log;
  /** Milliseconds by a clock that only goes forward. */
  steady(): number;
  /** Loosens the limit of messages so many times; for tests of load. */
  readonly looseness: number;
  seen(user: string): void;
}

type Heard<T extends FromClient['type']> = Extract<FromClient, { type: T }>;

/** A client that does not read what it is sent is cut off; it comes back and gets a whole frame. */
const MOST_UNREAD = 1_000_000;
/** Messages of one page. */
const AT_ONCE = 60;
const PER_SECOND = 30;
/** Tables one page may look at. */
const MOST_TABLES = 20;
/** Refusals in a row after which a client is cut off. */
const MOST_REFUSALS = 100;
/** What a question costs that makes the server think, in messages. */
const COST = { hint: 10, moments: 4, record: 10, reasons: 1 } as const;

/** One page or program at the socket. */
export class Client {
  /** Kept up to date when the profile changes. */
  user: User | undefined;
  readonly #wire: Wire;
  readonly #lobby: Lobby;
  readonly #viewers = new Map<string, Viewer>();
  readonly #allowance: Allowance;
  /** Commands of the questions that are being answered: one that is said again meanwhile is answered once. */
  readonly #asked = new Set<string>();
  #refusals = 0;
  #closed = false;
  /** Joins under way or waiting, one after the other. */
  #joins = 0;
  #lastJoin: Promise<void> = Promise.resolve();

  constructor(wire: Wire, user: User | undefined, lobby: Lobby) {
    this.#wire = wire;
    this.user = user;
    this.#lobby = lobby;
    this.#allowance = new Allowance(AT_ONCE * lobby.looseness, PER_SECOND * lobby.looseness, lobby.steady);
    this.say({ type: 'welcome', protocol: PROTOCOL, user: user?.id ?? '', name: user?.name ?? '' });
  }

  say(message: FromServer): void {
    this.send(JSON.stringify(message));
  }

  send(message: string): void {
    if (this.#closed) return;
    if (this.#wire.bufferedAmount > MOST_UNREAD) this.part(1013, 'read faster');
    else this.#wire.send(message);
  }

  looksAt(table: string): boolean {
    return this.#viewers.has(table);
  }

  /** One message from the wire. Nothing it says can throw out of here. */
  async hear(text: string): Promise<void> {
    if (this.#closed) return;
    let command: string | null = null;
    try {
      if (!this.#allowance.take()) throw new ServerError('too-many', 'Too many messages. Wait a moment.');
      const value = parsed(text);
      command = commandIn(value);
      const message = understood(value);
      await this.#do(message);
      this.#refusals = 0;
    } catch (error) {
      this.#refuse(command, error);
    }
  }

  /** Nothing more is said or heard, and nothing is kept for long that was not read. */
  part(code: number, reason: string): void {
    this.close();
    part(this.#wire, code, reason);
  }

  close(): void {
    this.#closed = true;
    for (const table of [...this.#viewers.keys()]) this.#leave(table);
  }

  async #do(message: FromClient): Promise<void> {
    switch (message.type) {
      case 'join':
        return this.#inTurn(() => this.#join(message));
      case 'leave':
        return this.#leave(message.table);
      case 'act':
        return this.#act(message);
      case 'ask':
        return this.#ask(message);
      case 'chat':
        return this.#chat(message);
      case 'ping':
        return this.say({ type: 'pong' });
    }
  }

  /** Each reads a whole story: who asks for many at once without reading any would fill the memory with them. */
  #inTurn(join: () => Promise<void>): Promise<void> {
    if (this.#joins >= MOST_TABLES)
      throw new ServerError('too-many', `A page can wait for ${MOST_TABLES} tables at once.`);
    this.#joins++;
    const done = this.#lastJoin
      .then(() => (this.#closed ? undefined : join()))
      .finally(() => {
        this.#joins--;
      });
    this.#lastJoin = done.catch(() => {});
    return done;
  }

  async #join({ table, known }: Heard<'join'>): Promise<void> {
    const { rooms, house } = this.#lobby;
    this.#leave(table);
    this.#checkNumber();
    const { user } = this;
    const send = (message: string) => this.send(message);
    const { viewer, card, frame } = await this.#orGone(table, () =>
      rooms.at(table).join(user?.id, known, (seat) => {
        // A join that was sent twice.
        this.#leave(table);
        this.#checkNumber();
        const viewer: Viewer = {
          user: user?.id,
          seat,
          send,
          satDown: () => this.#tellTalk(table).catch(() => {}),
          gone: (refusal) => this.#gone(table, refusal),
        };
        this.#viewers.set(table, viewer);
        if (user !== undefined) house.presence.come(table, user.id);
        return viewer;
      }),
    );
    if (this.#closed) {
      this.#leave(table);
      return;
    }
    this.say({ type: 'table', card, seat: viewer.seat ?? null, now: house.now() });
    if (frame !== undefined) this.say(frame);
    await this.#tellTalk(table);
  }

  /** What was said at a table before; nothing to those for whom it is not meant. */
  async #tellTalk(table: string): Promise<void> {
    const { rooms, chat } = this.#lobby;
    const { id, muted } = this.user ?? {};
    const lines = await rooms.at(table).read((state) => {
      const seat = seatOf(state, id);
      return mayHear(state, seat) ? chat.history(table, muted, seat) : [];
    });
    if (this.looksAt(table)) this.say({ type: 'chat', table, lines });
  }

  #checkNumber(): void {
    if (this.#viewers.size >= MOST_TABLES)
      throw new ServerError('too-many', `A page can look at ${MOST_TABLES} tables at once.`);
  }

  #gone(table: string, refusal: Refusal): void {
    this.#leave(table);
    this.say({ type: 'gone', table, refusal });
  }

  /** A table that cannot be joined is said to be gone, so that the page stops asking for it. */
  async #orGone<T>(table: string, join: () => Promise<T>): Promise<T> {
    try {
      return await join();
    } catch (error) {
      if (error instanceof ServerError && error.code !== 'busy' && error.code !== 'too-many')
        this.say({ type: 'gone', table, refusal: refusalOf(error) });
      throw error;
    }
  }

  #leave(table: string): void {
    const viewer = this.#viewers.get(table);
    if (viewer === undefined) return;
    this.#viewers.delete(table);
    const { rooms, house } = this.#lobby;
    rooms.at(table).audience.remove(viewer);
    if (viewer.user !== undefined) house.presence.go(table, viewer.user);
  }

  async #act({ table, command, act }: Heard<'act'>): Promise<void> {
    const { rooms, metrics, seen } = this.#lobby;
    const user = this.#someone();
    const began = performance.now();
    const unconfirmed = await rooms.at(table).act(user.id, command, act);
    const durable = (performance.now() - began) / 1000;
    this.say({ type: 'done', command, ...(unconfirmed && { result: unconfirmed }) });
    seen(user.id);
    if (act.do === 'choose' && unconfirmed === undefined)
      metrics.choice(await this.#gameOf(table), (performance.now() - began) / 1000, durable);
  }

  #gameOf(table: string): Promise<string> {
    return this.#lobby.rooms.at(table).read(({ game }) => game);
  }

  async #ask({ table, command, query }: Heard<'ask'>): Promise<void> {
    const { rooms, house } = this.#lobby;
    if (!this.#viewers.has(table)) throw new ServerError('forbidden', 'Join the table first.');
    if (this.#asked.has(command)) return;
    if (!this.#allowance.take(COST[query.about] - 1))
      throw new ServerError('too-many', 'Too many questions. Wait a moment.');
    this.#asked.add(command);
    try {
      const result = await answered(rooms.at(table), house, this.user?.id, query);
      this.say({ type: 'done', command, result });
    } finally {
      this.#asked.delete(command);
    }
  }

  async #chat({ table, command, text, to }: Heard<'chat'>): Promise<void> {
    const { rooms, chat } = this.#lobby;
    const user = this.#someone();
    const { seated, side } = await rooms.at(table).read((state) => {
      const seat = seatOf(state, user.id);
      const ownSide = to === 'side' && seat !== undefined ? sideToTalkAmong(state, seat) : undefined;
      return { seated: seat !== undefined, side: ownSide };
    });
    await chat.say(user, table, text, seated, { command, side });
    this.say({ type: 'done', command });
  }

  /** A line somebody wrote at a table this page looks at. */
  hearChat(state: TableState, { line, isFor }: Said): void {
    const seat = seatOf(state, this.user?.id);
    if (!this.looksAt(state.id) || !mayHear(state, seat) || !isFor(seat)) return;
    const lines = heardBy(this.user?.muted ?? [], [line]);
    if (lines.length > 0) this.say({ type: 'chat', table: state.id, lines });
  }

  #someone(): User {
    if (this.user === undefined)
      throw new ServerError('not-signed-in', 'Say who you are first: a name is enough.');
    return this.user;
  }

  #refuse(command: string | null, error: unknown): void {
    const told = inWords(error);
    const refusal = refusalOf(told);
    const { metrics, log } = this.#lobby;
    metrics.refused(refusal.code);
    if (refusal.code === 'broken' || told !== error) log.error('a message broke something', { error });
    this.say({ type: 'refused', command, refusal });
    if (++this.#refusals >= MOST_REFUSALS) this.part(1008, 'too many refused messages');
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof TableError)
    return { code: error.code, sentence: error.message, ...(error.reason && { reason: error.reason }) };
  if (error instanceof ServerError) return { code: error.code, sentence: error.message };
  return { code: 'broken', sentence: 'Something broke at the server. It has been written down.' };
}

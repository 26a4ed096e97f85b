import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { WithHeaders } from '../accounts/credentials.ts';
import type { Config } from '../config.ts';
import { ServerError } from '../errors.ts';
import { sameOrigin } from '../http/origin.ts';
import type { Accounts, User } from '../services.ts';
import type { Store } from '../store/store.ts';
import { Client, type Lobby } from './client.ts';
import { Crowd } from './crowd.ts';
import { gathered } from './gathered.ts';
import { Heartbeat } from './heartbeat.ts';
import { overfull } from './part.ts';

const LOOK_EVERY = 1_000;
/** Bytes all sockets together may hold that were not read yet. */
const MOST_UNREAD = 256_000_000;

/** All clients at this server. */
export class Clients {
  readonly #clients = new Map<Client, WebSocket>();
  readonly #byUser = new Map<string, Set<Client>>();
  /** By what each was recognised. */
  readonly #shown = new WeakMap<Client, WithHeaders>();
  readonly #crowd: Crowd;
  readonly #config: Config;
  readonly #accounts: Pick<Accounts, 'userOf'>;
  readonly #lobby: Lobby;
  readonly #look: NodeJS.Timeout;
  readonly #heartbeat = new Heartbeat();
  readonly #stopListening: () => void;

  constructor(config: Config, accounts: Pick<Accounts, 'userOf'>, store: Store, lobby: Lobby) {
    this.#config = config;
    this.#accounts = accounts;
    this.#lobby = lobby;
    this.#crowd = new Crowd(config.SOCKETS_PER_ADDRESS);
    this.#look = setInterval(() => this.#dropOverfull(), LOOK_EVERY);
    this.#look.unref();
    this.#stopListening = store.listen((notice) => {
      if (notice.about === 'chat') this.#tellChat(notice.table, notice.line);
      else if (notice.about === 'turn') this.#tellTurn(notice);
      else if (notice.about === 'user') this.#refresh(notice.user);
    });
  }

  get size(): number {
    return this.#clients.size;
  }

  isHere(user: string): boolean {
    return this.#byUser.has(user);
  }

  serve(app: FastifyInstance): void {
    app.get('/socket', { websocket: true }, (socket, request) => this.#welcome(socket, request));
  }

  /** Says good-bye; the pages come back to whichever server answers. */
  close(): void {
    clearInterval(this.#look);
    this.#heartbeat.close();
    this.#stopListening();
    for (const [client, socket] of this.#clients) {
      client.close();
      socket.close(1012, 'the server restarts');
    }
    this.#clients.clear();
    this.#byUser.clear();
  }

  /** Messages that come before we know who speaks wait for it. */
  async #welcome(socket: WebSocket, request: FastifyRequest): Promise<void> {
    const early: string[] = [];
    let client: Client | undefined;
    let closed = false;
    const { isTooMany, leave } = this.#crowd.enter(request.ip);
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => this.#heartbeat.heard(socket));
    socket.on('message', (data, isBinary) => {
      if (isBinary) socket.close(1003, 'text only');
      else if (client !== undefined) client.hear(String(data));
      else if (early.length < 20) early.push(String(data));
      else socket.close(1008, 'wait for the welcome');
    });
    socket.on('close', () => {
      closed = true;
      this.#heartbeat.remove(socket);
      leave();
      if (client !== undefined) this.#forget(client);
    });
    if (!sameOrigin(request, this.#config)) return socket.close(1008, 'wrong origin');
    if (isTooMany || this.size >= this.#config.MAX_SOCKETS) return socket.close(1013, 'too many connections');
    try {
      const user = await this.#accounts.userOf(request);
      if (closed) return;
      this.#heartbeat.add(socket);
      client = new Client(gathered(socket, request.raw.socket), user, this.#lobby);
      this.#shown.set(client, credentialsOf(request));
      this.#remember(client, socket);
      for (const message of early) client.hear(message);
    } catch (error) {
      this.#lobby.log.error('a client could not be welcomed', { error });
      socket.close(1011, 'try again');
    }
  }

  #remember(client: Client, socket: WebSocket): void {
    this.#clients.set(client, socket);
    const { user } = client;
    if (user === undefined) return;
    const own = this.#byUser.get(user.id) ?? new Set();
    this.#byUser.set(user.id, own.add(client));
    this.#lobby.seen(user.id);
  }

  #forget(client: Client): void {
    client.close();
    this.#clients.delete(client);
    const id = client.user?.id ?? '';
    const own = this.#byUser.get(id);
    own?.delete(client);
    if (own?.size === 0) this.#byUser.delete(id);
  }

  /** A profile has changed; who was deleted, or whose session or token has ended, has to come in again. */
  async #refresh(id: string): Promise<void> {
    for (const client of [...(this.#byUser.get(id) ?? [])]) {
      const user = await this.#stillKnown(client);
      if (user?.id !== id) this.#clients.get(client)?.close(1008, 'come in again');
      else client.user = user;
    }
  }

  async #stillKnown(client: Client): Promise<User | undefined> {
    const shown = this.#shown.get(client);
    return shown && this.#accounts.userOf(shown).catch(() => undefined);
  }

  /** Many who read slowly fill the memory too. */
  #dropOverfull(): void {
    const going = new Set(overfull(this.#clients.values(), MOST_UNREAD));
    for (const [client, socket] of this.#clients) if (going.has(socket)) client.part(1013, 'read faster');
  }

  /** In turn with the changes of the table: who has left a seat by then hears nothing more. */
  async #tellChat(table: string, id: number): Promise<void> {
    const { chat, rooms, log } = this.#lobby;
    const readers = [...this.#clients.keys()].filter((client) => client.looksAt(table));
    if (readers.length === 0) return;
    try {
      await rooms.at(table).read(async (state) => {
        const said = await chat.line(id);
        if (said !== undefined) for (const client of readers) client.hearChat(state, said);
      });
    } catch (error) {
      if (!(error instanceof ServerError)) log.warn('a line of chat was not told', { error });
    }
  }

  #tellTurn({ user, table, game }: { user: string; table: string; game: string }): void {
    for (const client of this.#byUser.get(user) ?? [])
      if (!client.looksAt(table)) client.say({ type: 'turn', table, game });
  }
}

/** Not the whole request: a socket may stay open for days. */
function credentialsOf({ headers }: WithHeaders): WithHeaders {
  const { cookie, authorization } = headers;
  const protocols = headers['sec-websocket-protocol'];
  return {
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(authorization !== undefined && { authorization }),
      ...(protocols !== undefined && { 'sec-websocket-protocol': protocols }),
    },
  };
}

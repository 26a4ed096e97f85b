import { hashOf, type Json } from '@krcma/kernel';
import {
  deltaOf,
  type FromClient,
  type FromServer,
  PROTOCOL,
  type SeenFrame,
  type TableCard,
} from '@krcma/protocol';
import type { Wire } from '../src/online/wire.ts';

/** What a network may do to messages on their way. */
export interface Weather {
  /** Chances between 0 and 1. */
  readonly drop?: number;
  readonly double?: number;
  readonly cut?: number;
  /** Longest delay in milliseconds; messages may overtake each other. */
  readonly delay?: number;
}

/** A generator of its own, so that a failing test fails again. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

class Client implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  open = true;
  /** The number of the frame this end was last told. */
  told: number | undefined;
  readonly #server: OnlineServer;

  constructor(server: OnlineServer) {
    this.#server = server;
  }

  send(text: string): void {
    this.#server.carry(this, () => this.#server.hear(this, JSON.parse(text) as FromClient));
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.onclose?.(), 0);
  }
}

/** A toy of a server: one table, a list of numbers as its state, every act adds one. */
export class OnlineServer {
  readonly table = 'table-0001';
  readonly said: FromClient[] = [];
  readonly clients = new Set<Client>();
  weather: Weather = {};
  acts: string[] = [];
  #done = new Set<string>();
  #frames: SeenFrame[] = [];
  readonly #random: () => number;

  constructor(seed = 1) {
    this.#random = chance(seed);
    this.#remember();
  }

  get number(): number {
    return this.#frames.length - 1;
  }

  get hash(): string {
    return hashOf(this.#frames[this.number]);
  }

  connect = (): Wire => {
    const client = new Client(this);
    this.clients.add(client);
    setTimeout(
      () => this.say(client, { type: 'welcome', protocol: PROTOCOL, user: 'user-00001', name: 'Ann' }),
      5,
    );
    return client;
  };

  cutAll(): void {
    for (const client of this.clients) client.close();
  }

  /** Forgets the last states, as a server that was set back to a backup. */
  setBack(number: number): void {
    this.#frames = this.#frames.slice(0, number + 1);
    this.acts = this.acts.slice(0, number);
  }

  carry(client: Client, deliver: () => void): void {
    const { drop = 0, double = 0, cut = 0, delay = 0 } = this.weather;
    if (this.#random() < cut) client.close();
    if (!client.open || this.#random() < drop) return;
    for (let copies = this.#random() < double ? 2 : 1; copies > 0; copies--)
      setTimeout(() => client.open && deliver(), 1 + Math.floor(this.#random() * delay));
  }

  say(client: Client, news: FromServer): void {
    const data = JSON.stringify(news);
    // Nobody would be greeted through a network that swallows the greeting for good.
    if (news.type === 'welcome') setTimeout(() => client.onmessage?.({ data }), 1);
    else this.carry(client, () => client.onmessage?.({ data }));
  }

  hear(client: Client, message: FromClient): void {
    this.said.push(message);
    if (message.type === 'join') this.#join(client, message.known?.number, message.known?.hash);
    else if (message.type === 'ping') this.say(client, { type: 'pong' });
    else if (message.type === 'act' || message.type === 'chat') this.#act(client, message.command);
    else if (message.type === 'ask')
      this.say(client, { type: 'done', command: message.command, result: message.query.about });
  }

  act(name: string): void {
    this.acts.push(name);
    this.#remember();
    for (const client of this.clients)
      if (client.open && client.told !== undefined) this.#tell(client, client.told);
  }

  #act(client: Client, command: string): void {
    if (!this.#done.has(command)) {
      this.#done.add(command);
      this.act(command);
    }
    this.say(client, { type: 'done', command });
  }

  #remember(): void {
    const state = { acts: [...this.acts], turn: this.acts.length };
    const frame = {
      seen: { view: state },
      seats: [],
      entries: this.acts.length,
      standing: [],
      mayRedo: false,
    };
    this.#frames.push(frame as unknown as SeenFrame);
  }

  #join(client: Client, known: number | undefined, hash: string | undefined): void {
    this.say(client, {
      type: 'table',
      card: { id: this.table, status: 'playing', seats: [{ user: 'user-00001' }] } as unknown as TableCard,
      seat: 0,
      now: Date.now(),
    });
    const held = known === undefined ? undefined : this.#frames[known];
    if (known === this.number && hash === this.hash) {
      client.told = known;
      this.say(client, { type: 'same', table: this.table, number: this.number });
    } else this.#tell(client, held && hashOf(held) === hash ? known : undefined);
  }

  #tell(client: Client, from: number | undefined): void {
    const { number, hash, table } = this;
    const full = this.#frames[number];
    if (full === undefined) return;
    const before = from === undefined ? undefined : this.#frames[from];
    client.told = number;
    const lines = this.acts
      .slice(from ?? 0)
      .map((key, index) => ({ event: { key }, by: 0, entry: (from ?? 0) + index + 1 }));
    const story = { keep: from ?? -1, lines, fresh: from === undefined ? 0 : lines.length };
    const head = { type: 'frame', table, number, hash, story } as const;
    if (from === undefined || before === undefined) this.say(client, { ...head, full });
    else {
      const delta = deltaOf(before as unknown as Json, full as unknown as Json) ?? null;
      this.say(client, { ...head, from, delta });
    }
  }
}

import { type Act, type FromClient, type FromServer, PROTOCOL, type Query } from '@krcma/protocol';
import { newId } from '../host/new-id.ts';
import { createStore, type Store } from '../store.ts';
import { JoinedTable, type TableListener } from './joined-table.ts';
import { Refused } from './refused.ts';
import { pauseAfter, type Timing, USUAL_TIMING, type Wire } from './wire.ts';

export interface Line {
  /** `lost` while it is being connected again; `outdated` when the server speaks a newer language. */
  readonly status: 'closed' | 'connecting' | 'open' | 'lost' | 'outdated';
  readonly user: string | undefined;
}

type Command = Extract<FromClient, { command: string }>;

interface Waiting {
  readonly message: Command;
  done(result: unknown): void;
  failed(error: Error): void;
}

export interface Turn {
  readonly table: string;
  readonly game: string;
}

/** One socket for all tables of a page. A dropped, slow, doubled or disordered network does no harm. */
export class Connection {
  readonly line: Store<Line> = createStore<Line>({ status: 'closed', user: undefined });
  readonly #open: () => Wire;
  readonly #timing: Timing;
  readonly #tables = new Map<string, JoinedTable>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #turnListeners = new Set<(turn: Turn) => void>();
  #wire: Wire | undefined;
  #welcomed = false;
  #failures = 0;
  #heard = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #reopening: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => Wire, timing: Timing = USUAL_TIMING) {
    this.#open = open;
    this.#timing = timing;
  }

  /** Sits at a table, or watches it, until the returned function is called. */
  join(table: string, listener: TableListener): () => void {
    const joined = this.#tables.get(table) ?? this.#newTable(table);
    this.#tables.set(table, joined);
    joined.add(listener);
    if (this.#welcomed) joined.join();
    this.#connect();
    return () => {
      if (joined.remove(listener) > 0) return;
      this.#tables.delete(table);
      this.#say({ type: 'leave', table });
      this.#restIfUnused();
    };
  }

  /** Hears when a table of this person waits for them. */
  onTurn(listener: (turn: Turn) => void): () => void {
    this.#turnListeners.add(listener);
    this.#connect();
    return () => {
      this.#turnListeners.delete(listener);
      this.#restIfUnused();
    };
  }

  act = (table: string, act: Act): Promise<unknown> =>
    this.#command({ type: 'act', table, command: newId(), act });
  ask = (table: string, query: Query): Promise<unknown> =>
    this.#command({ type: 'ask', table, command: newId(), query });
  chat = (table: string, text: string, to: 'table' | 'side' = 'table'): Promise<unknown> =>
    this.#command({ type: 'chat', table, command: newId(), text, to });

  /** Another person, or none any more: the server is greeted anew. */
  renew(): void {
    if (this.#wire === undefined && this.#reopening === undefined) return;
    this.#drop();
    this.#failures = 0;
    for (const joined of this.#tables.values()) joined.keeper.forget();
    this.#connect();
  }

  /** The network is said to be back, or the page was asleep: looks at once whether the other end is there. */
  check(): void {
    if (this.#reopening !== undefined) {
      clearTimeout(this.#reopening);
      this.#reopening = undefined;
      this.#connect();
    } else if (this.#welcomed) this.#ping();
  }

  close(): void {
    this.#drop();
    this.#tables.clear();
    this.line.set({ status: 'closed' });
  }

  #newTable(table: string): JoinedTable {
    const say = (message: FromClient) => this.#say(message);
    return new JoinedTable(table, say, this.#timing, () => this.line.get().user);
  }

  #connect(): void {
    if (this.#wire !== undefined || this.#reopening !== undefined) return;
    const wire = this.#open();
    this.#wire = wire;
    this.#heard = Date.now();
    if (this.line.get().status === 'closed') this.line.set({ status: 'connecting' });
    wire.onmessage = ({ data }) => {
      if (wire === this.#wire) this.#hear(parsed(data));
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lose();
    };
    this.#timers = [
      setInterval(() => this.#beat(), this.#timing.beat),
      setInterval(() => this.#again(), this.#timing.retry),
    ];
  }

  #drop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    clearTimeout(this.#reopening);
    this.#reopening = undefined;
    this.#timers = [];
    this.#welcomed = false;
    const wire = this.#wire;
    this.#wire = undefined;
    for (const joined of this.#tables.values()) joined.disconnected();
    wire?.close();
  }

  #lose(): void {
    this.#drop();
    if (this.line.get().status === 'outdated') return;
    this.line.set({ status: 'lost' });
    this.#reopening = setTimeout(
      () => {
        this.#reopening = undefined;
        this.#connect();
      },
      pauseAfter(this.#failures++, this.#timing),
    );
  }

  /** Not at once: the next page may want the same connection. */
  #restIfUnused(): void {
    setTimeout(() => {
      if (this.#tables.size + this.#turnListeners.size + this.#waiting.size > 0) return;
      this.#drop();
      this.line.set({ status: 'closed' });
    }, REST);
  }

  #hear(news: FromServer | undefined): void {
    this.#heard = Date.now();
    if (news === undefined || news.type === 'pong') return;
    if (news.type === 'welcome') this.#begin(news);
    else if (news.type === 'done') this.#settle(news.command, ({ done }) => done(news.result));
    else if (news.type === 'refused') this.#refuse(news);
    else if (news.type === 'turn') for (const listener of this.#turnListeners) listener(news);
    else this.#tables.get(news.type === 'table' ? news.card.id : news.table)?.hear(news);
  }

  #begin({ protocol, user }: Extract<FromServer, { type: 'welcome' }>): void {
    if (protocol !== PROTOCOL) {
      this.line.set({ status: 'outdated' });
      this.#drop();
      return;
    }
    this.#welcomed = true;
    this.#failures = 0;
    this.line.set({ status: 'open', user });
    for (const joined of this.#tables.values()) joined.connected();
    for (const { message } of this.#waiting.values()) this.#say(message);
  }

  #refuse({ command, refusal }: Extract<FromServer, { type: 'refused' }>): void {
    if (command !== null) this.#settle(command, ({ failed }) => failed(new Refused(refusal)));
  }

  #command(message: Command): Promise<unknown> {
    this.#connect();
    return new Promise((done, failed) => {
      this.#waiting.set(message.command, { message, done, failed });
      this.#say(message);
    });
  }

  #settle(command: string, answer: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(command);
    this.#waiting.delete(command);
    if (waiting) answer(waiting);
  }

  /** A question may wait long for a bot that thinks: it is said again only on a wire that loses single messages. */
  #again(): void {
    if (!this.#welcomed) return;
    const losesMessages = this.#timing.compare !== undefined;
    for (const { message } of this.#waiting.values())
      if (message.type !== 'ask' || losesMessages) this.#say(message);
  }

  #beat(): void {
    if (Date.now() - this.#heard < this.#timing.beat) return;
    if (this.#welcomed) this.#ping();
    else this.#lose();
  }

  /** A wire on which nothing comes after a question is dead, whatever it says of itself. */
  #ping(): void {
    const wire = this.#wire;
    const asked = Date.now();
    this.#say({ type: 'ping' });
    setTimeout(() => {
      if (wire !== undefined && wire === this.#wire && this.#heard < asked) this.#lose();
    }, this.#timing.patience);
  }

  /** Before the welcome everything waits; it is said then. */
  #say(message: FromClient): void {
    if (this.#welcomed) this.#wire?.send(JSON.stringify(message));
  }
}

function parsed(data: unknown): FromServer | undefined {
  try {
    return typeof data === 'string' ? (JSON.parse(data) as FromServer) : undefined;
  } catch {
    return undefined;
  }
}

const REST = 2_000;

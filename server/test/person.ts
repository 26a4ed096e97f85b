import { hashOf, type Json } from '@krcma/kernel';
import {
  type Act,
  changedBy,
  type FromServer,
  type Query,
  type SeenFrame,
  type TableCard,
} from '@krcma/protocol';
import type { StoryLine } from '@krcma/protocol/table';
import { WebSocket } from 'ws';

let commands = 0;
export const newCommand = (): string => `command-${++commands}`;

interface Held {
  readonly number: number;
  readonly seen: SeenFrame;
  readonly hash: string;
  /** Everything told so far. */
  readonly story: readonly Omit<StoryLine, 'number'>[];
}

/** Somebody with a cookie and a socket: as much of a client as tests need. */
export class Person {
  readonly name: string;
  readonly heard: FromServer[] = [];
  id = '';
  cookie = '';
  #origin: string;
  #socket: WebSocket | undefined;
  readonly #frames = new Map<string, Held>();
  readonly #cards = new Map<string, TableCard>();
  readonly #waiting = new Map<string, { done(result: unknown): void; refused(error: Error): void }>();
  readonly #listeners = new Set<() => void>();

  constructor(name: string, port: number) {
    this.name = name;
    this.#origin = `http://127.0.0.1:${port}`;
  }

  moveTo(port: number): void {
    this.#origin = `http://127.0.0.1:${port}`;
  }

  static async guest(name: string, port: number): Promise<Person> {
    const person = new Person(name, port);
    const { id } = (await person.post('/api/guests', { name })) as { id: string };
    person.id = id;
    await person.connect();
    return person;
  }

  async request(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(this.#origin + path, {
      method,
      headers: {
        origin: this.#origin,
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    return response;
  }

  async #json(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await this.request(method, path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  get = (path: string): Promise<unknown> => this.#json('GET', path);
  post = (path: string, body: unknown = {}): Promise<unknown> => this.#json('POST', path, body);
  patch = (path: string, body: unknown): Promise<unknown> => this.#json('PATCH', path, body);
  put = (path: string, body: unknown): Promise<unknown> => this.#json('PUT', path, body);
  delete = (path: string): Promise<unknown> => this.#json('DELETE', path);

  connect(): Promise<void> {
    const headers = { origin: this.#origin, cookie: this.cookie };
    const socket = new WebSocket(`${this.#origin.replace('http', 'ws')}/socket`, { headers });
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as FromServer));
    const heard = this.heard.length;
    const failed = new Promise<never>((_, fail) => socket.on('error', fail));
    failed.catch(() => {});
    const welcome = this.until('a welcome', () =>
      this.heard.slice(heard).some(({ type }) => type === 'welcome'),
    );
    return Promise.race([welcome, failed]).then(() => {});
  }

  /** As if the network had broken. */
  drop(): void {
    this.#socket?.terminate();
    this.#socket = undefined;
    for (const listener of this.#listeners) listener();
  }

  say(message: unknown): void {
    this.#socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    this.heard.push(message);
    if (message.type === 'table') this.#cards.set(message.card.id, message.card);
    if (message.type === 'frame') this.#see(message);
    if (message.type === 'done') this.#waiting.get(message.command)?.done(message.result);
    if (message.type === 'refused' && message.command !== null)
      this.#waiting
        .get(message.command)
        ?.refused(Object.assign(new Error(message.refusal.sentence), { code: message.refusal.code }));
    for (const listener of this.#listeners) listener();
  }

  #see(news: Extract<FromServer, { type: 'frame' }>): void {
    const before = this.#frames.get(news.table);
    if ('from' in news && before?.number !== news.from)
      throw new Error(`A change from frame ${news.from}, but ${before?.number} is held.`);
    const seen =
      'full' in news
        ? news.full
        : news.delta === null
          ? before?.seen
          : (changedBy(before?.seen as unknown as Json, news.delta) as unknown as SeenFrame);
    if (seen === undefined || hashOf(seen) !== news.hash) throw new Error('The frame has another hash.');
    const kept = before?.story.filter(({ entry }) => entry <= news.story.keep) ?? [];
    const story = [...kept, ...news.story.lines];
    this.#frames.set(news.table, { number: news.number, seen, hash: news.hash, story });
  }

  frame(table: string): SeenFrame {
    const frame = this.#frames.get(table);
    if (frame === undefined) throw new Error(`${this.name} has not seen table ${table}.`);
    return frame.seen;
  }

  held = (table: string) => this.#frames.get(table);
  card = (table: string): TableCard | undefined => this.#cards.get(table);

  /** Resolves when something is true of what was heard. */
  until<T>(what: string, look: () => T | undefined | false, milliseconds = 10_000): Promise<T> {
    return new Promise((done, failed) => {
      const check = () => {
        const found = look();
        if (found === undefined || found === false) return;
        clearTimeout(timer);
        this.#listeners.delete(check);
        done(found);
      };
      const timer = setTimeout(() => {
        this.#listeners.delete(check);
        failed(new Error(`${this.name} waited in vain: ${what}`));
      }, milliseconds);
      this.#listeners.add(check);
      check();
    });
  }

  async join(table: string): Promise<void> {
    const heard = this.heard.length;
    this.say({ type: 'join', table });
    await this.until('the table', () =>
      this.heard.slice(heard).some((each) => each.type === 'chat' || each.type === 'gone'),
    );
  }

  /** Sends a command and waits for its answer. */
  #send(message: { command: string } & Record<string, unknown>): Promise<unknown> {
    return new Promise((done, refused) => {
      this.#waiting.set(message.command, { done, refused });
      this.say(message);
    });
  }

  act = (table: string, act: Act, command = newCommand()): Promise<unknown> =>
    this.#send({ type: 'act', table, command, act });
  ask = (table: string, query: Query): Promise<unknown> =>
    this.#send({ type: 'ask', table, command: newCommand(), query });
  chat = (table: string, text: string, to?: 'table' | 'side', command = newCommand()): Promise<unknown> =>
    this.#send({ type: 'chat', table, command, text, ...(to && { to }) });

  /** Answers the present question with one of its options. */
  async choose(table: string, pick = 0): Promise<void> {
    const decision = await this.until('a question', () => this.frame(table).seen.decision);
    const option = decision.options[pick % decision.options.length];
    if (option === undefined) throw new Error('A question without options.');
    await this.act(table, { do: 'choose', decision: decision.id, option: option.id });
    await this.until('the next question', () => this.frame(table).seen.decision?.id !== decision.id);
  }

  leave(): void {
    this.#socket?.close();
  }
}

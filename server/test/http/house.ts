import type { TableCard } from '@krcma/protocol';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeAll, beforeEach } from 'vitest';
import { Accounts } from '../../accounts/accounts.ts';
import { Chat } from '../../chat/chat.ts';
import { type Config, configFrom } from '../../config.ts';
import { ServerError } from '../../errors.ts';
import { type AppOptions, buildApp } from '../../http/app.ts';
import { Health } from '../../operation/health.ts';
import { type Log, silentLog } from '../../operation/log.ts';
import { Metrics } from '../../operation/metrics.ts';
import type { Services, Tables } from '../../services.ts';
import type { Store } from '../../store/store.ts';
import type { Open } from '../databases.ts';

const ORIGIN = 'http://localhost';

export interface House {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly tables: FakeTables;
  /** Another browser, with nothing but a jar for cookies. */
  browser(): Browser;
}

interface HouseOptions extends AppOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly log?: Log;
  readonly now?: () => number;
}

const metrics = new Metrics(['valeria']);

const ROWS = [
  ...['reports', 'chat', 'entries', 'table_users', 'tables', 'results', 'ratings', 'push_subscriptions'],
  ...['tokens', 'sessions', 'users'],
] as const;

/** One store for all tests of a file, emptied before each: to open one takes longer than most tests. */
export function oneStore(open: Open): () => Promise<Store> {
  let store: Promise<Store> | undefined;
  const opened = () => {
    store ??= open();
    return store;
  };
  beforeAll(opened);
  beforeEach(async () => {
    const { db } = await opened();
    for (const name of ROWS) await db.deleteFrom(name as 'users').execute();
  });
  return opened;
}

/** A whole server over HTTP, but for the tables. */
export async function houseOn(store: Store, options: HouseOptions = {}): Promise<House> {
  const config: Config = configFrom(options.environment ?? {});
  const tables = new FakeTables();
  const services: Services = {
    config,
    store,
    tables,
    accounts: new Accounts(store, config, options.now),
    chat: new Chat(store),
    health: new Health(store, 'test'),
    metrics,
    log: options.log ?? silentLog,
    pushKey: 'public-key',
  };
  const app = await buildApp(services, { pages: '/nowhere', ...options });
  return { app, services, tables, browser: () => new Browser(app) };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends what a browser sends from a page of this server, and keeps cookies. */
export class Browser {
  readonly jar = new Map<string, string>();
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async ask(
    method: Method,
    url: string,
    payload?: object | string,
    more: Readonly<Record<string, string | undefined>> = {},
  ): Promise<LightMyRequestResponse> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#app.inject({
      method,
      url,
      headers: withoutMissing({
        host: 'localhost',
        ...(method !== 'GET' && { origin: ORIGIN }),
        ...(cookie !== '' && { cookie }),
        ...more,
      }),
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value, maxAge } of answer.cookies)
      if (maxAge === 0 || value === '') this.jar.delete(name);
      else this.jar.set(name, value);
    return answer;
  }

  get = (url: string) => this.ask('GET', url);
  post = (url: string, body: object = {}) => this.ask('POST', url, body);
  put = (url: string, body: object) => this.ask('PUT', url, body);
  patch = (url: string, body: object) => this.ask('PATCH', url, body);
  delete = (url: string, body: object = {}) => this.ask('DELETE', url, body);

  /** Comes in as a guest; gives the id. */
  async guest(name: string): Promise<string> {
    return idIn(await this.post('/api/guests', { name }));
  }

  async account(name: string, password = 'a long password'): Promise<string> {
    return idIn(await this.post('/api/accounts', { name, password }));
  }
}

const withoutMissing = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

function idIn(answer: LightMyRequestResponse): string {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json<{ id: string }>().id;
}

/** Remembers what it was asked; a table it has not been given does not exist. */
export class FakeTables implements Tables {
  readonly asked: unknown[][] = [];
  readonly cards = new Map<string, TableCard>();

  #note(...words: unknown[]): void {
    this.asked.push(words);
  }

  async #card(id: string, ...words: unknown[]): Promise<TableCard> {
    this.#note(...words);
    return this.card(id);
  }

  card = async (id: string): Promise<TableCard> => {
    const card = this.cards.get(id);
    if (card === undefined) throw new ServerError('no-such-table', 'There is no such table.');
    return card;
  };
  lobby = async () => [...this.cards.values()].filter(({ listed }) => listed);
  of: Tables['of'] = async (user) => {
    this.#note('of', user.id);
    return [...this.cards.values()].filter(({ seats }) => seats.some((seat) => seat.user === user.id));
  };
  create: Tables['create'] = async (user, wish) => {
    this.#note('create', user.id, wish);
    const card = cardOf('created-table', { owner: user.id });
    this.cards.set(card.id, card);
    return card;
  };
  sit: Tables['sit'] = (user, id, seat) => this.#card(id, 'sit', user.id, id, seat);
  standUp: Tables['standUp'] = async (user, id) => this.#note('standUp', user.id, id);
  plan: Tables['plan'] = (user, id, seat, planned) => this.#card(id, 'plan', user.id, id, seat, planned);
  start: Tables['start'] = (user, id) => this.#card(id, 'start', user.id, id);
  rematch: Tables['rematch'] = (user, id) => this.#card(id, 'rematch', user.id, id);
  settleClocks: Tables['settleClocks'] = async (user) => this.#note('settleClocks', user);
  remove: Tables['remove'] = async (user, id) => this.#note('remove', user.id, id);
  record: Tables['record'] = async (user, id) => {
    this.#note('record', user?.id, id);
    return {
      game: 'valeria',
      version: 1,
      setup: { seats: 2, seed: 'seed' } as never,
      choices: ['0 a'],
      hashes: [],
    };
  };
  forget: Tables['forget'] = async (user) => this.#note('forget', user);
  rename: Tables['rename'] = async (user, name) => this.#note('rename', user, name);
}

export const cardOf = (id: string, more: Partial<TableCard> = {}): TableCard => ({
  id,
  game: 'valeria',
  options: {},
  status: 'playing',
  owner: 'somebody-else',
  listed: false,
  spectators: false,
  rated: false,
  clock: { kind: 'none' },
  outOfTime: 'bot',
  seats: [],
  sides: [],
  watching: 0,
  entries: 0,
  created: 0,
  changed: 0,
  waiting: [],
  ending: [],
  ...more,
});

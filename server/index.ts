import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Accounts } from './accounts/accounts.ts';
import { BotPool } from './bots/pool.ts';
import { Chat } from './chat/chat.ts';
import type { Config } from './config.ts';
import { GAME_IDS, gameName, rulesOf } from './games.ts';
import { type AppOptions, buildApp } from './http/app.ts';
import { MailSender } from './notices/mail-sender.ts';
import { Notices } from './notices/notices.ts';
import { PushSender } from './notices/push-sender.ts';
import type { Senders } from './notices/senders.ts';
import { type VapidKeys, vapidKeys } from './notices/vapid.ts';
import { Health } from './operation/health.ts';
import { type Log, openLog } from './operation/log.ts';
import { Metrics } from './operation/metrics.ts';
import { type Closer, stop } from './operation/stop.ts';
import { Clients } from './play/socket.ts';
import type { Services } from './services.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { bringUpToDate } from './tables/bring-up-to-date.ts';
import { endedTable } from './tables/ended.ts';
import { HabitBook } from './tables/habits.ts';
import type { House } from './tables/house.ts';
import { Presence } from './tables/presence.ts';
import { Rooms } from './tables/rooms.ts';
import { TableKeeper } from './tables/tables.ts';

export { type Config, configFrom } from './config.ts';

/** What tests and measurements change. */
export interface ServerOptions extends Pick<AppOptions, 'pages' | 'looseness'> {
  readonly log?: Log;
  readonly now?: () => number;
  /** Milliseconds between the moves of bots while somebody looks on. */
  readonly pace?: number;
}

export interface KrcmaServer {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly port: number;
  readonly closers: readonly Closer[];
  close(): Promise<void>;
}

const VERSION = '0.1.0';
const PACE = 600;
const SWEEP_EVERY = 3_600_000;

/** The parts of a server, put together but not yet listening. */
async function assembled(config: Config, options: ServerOptions) {
  const { log = openLog(config.LOG_LEVEL), now = Date.now } = options;
  const store = await openStore(config, (sentence) => log.info(sentence));
  await bringUpToDate(store, config, GAME_IDS.map(rulesOf), log);
  const metrics = new Metrics(GAME_IDS);
  const accounts = new Accounts(store, config, now);
  const chat = new Chat(store, now);
  const keys = await vapidKeys(store);
  const bots = new BotPool(config.BOT_THREADS, config.BOT_QUEUE, (seconds) => metrics.botThought(seconds));
  const presence = new Presence(store, newNode(), now);
  const habits = new HabitBook(store, accounts);
  const house: Omit<House, 'attend' | 'gone'> = {
    store,
    log,
    presence,
    node: presence.node,
    now,
    habits: habits.of,
    learnHabits: habits.learn,
    results: (state) => accounts.resultWrites(endedTable(state, now())),
    forfeits: (state, seats) => accounts.forfeitWrites(endedTable(state, now()), seats),
    think: (request) => bots.think(request),
    pause: () => wait(options.pace ?? PACE),
    asked: ({ id, game, seats }, seat) => {
      const holder = seats[seat];
      if (holder?.who !== 'person') return;
      // A lost notice costs a look at the page, no choice.
      store.tell({ about: 'turn', user: holder.user, table: id, game }).catch(() => {});
      notices.turn(id, holder.user);
    },
    committed: (seconds) => metrics.committed(seconds),
    framesSent: (count) => metrics.frameSent(count),
  };
  const rooms = new Rooms(house, config.IDLE_SECONDS);
  const tables = new TableKeeper(store, rooms, now);
  const seen = (user: string) => notices.seen(user);
  const lobby = { rooms, house, chat, metrics, log, looseness: options.looseness ?? 1, seen };
  const clients = new Clients(config, accounts, store, lobby);
  const notices: Notices = new Notices({
    store,
    senders: sendersOf(store, config, keys),
    card: (table) => tables.card(table),
    isHere: (user) => clients.isHere(user),
    gameName,
    log,
    metrics,
    now,
  });
  const health = new Health(store, VERSION);
  const pushKey = keys.publicKey;
  const services: Services = { config, store, accounts, tables, chat, health, metrics, log, pushKey };
  return { services, rooms, clients, bots, presence, habits, notices };
}

type Parts = Awaited<ReturnType<typeof assembled>>;

/** In the order in which they are closed: no new work, no more play, then what play needs. */
function closersOf(parts: Parts, app: FastifyInstance, sweeper: NodeJS.Timeout): Closer[] {
  const { services, rooms, clients, bots, presence, habits, notices } = parts;
  return [
    { name: 'health', close: () => services.health.stopping() },
    { name: 'sweeper', close: () => clearInterval(sweeper) },
    { name: 'clients', close: () => clients.close() },
    { name: 'rooms', close: () => rooms.close() },
    { name: 'http', close: () => app.close() },
    { name: 'bots', close: () => bots.close() },
    { name: 'notices', close: () => notices.close() },
    { name: 'presence', close: () => presence.close() },
    { name: 'habits', close: () => habits.close() },
    { name: 'metrics', close: () => services.metrics.close() },
    { name: 'store', close: () => services.store.close() },
  ];
}

/** Puts the parts together and listens. */
export async function openServer(config: Config, options: ServerOptions = {}): Promise<KrcmaServer> {
  const parts = await assembled(config, options);
  const { services, rooms, clients, bots, notices } = parts;
  const { accounts, log, metrics, store } = services;
  metrics.watch({ sockets: () => clients.size, tables: () => rooms.size, botQueue: () => bots.queueLength });
  const app = await buildApp(services, { ...options, socket: (sockets) => clients.serve(sockets) });
  notices.start();
  const sweeper = setInterval(() => {
    accounts.sweep().catch((error) => log.warn('old sessions could not be swept', { error }));
  }, SWEEP_EVERY);
  sweeper.unref();
  const closers = closersOf(parts, app, sweeper);
  const close = async () => {
    await stop(closers, log);
  };
  try {
    await app.listen({ port: config.PORT ?? 0, host: config.HOST });
  } catch (error) {
    await close();
    throw error;
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : (config.PORT ?? 0);
  return { app, store, port, closers, close };
}

const newNode = (): string => randomBytes(8).toString('base64url');

function sendersOf(store: Store, config: Config, keys: VapidKeys): Senders {
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT ?? ''}`;
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:noreply@localhost';
  return {
    push: new PushSender(store, { keys, subject }),
    ...(config.MAIL_URL && {
      mail: new MailSender({ url: config.MAIL_URL, from: config.MAIL_FROM, publicUrl }),
    }),
  };
}

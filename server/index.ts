import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Accounts } from './accounts/accounts.ts';
import { reckonLooks } from './accounts/name-looks.ts';
import type { Passwords } from './accounts/passwords.ts';
import { reckonScenarios } from './accounts/scenarios.ts';
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
import { BotNames } from './tables/bot-names.ts';
import { bringUpToDate } from './tables/bring-up-to-date.ts';
import { endedTable } from './tables/ended.ts';
import { ForeignGames } from './tables/foreign/foreign-games.ts';
import { HabitBook } from './tables/habits.ts';
import type { House } from './tables/house.ts';
import { Presence } from './tables/presence.ts';
import { Rooms } from './tables/rooms.ts';
import { TableKeeper } from './tables/tables.ts';

export { type Config, configFrom } from './config.ts';

/** What tests and measurements change. */
export interface ServerOptions extends Pick<AppOptions, 'pages' | 'looseness'> {
  readonly log?: Log;
  /** The time of day, for what is stored. */
  readonly now?: () => number;
  /** Milliseconds of a clock that only goes forward, for limits. */
  readonly steady?: () => number;
  /** Milliseconds between the moves of bots while somebody looks on. */
  readonly pace?: number;
  /** Milliseconds between two looks for tables where something is due. */
  readonly sweepEvery?: number;
  readonly passwords?: Passwords;
  /** What the threads of the bots run. */
  readonly botScript?: URL;
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
const SWEEP_EVERY = 1_000;
const CLEAR_EVERY = 3_600_000;
const STORE_LIMIT = 15_000;

/** The parts of a server, put together but not yet listening. */
async function assembled(store: Store, config: Config, log: Log, options: ServerOptions) {
  const { now = Date.now } = options;
  const { steady = () => performance.now() } = options;
  await bringUpToDate(store, config, GAME_IDS.map(rulesOf), log);
  await reckonScenarios(store);
  const alike = await reckonLooks(store);
  if (alike > 0)
    log.warn('accounts look like older ones and are asked to change their names', { count: alike });
  const metrics = new Metrics(GAME_IDS);
  const accounts = new Accounts(store, config, now, options.passwords);
  const chat = new Chat(store, now);
  const keys = await vapidKeys(store);
  const bots = new BotPool({
    threads: config.BOT_THREADS,
    longest: config.BOT_QUEUE,
    thought: (seconds) => metrics.botThought(seconds),
    ...(options.botScript && { script: options.botScript }),
  });
  const presence = new Presence(store, newNode(), { now, steady });
  const habits = new HabitBook(store, accounts);
  const house: Omit<House, 'attend' | 'gone'> = {
    store,
    log,
    presence,
    node: presence.node,
    now,
    steady,
    habits: habits.of,
    learnHabits: habits.learn,
    results: (state) => accounts.resultWrites(endedTable(state, now())),
    forfeits: (state, seats) => accounts.forfeitWrites(endedTable(state, now()), seats),
    think: (request, stake) => bots.think(request, stake),
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
  const rooms = new Rooms(house, {
    idleSeconds: config.IDLE_SECONDS,
    sweepEvery: options.sweepEvery ?? SWEEP_EVERY,
  });
  const botNames = new BotNames((name) => accounts.people.isTaken(name));
  const foreign = new ForeignGames();
  const tables = new TableKeeper(store, rooms, { foreign, botNames, now });
  const seen = (user: string) => notices.seen(user);
  const lobby = { rooms, house, chat, metrics, log, steady, looseness: options.looseness ?? 1, seen };
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
  return { services, rooms, clients, bots, foreign, presence, habits, notices };
}

type Parts = Awaited<ReturnType<typeof assembled>>;

/** In the order in which they are closed: no new work, no more play, then what play needs. */
function closersOf(parts: Parts, http: Closer['close'], sweeper: NodeJS.Timeout): Closer[] {
  const { services, rooms, clients, bots, foreign, presence, habits, notices } = parts;
  return [
    { name: 'health', close: () => services.health.stopping() },
    { name: 'sweeper', close: () => clearInterval(sweeper) },
    { name: 'clients', close: () => clients.close() },
    { name: 'rooms', close: () => rooms.close() },
    { name: 'http', close: http },
    { name: 'bots', close: () => bots.close() },
    { name: 'foreign games', close: () => foreign.close() },
    { name: 'notices', close: () => notices.close() },
    { name: 'presence', close: () => presence.close() },
    { name: 'habits', close: () => habits.close() },
    { name: 'metrics', close: () => services.metrics.close() },
    // Longer than the others: whatever was begun is written, and all of it moved into one file.
    { name: 'store', close: () => services.store.close(), limit: STORE_LIMIT },
  ];
}

/** Puts the parts together and listens. When that fails, whatever was opened is closed again. */
export async function openServer(config: Config, options: ServerOptions = {}): Promise<KrcmaServer> {
  const { log = openLog(config.LOG_LEVEL) } = options;
  const store = await openStore(config, (sentence) => log.info(sentence));
  const parts = await assembled(store, config, log, options).catch(async (error) => {
    await store.close();
    throw error;
  });
  const { services, rooms, clients, bots, notices } = parts;
  const { accounts, metrics } = services;
  metrics.watch({ sockets: () => clients.size, tables: () => rooms.size, botQueue: () => bots.queueLength });
  const sweeper = setInterval(() => {
    accounts.sweep().catch((error) => log.warn('old sessions could not be swept', { error }));
  }, CLEAR_EVERY);
  sweeper.unref();
  let opened: FastifyInstance | undefined;
  const closers = closersOf(parts, () => opened?.close(), sweeper);
  const close = async () => {
    await stop(closers, log);
  };
  try {
    const app = await buildApp(services, { ...options, socket: (sockets) => clients.serve(sockets) });
    opened = app;
    notices.start();
    await app.listen({ port: config.PORT ?? 0, host: config.HOST });
    return { app, store, port: portOf(app) ?? config.PORT ?? 0, closers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : undefined;
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

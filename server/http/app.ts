import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { LIMITS } from '@krcma/protocol';
import fastify, { type FastifyInstance } from 'fastify';
import { SUBPROTOCOL } from '../accounts/credentials.ts';
import { operationRoutes } from '../operation/routes.ts';
import { mustBeShallow } from '../plain-json.ts';
import type { Services } from '../services.ts';
import { CountStore } from './count-store.ts';
import { refuseInWords } from './errors.ts';
import { protect } from './headers.ts';
import { type Limits, limitsOf } from './limits.ts';
import { meRoutes } from './me.ts';
import { refuseTheRest } from './methods.ts';
import { servePages } from './pages.ts';
import { peopleRoutes } from './people.ts';
import { reachRoutes } from './reach.ts';
import { signOnRoutes } from './sign-on.ts';
import { tableRoutes } from './tables.ts';
import { recognise } from './who.ts';

export interface AppOptions {
  /** Adds the socket: `serveSocket` of play/socket.ts. */
  readonly socket?: (app: FastifyInstance, services: Services) => void;
  /** The folder of the built pages. */
  readonly pages?: string;
  /** Loosens every rate limit so many times; for tests of load. */
  readonly looseness?: number;
}

const PAGES = join(import.meta.dirname, '../../web/dist');

/** Everything that is answered over HTTP. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = services;
  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit: LIMITS.body,
    trustProxy: (_address: string, hop: number) => hop < config.TRUSTED_PROXIES,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 100 },
  });
  readJson(app);
  refuseInWords(app, services);
  tellOfRequests(app, services);
  await protect(app, config);
  await app.register(cookie, { secret: await services.accounts.signingKey() });
  await app.register(rateLimit, { global: false, store: CountStore });
  const limits = limitsOf(app, options.looseness);
  if (options.socket !== undefined) await addSocket(app, services, limits, options.socket);
  operationRoutes(app, services);
  await app.register((api) => apiRoutes(api, services, limits), { prefix: '/api' });
  servePages(app, options.pages ?? PAGES);
  return app;
}

/** JSON only: text would let a form of another page through, which asks no leave of ours before it is sent. */
function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    try {
      mustBeShallow(text);
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)));
    }
    return parse(request, text, done);
  });
}

async function apiRoutes(api: FastifyInstance, services: Services, limits: Limits): Promise<void> {
  api.addHook('onRequest', limits.requests);
  recognise(api, services);
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && request.identity !== undefined) await limits.changes(request);
  });
  await api.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  refuseTheRest(api, () => {
    peopleRoutes(api, services, limits);
    reachRoutes(api, services);
    signOnRoutes(api, services, limits);
    meRoutes(api, services, limits);
    tableRoutes(api, services, limits);
  });
}

async function addSocket(
  app: FastifyInstance,
  services: Services,
  limits: Limits,
  socket: NonNullable<AppOptions['socket']>,
): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: LIMITS.message,
      perMessageDeflate: false,
      // Never a client's token, which stands among the subprotocols too.
      handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
    },
  });
  await app.register(async (sockets) => {
    sockets.addHook('onRequest', limits.sockets);
    socket(sockets, services);
  });
}

/** The pattern of a route is logged, never an address: the link to a table is a secret of those who have it. */
function tellOfRequests(app: FastifyInstance, { log }: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.url === undefined) return;
    log.debug('answered', {
      id: request.id,
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    });
  });
}

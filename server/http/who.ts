import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../accounts/accounts.ts';
import { cookieName, isSecure } from '../accounts/credentials.ts';
import { SESSION_DAYS } from '../accounts/sessions.ts';
import { ServerError } from '../errors.ts';
import type { Services, User } from '../services.ts';
import { type Device, deviceOf } from './device.ts';
import { sameOrigin } from './origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; undefined when nobody is signed in. */
    identity: Identity | undefined;
    /** The browser, if an account has signed in with it before. */
    device: Device | undefined;
  }
}

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Recognises everybody before a byte of the body is read, and turns away what another page has sent. */
export function recognise(app: FastifyInstance, { accounts, config }: Services): void {
  app.decorateRequest('identity', undefined);
  app.decorateRequest('device', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (!HARMLESS.has(request.method) && !sameOrigin(request, config))
      throw new ServerError('forbidden', 'This request does not come from a page of this server.');
    request.identity = await accounts.identify(request);
    request.device = deviceOf(request, { config });
    if (request.identity?.by === 'session' && request.identity.renewed) {
      const secret = request.cookies[cookieName(config)];
      if (secret !== undefined) giveCookie(reply, { config }, secret);
    }
  });
}

export function giveCookie(reply: FastifyReply, { config }: Pick<Services, 'config'>, secret: string): void {
  reply.setCookie(cookieName(config), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: SESSION_DAYS * 86_400,
  });
}

export function takeCookie(reply: FastifyReply, { config }: Pick<Services, 'config'>): void {
  reply.clearCookie(cookieName(config), { path: '/', secure: isSecure(config) });
}

const notSignedIn = (): ServerError =>
  new ServerError('not-signed-in', 'Nobody is signed in. Tell a name first, or show a valid token.');

/** Whoever plays: a guest, an account, or a program with a token. */
export function playerOf({ identity }: FastifyRequest): User {
  if (identity === undefined) throw notSignedIn();
  return identity.user;
}

/** A person at a browser. A token may play, but whoever finds one must not take the account with it. */
export function personOf({ identity }: FastifyRequest): Extract<Identity, { by: 'session' }> {
  if (identity === undefined) throw notSignedIn();
  if (identity.by === 'token')
    throw new ServerError('forbidden', 'A token can play, but it cannot change or read the account.');
  return identity;
}

/** The session a request came with, if any. */
export const sessionOf = ({ identity }: FastifyRequest): Extract<Identity, { by: 'session' }> | undefined =>
  identity?.by === 'session' ? identity : undefined;

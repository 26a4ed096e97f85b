import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, isSecure } from '../accounts/credentials.ts';
import type { Errand } from '../accounts/sign-on.ts';
import { ServerError } from '../errors.ts';
import type { Services } from '../services.ts';
import { rememberAt } from './device.ts';
import type { Limits } from './limits.ts';
import { publicOrigin } from './origin.ts';
import { giveCookie, sessionOf } from './who.ts';

const REFUSED = '/?sign-on=refused';
const MINUTES = 10;

/** To the OpenID provider and back. Browsers come here by links, so refusals are pages and not JSON. */
export function signOnRoutes(app: FastifyInstance, services: Services, limits: Limits): void {
  const { accounts, config, tables, log } = services;
  const cookie = cookieName(config, 'krcma-sign-on');
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    signed: true,
  } as const;

  const cameBack = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const kept = request.unsignCookie(request.cookies[cookie] ?? '');
    if (!kept.valid || kept.value === null)
      throw new ServerError('forbidden', 'This browser did not ask to sign in, or it was too long ago.');
    const errand = JSON.parse(kept.value) as Errand;
    const current = new URL(request.url, publicOrigin(request, config));
    const visitor = await accounts.signOn.finish(current, errand, Date.now());
    const here = sessionOf(request);
    const { row, secret } = await accounts.people.signOn(here, visitor.key, visitor.names);
    if (here?.row.id === row.id && here.row.name !== row.name) await tables.rename(row.id, row.name);
    giveCookie(reply, services, secret);
    rememberAt(reply, services, row.id);
    return errand.to;
  };

  app.get('/sign-on', { preHandler: limits.passwords }, async (request, reply) => {
    if (accounts.signOn.offered === undefined)
      throw new ServerError('not-found', 'This server offers no single sign-on.');
    const { to } = request.query as { to?: unknown };
    const back = new URL('/api/sign-on/back', publicOrigin(request, config));
    try {
      const { address, errand } = await accounts.signOn.begin(back, String(to ?? '/'), Date.now());
      reply.setCookie(cookie, JSON.stringify(errand), { ...options, maxAge: MINUTES * 60 });
      return reply.redirect(address.href);
    } catch (error) {
      log.warn('the provider of single sign-on does not answer', { error });
      return reply.redirect(REFUSED);
    }
  });

  app.get('/sign-on/back', { preHandler: limits.passwords }, async (request, reply) => {
    reply.clearCookie(cookie, { path: '/', secure: isSecure(config) });
    try {
      return reply.redirect(await cameBack(request, reply));
    } catch (error) {
      log.warn('single sign-on was refused', { error });
      return reply.redirect(REFUSED);
    }
  });
}

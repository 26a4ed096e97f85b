import type { FastifyRequest } from 'fastify';
import { cookieIn, cookieName, tokenIn, type WithHeaders } from '../accounts/credentials.ts';
import type { Config } from '../config.ts';

/** The address people see, without a slash at the end. */
export const publicOrigin = (request: FastifyRequest, config: Pick<Config, 'PUBLIC_URL'>): string =>
  config.PUBLIC_URL === undefined
    ? `${request.protocol}://${request.host}`
    : new URL(config.PUBLIC_URL).origin;

/**
 * Whether a request that changes something, or opens the socket, comes from our own pages. A page elsewhere can make a
 * browser send our cookie, but it can neither hide where it comes from nor send a token it does not know. Without a
 * cookie there is nothing to be misused, so that a program needs no Origin to come in.
 */
export function sameOrigin(request: WithHeaders, config: Pick<Config, 'PUBLIC_URL'>): boolean {
  const { headers } = request;
  if (tokenIn(request) !== undefined) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return cookieIn(request, cookieName(config)) === undefined;
  if (!URL.canParse(origin)) return false;
  if (config.PUBLIC_URL !== undefined) return new URL(config.PUBLIC_URL).origin === origin;
  return new URL(origin).host === headers.host;
}

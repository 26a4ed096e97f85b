import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isSecure } from '../accounts/credentials.ts';
import type { Config } from '../config.ts';

/** Scripts, fonts and workers of our own only; styles may stand in elements, as React sets them. */
const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} as const;

/** Some browsers do not count our own socket as 'self'. */
function socketOrigin(host: string | undefined, { PUBLIC_URL }: Config): string {
  if (PUBLIC_URL !== undefined) return new URL(PUBLIC_URL).origin.replace(/^http/, 'ws');
  return host !== undefined && /^[\w.:[\]-]{1,255}$/.test(host) ? `ws://${host}` : "'self'";
}

/** Security headers on every answer. */
export async function protect(app: FastifyInstance, config: Config): Promise<void> {
  const secure = isSecure(config);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...Object.fromEntries(Object.entries(POLICY).map(([name, values]) => [name, [...values]])),
        'connect-src': ["'self'", (request) => socketOrigin(request.headers.host, config)],
        ...(secure && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: secure ? { policy: 'same-origin' } : false,
    originAgentCluster: secure,
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  });
}

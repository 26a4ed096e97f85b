import type { FastifyInstance, HTTPMethods } from 'fastify';
import { ServerError } from '../errors.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Adds the routes, then an answer for the methods they do not have and for addresses that do not exist. */
export function refuseTheRest(app: FastifyInstance, addRoutes: () => void): void {
  const known = new Map<string, Set<string>>();
  let adding = true;
  app.addHook('onRoute', ({ url, routePath, method }) => {
    if (!adding || url.endsWith('*')) return;
    const methods = known.get(routePath) ?? new Set();
    for (const each of [method].flat()) methods.add(each);
    known.set(routePath, methods);
  });
  addRoutes();
  adding = false;
  for (const [url, has] of known) {
    const method = METHODS.filter((each) => !has.has(each)) as HTTPMethods[];
    const allow = [...has].join(', ');
    if (method.length > 0)
      app.route({
        url,
        method,
        handler: async (_request, reply) =>
          reply
            .code(405)
            .header('allow', allow)
            .send({ code: 'not-found', sentence: `This address knows only ${allow}.` }),
      });
  }
  app.setNotFoundHandler(() => {
    throw new ServerError('not-found', 'There is nothing at this address.');
  });
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';
import { isThisMachine } from './this-machine.ts';

export interface Operation {
  readonly health: Health;
  readonly metrics: Metrics;
  readonly config: Pick<Config, 'METRICS_TOKEN'>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isThisMachine(request);
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** GET /health for load balancers, GET /metrics for Prometheus. Requests to whatever is added later are counted. */
export function operationRoutes(app: FastifyInstance, { health, metrics, config }: Operation): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    metrics.answered(method, routeOptions.url ?? 'other', statusCode, elapsedTime / 1000);
  });
  app.get('/health', async (_request, reply) => {
    const { status, body } = await health.check();
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.METRICS_TOKEN))
      return reply
        .code(403)
        .send({ code: 'forbidden', sentence: 'These numbers are for whoever runs this server.' });
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

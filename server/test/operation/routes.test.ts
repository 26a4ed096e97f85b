import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { Health } from '../../operation/health.ts';
import { Metrics } from '../../operation/metrics.ts';
import { operationRoutes } from '../../operation/routes.ts';
import type { Store } from '../../store/store.ts';
import { onADatabase } from '../databases.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function serverOn(store: Store, token?: string): { app: FastifyInstance; health: Health } {
  const health = new Health(store, '1.2.3', 300);
  const metrics = new Metrics(['valeria']);
  const app = Fastify();
  operationRoutes(app, { health, metrics, config: { METRICS_TOKEN: token } });
  closers.push(
    () => app.close(),
    () => metrics.close(),
  );
  return { app, health };
}

onADatabase(import.meta.filename, (title, open) => {
  test('health tells of the database, version and uptime', async () => {
    const { app } = serverOn(await open());
    const answer = await app.inject('/health');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const database = title === 'SQLite' ? 'sqlite' : 'postgres';
    expect(answer.json()).toMatchObject({ ok: true, state: 'running', database, version: '1.2.3' });
    expect(answer.json<{ uptime: number }>().uptime).toBeGreaterThanOrEqual(0);
  });

  test('no work is wanted while stopping, nor without a database', async () => {
    const store = await open();
    const { app, health } = serverOn(store);
    health.stopping();
    const stopping = await app.inject('/health');
    expect(stopping.statusCode).toBe(503);
    expect(stopping.json()).toMatchObject({ ok: false, state: 'stopping' });
    await store.close();
    const without = await serverOn(store).app.inject('/health');
    expect(without.statusCode).toBe(503);
    expect(without.json()).toMatchObject({ ok: false, state: 'no database' });
  });

  test('metrics are told to this machine only, and not through a proxy on it', async () => {
    const { app } = serverOn(await open());
    expect((await app.inject('/metrics')).statusCode).toBe(200);
    expect((await app.inject('/metrics')).headers['content-type']).toContain('text/plain');
    const proxied = { url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } };
    expect((await app.inject(proxied)).statusCode).toBe(403);
    const foreign = { url: '/metrics', remoteAddress: '203.0.113.7' };
    expect((await app.inject(foreign)).statusCode).toBe(403);
  });

  test('requests are counted by the pattern of their route', async () => {
    const { app } = serverOn(await open());
    app.get('/api/tables/:id', async () => 'here');
    await app.inject('/api/tables/secret-link-1');
    await app.inject('/nowhere/secret-link-2');
    const { body } = await app.inject('/metrics');
    expect(body).toContain('krcma_http_seconds_count{method="GET",route="/api/tables/:id",status="2xx"} 1');
    expect(body).not.toContain('secret-link');
  });

  test('with a token, only to those who know it', async () => {
    const { app } = serverOn(await open(), 'word');
    const asked = (authorization?: string) =>
      app.inject({ url: '/metrics', ...(authorization && { headers: { authorization } }) });
    expect((await asked()).statusCode).toBe(403);
    expect((await asked('Bearer wor')).statusCode).toBe(403);
    expect((await asked('Bearer word')).statusCode).toBe(200);
  });
});

import { afterEach, expect, test } from 'vitest';
import { Metrics } from '../../operation/metrics.ts';

const opened: Metrics[] = [];
const open = (): Metrics => {
  const metrics = new Metrics(['valeria']);
  opened.push(metrics);
  return metrics;
};
afterEach(() => {
  for (const metrics of opened.splice(0)) metrics.close();
});

test('what happened is counted', async () => {
  const metrics = open();
  metrics.watch({ sockets: () => 12, tables: () => 3, botQueue: () => 2 });
  metrics.choice('valeria', 0.02, 0.01);
  metrics.committed(0.004);
  metrics.botThought(0.2);
  metrics.refused('stale-decision');
  metrics.frameSent(4);
  metrics.noticeSent('mail');
  metrics.noticeFailed('push');
  metrics.answered('GET', '/api/tables/:id', 404, 0.001);
  const text = await metrics.text();
  for (const line of [
    'krcma_sockets 12',
    'krcma_tables_hot 3',
    'krcma_bot_queue 2',
    'krcma_choices_total{game="valeria"} 1',
    'krcma_choice_seconds_count{until="sent"} 1',
    'krcma_choice_seconds_bucket{le="0.01",until="durable"} 1',
    'krcma_commit_seconds_count 1',
    'krcma_bot_seconds_count 1',
    'krcma_refused_total{code="stale-decision"} 1',
    'krcma_frames_total 4',
    'krcma_notices_sent_total{channel="mail"} 1',
    'krcma_notices_failed_total{channel="push"} 1',
    'krcma_http_seconds_count{method="GET",route="/api/tables/:id",status="4xx"} 1',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/^krcma_memory_resident_bytes \d{7,}$/m);
  expect(metrics.contentType).toContain('text/plain');
});

test('two servers in one process count apart', async () => {
  const [one, other] = [open(), open()];
  one.frameSent();
  expect(await one.text()).toContain('krcma_frames_total 1');
  expect(await other.text()).toContain('krcma_frames_total 0');
});

test('words of users never become labels, and series stay few', async () => {
  const metrics = open();
  for (let index = 0; index < 500; index++) {
    metrics.choice(`game ${index}`, 0.01);
    metrics.refused(`code-${'abcdefghij'[index % 10]}${'klmnopqrst'[Math.floor(index / 10) % 10]}`);
    metrics.refused(`Robert'); drop table users; -- ${index}`);
    metrics.answered(`M${index}`, '/api/me', 200, 0.01);
  }
  const text = await metrics.text();
  expect(text).not.toContain('Robert');
  expect(text).toContain('krcma_choices_total{game="other"} 500');
  expect(text).toContain('krcma_refused_total{code="other"}');
  expect(text.match(/^krcma_refused_total/gm)?.length).toBeLessThanOrEqual(61);
  expect(text).toContain('krcma_http_seconds_count{method="other",route="other",status="2xx"} 500');
});

test('a pause of the event loop is seen once', async () => {
  const metrics = open();
  const lag = async (): Promise<number> =>
    Number(/^krcma_event_loop_lag_max_seconds (\S+)$/m.exec(await metrics.text())?.[1]);
  await lag();
  await new Promise((resolve) => setTimeout(resolve, 40));
  const until = performance.now() + 200;
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(await lag()).toBeGreaterThan(0.15);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(await lag()).toBeLessThan(0.15);
});

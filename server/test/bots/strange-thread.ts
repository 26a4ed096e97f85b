import { parentPort } from 'node:worker_threads';
import type { ThinkRequest } from '@krcma/bots';
import type { ThinkOrder, ThinkReply } from '../../bots/pool.ts';

/** A bot for tests: it needs all of its time, never answers, breaks or fills the memory, as its seed says. */
parentPort?.on('message', ({ request, milliseconds }: ThinkOrder) => {
  const { seed } = JSON.parse(request) as ThinkRequest;
  if (seed === 'break') throw new Error('broken');
  while (seed === 'for ever');
  const filled: number[][] = [];
  while (seed === 'all memory') filled.push(new Array(1_000_000).fill(filled.length + 0.5));
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
  parentPort?.postMessage({ decided: { choice: seed } } satisfies { decided: object } as ThinkReply);
});

parentPort?.postMessage({ ready: true } satisfies ThinkReply);

import { parentPort } from 'node:worker_threads';

/** A thread whose rules never come back. */
parentPort?.on('message', () => {
  for (let steps = 0; ; steps++) if (steps < 0) return;
});

import { parentPort } from 'node:worker_threads';

/** A thread whose rules take memory without end. */
parentPort?.on('message', () => {
  const lists: number[][] = [];
  for (;;) lists.push(new Array<number>(100_000).fill(1));
});

// The server under load, in a process of its own.
import { setTimeout as wait } from 'node:timers/promises';
import { configFrom, openServer } from '../../index.ts';
import { silentLog } from '../../operation/log.ts';
import { type Causes, Sampler } from './causes.ts';
import { type Pause, PauseWatch } from './pauses.ts';

/** What the server tells of its work. */
export interface Work {
  /** Milliseconds of processor, of all its threads. */
  readonly user: number;
  readonly system: number;
  /** The longest pause of the loop, and the most its thread worked between two turns of it. */
  readonly longest: number;
  readonly longestWork: number;
  /** How many pauses were worth telling, and the longest of them. */
  readonly count: number;
  readonly pauses: readonly (Pause & { readonly causes: Causes | undefined })[];
}

const TOLD = 5;

const config = { ...configFrom(process.env), PORT: 0, SOCKETS_PER_ADDRESS: 100_000 };
const server = await openServer(config, { log: silentLog, pace: 0, looseness: 10_000 });
const watch = new PauseWatch();
const sampler = process.env.CAUSES === undefined ? undefined : new Sampler();
let processor = process.cpuUsage();

async function work(): Promise<Work> {
  const { user, system } = process.cpuUsage(processor);
  const { longest, longestWork, pauses } = watch.take();
  const samples = await sampler?.stop();
  const told = pauses.slice(0, TOLD).map((pause) => ({ ...pause, causes: samples?.of(pause) }));
  return {
    user: user / 1000,
    system: system / 1000,
    longest,
    longestWork,
    count: pauses.length,
    pauses: told,
  };
}

const answers: Readonly<Record<string, () => unknown>> = {
  /** Bytes in use when everything that can be thrown away is. */
  heap: async () => {
    await wait(200);
    await globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
    return process.memoryUsage().heapUsed;
  },
  /** From now on its work is measured. */
  readiness: async () => {
    await sampler?.start();
    // What came before, and starting to sample, is no pause of the server.
    await wait(100);
    watch.take();
    processor = process.cpuUsage();
    return true;
  },
  work,
};

process.on('message', async (question: string) => {
  process.send?.({ to: question, answer: await answers[question]?.() });
});
process.on('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: server.port });

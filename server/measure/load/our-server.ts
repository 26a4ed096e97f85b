// The server under load, in a process of its own.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { configFrom, openServer } from '../../index.ts';
import { silentLog } from '../../operation/log.ts';

const config = { ...configFrom(process.env), PORT: 0, SOCKETS_PER_ADDRESS: 100_000 };
const server = await openServer(config, { log: silentLog, pace: 0, looseness: 10_000 });
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
let processor = process.cpuUsage();

const answers: Readonly<Record<string, () => unknown>> = {
  /** Bytes in use when everything that can be thrown away is. */
  heap: async () => {
    await wait(200);
    await globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
    return process.memoryUsage().heapUsed;
  },
  resident: () => process.memoryUsage.rss(),
  /** Milliseconds of processor since last asked, and the longest pause of the loop. */
  work: () => {
    const used = process.cpuUsage(processor);
    processor = process.cpuUsage();
    const longest = delay.max / 1e6;
    delay.reset();
    return { user: used.user / 1000, system: used.system / 1000, longest };
  },
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

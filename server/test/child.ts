import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { configFrom, openServer } from '../index.ts';
import { silentLog } from '../operation/log.ts';
import type { FromChild, ToChild } from './children.ts';
import { makeRulesMisbehave } from './runaway.ts';

if (process.env.RULES === 'misbehave') makeRulesMisbehave();

/** How far its clock is before that of the machine, in milliseconds. */
let ahead = 0;

/**
 * A server in a process of its own, to be killed, crowded and measured. Configured by the environment; its limits are
 * loosened so many times as LOOSENESS says.
 */
const server = await openServer(configFrom({ PORT: '0', SOCKETS_PER_ADDRESS: '100000', ...process.env }), {
  log: silentLog,
  pace: 0,
  looseness: Number(process.env.LOOSENESS ?? 1_000_000),
  now: () => Date.now() + ahead,
  steady: () => performance.now(),
});

const tell = (message: FromChild) => process.send?.(message);
const loop = monitorEventLoopDelay({ resolution: 5 });

/** Milliseconds of work between two looks; on a crowded machine much more time passes without any. */
let work: number[] = [];
let looking: NodeJS.Timeout | undefined;

function lookAtWork(): void {
  work = [];
  let before = process.threadCpuUsage();
  looking = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    work.push((user + system) / 1000);
  }, 2);
}

process.on('message', async (message: ToChild) => {
  if (message === 'watch the loop') {
    loop.reset();
    loop.enable();
    lookAtWork();
  } else if (message === 'tell the loop') {
    loop.disable();
    clearInterval(looking);
    const milliseconds = (nanoseconds: number) => nanoseconds / 1e6;
    const [longest, p99] = [milliseconds(loop.max), milliseconds(loop.percentile(99))];
    tell({ about: 'loop', longest, p99, work: Math.max(...work) });
  } else if (message === 'tell the heap') {
    // What was let go is gone after a few turns of the loop only.
    for (let turn = 0; turn < 4; turn++) {
      globalThis.gc?.();
      await wait(50);
    }
    tell({ about: 'heap', bytes: process.memoryUsage().heapUsed });
  } else if (typeof message === 'object') {
    ahead = message.ahead;
    tell({ about: 'clock' });
  } else await server.close();
});
process.on('disconnect', () => process.exit());

tell({ about: 'open', port: server.port });

import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isFullRun, sampleSeed } from './tools/sample.ts';

if (!isFullRun)
  console.log(`Modes are drawn by a seed; the same ones again: SAMPLE_SEED=${sampleSeed()} npm test`);

// Servers, bots and commands that tests start in processes and threads of their own are compiled once.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node');

// Databases, browsers and servers of tests leave nothing behind, so they need no disk where there is memory to spare.
const MEMORY = '/dev/shm';
if (process.env.TMPDIR === undefined && existsSync(MEMORY)) {
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > 4e9) process.env.TMPDIR = MEMORY;
}

/** Node runs TypeScript by itself; only pages are written in a dialect it does not know. */
const experimental = { viteModuleRunner: false };

/** Whole games end by their decisions; how long those take on a busy machine is no fault of the rules. */
const PATIENCE = isFullRun ? 300_000 : 30_000;

// Tests share a worker and its module registry (`isolate: false`): rules are pure, and it is ten times faster.
export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    testTimeout: PATIENCE,
    hookTimeout: 30_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['kernel/**/*.test.ts', 'games/**/*.test.ts', 'bots/**/*.test.ts'],
          experimental,
        },
      },
      {
        extends: true,
        test: { name: 'tools', include: ['cli/**/*.test.ts', 'tools/**/*.test.ts'], experimental },
      },
      {
        extends: true,
        test: { name: 'web', include: ['web/test/**/*.test.ts', 'tableware/test/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['protocol/test/**/*.test.ts', 'server/test/**/*.test.ts'],
          globalSetup: 'server/test/setup.ts',
          experimental,
          // These tests wait for disks and sockets more than they compute.
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // When everything else is done, and only four browsers at a time: more pages would wait for each other.
        extends: true,
        test: {
          name: 'e2e',
          include: ['web/e2e/**/*.test.ts'],
          maxWorkers: 4,
          globalSetup: 'web/e2e/setup.ts',
          sequence: { groupOrder: 2 },
          // Two browsers and a server share two cores: what fails twice in a row is broken, once may be late.
          retry: 1,
          // What a page is about to show may take longer than the second that is waited by default.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 120_000,
        },
      },
    ],
  },
});

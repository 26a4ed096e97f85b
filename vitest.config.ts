import { defineConfig } from 'vitest/config';

// Tests share a worker and its module registry (`isolate: false`): rules are pure, and it is ten times faster.
export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['kernel/**/*.test.ts', 'games/**/*.test.ts', 'bots/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'tools', include: ['cli/**/*.test.ts', 'tools/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'web', include: ['web/test/**/*.test.ts'] },
      },
      {
        // One browser at a time, when everything else is done: pages that share two cores would wait for each other.
        extends: true,
        test: {
          name: 'e2e',
          include: ['web/e2e/**/*.test.ts'],
          globalSetup: 'web/e2e/setup.ts',
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
        },
      },
    ],
  },
});

import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ENGINES } from '../../tools/engines.ts';

// The engines of other houses, one after the other. `npm test` runs Chromium alone, the full run these as well.
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    pool: 'threads',
    maxWorkers: 1,
    projects: ENGINES.map((engine, place) => ({
      extends: true,
      test: {
        name: engine,
        include: ['web/engines/**/*.test.ts'],
        globalSetup: join(import.meta.dirname, 'setup.ts'),
        provide: { engine },
        sequence: { groupOrder: place },
        testTimeout: 240_000,
        hookTimeout: 90_000,
        retry: 1,
      },
    })),
  },
});

import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { listForServiceWorker } from './plugins.ts';
import { kernelTogether, rulesTogether } from './rules-together.ts';
import { workersWithPages } from './workers.ts';

const root = join(import.meta.dirname, '..');

/** How pages are built, those of the product and those of a test. */
export const pagesIn = (outDir: string): UserConfig => ({
  root,
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    outDir,
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        index: join(root, 'index.html'),
        'service-worker': join(root, 'service-worker/service-worker.ts'),
      },
      output: {
        codeSplitting: { groups: [rulesTogether, kernelTogether] },
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  plugins: [workersWithPages(), listForServiceWorker(outDir)],
});

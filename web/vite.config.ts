import { join } from 'node:path';
import { defineConfig } from 'vite';
import { listForServiceWorker, packAll } from './build/plugins.ts';
import { workersWithPages } from './build/workers.ts';

const root = import.meta.dirname;
const outDir = join(root, 'dist');

export default defineConfig({
  root,
  worker: { format: 'es' },
  build: {
    target: 'es2022',
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
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  plugins: [workersWithPages(), listForServiceWorker(outDir), packAll(outDir)],
  // With `node server/main.ts` beside it, tables online can be tried too.
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': 'http://127.0.0.1:4080',
      '/socket': { target: 'ws://127.0.0.1:4080', ws: true },
    },
  },
});

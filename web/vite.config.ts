import { join } from 'node:path';
import { mergeConfig } from 'vite';
import { pagesIn } from './build/pages.ts';
import { packAll } from './build/plugins.ts';

const outDir = join(import.meta.dirname, 'dist');

export default mergeConfig(pagesIn(outDir), {
  plugins: [packAll(outDir)],
  // With `node server/main.ts` beside it, tables online can be tried too.
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': 'http://127.0.0.1:4080',
      '/socket': { target: 'ws://127.0.0.1:4080', ws: true },
    },
  },
});

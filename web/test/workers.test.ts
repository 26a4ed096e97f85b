import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { workersWithPages } from '../build/workers.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const page = `import address from './worker.js?worker&url';
import { shared } from './shared.js';
new Worker(address, { type: 'module', name: shared });
onclick = () => import('./dialog.js');`;

const shared = `export const shared = 'one for all';
export const heard = (lazy) => postMessage(lazy);`;

interface Built {
  readonly imports: readonly string[];
  readonly code: string;
}

/** Builds a page with a worker of these sources. */
async function built(worker: string, lazy: string): Promise<ReadonlyMap<string, Built>> {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-workers-'));
  folders.push(folder);
  const sources = {
    'page.js': page,
    'dialog.js': `document.title = 'A dialog';`,
    'shared.js': shared,
    'worker.js': worker,
    'lazy.js': lazy,
  };
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source);
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [workersWithPages()],
    build: {
      write: false,
      rolldownOptions: { input: join(folder, 'page.js'), output: { chunkFileNames: '[name].js' } },
    },
  });
  if (!('output' in output)) throw new Error('The build gave no files.');
  return new Map(output.output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file]] : [])));
}

describe('the build of workers', () => {
  it('takes an entry that fetches the rest, and ships what page and worker share once', async () => {
    const files = await built(
      `import('./lazy.js').then(({ begin }) => begin());`,
      `import { heard } from './shared.js';
       export const begin = () => heard('lazy');`,
    );
    expect(files.get('lazy')?.imports).toContain('shared.js');
    expect(files.get('page')?.imports).toContain('shared.js');
    expect([...files.values()].flatMap(({ imports }) => imports)).not.toContain('worker.js');
    expect(files.get('worker')?.code, 'a worker has no document to put links into').not.toContain('mapDeps');
  });

  it('refuses an entry that a chunk imports', async () => {
    const building = built(
      `import { heard } from './shared.js';
       export const own = () => heard('own');
       import('./lazy.js').then(({ begin }) => begin());`,
      `import { own } from './worker.js';
       export const begin = () => own();`,
    );
    await expect(building).rejects.toThrow(/worker\.js\n\s+is imported by .*lazy/);
  });

  it('refuses an entry into which anything else is folded', async () => {
    const own = `export const begin = () => postMessage('begun');`;
    const building = built(`import { begin } from './lazy.js'; begin();`, own);
    await expect(building).rejects.toThrow(/must stand alone.*worker\.js\n\s+holds .*lazy\.js/);
  });
});

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
export const dist = join(root, 'web/dist');
const mark = join(dist, 'built-from.txt');

const SOURCES = ['kernel', 'games', 'bots', 'protocol', 'tableware', 'web'];
const FILES = ['package-lock.json', 'tsconfig.json'];
const PASSED_OVER = new Set(['node_modules', 'dist', 'test', 'e2e', 'engines', 'measure']);

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (PASSED_OVER.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sourcesIn(path) : [path];
  });
}

/** One hash over everything the build is made of. */
function sourceHash(): string {
  const hash = createHash('sha256');
  const paths = [
    ...FILES.map((file) => join(root, file)),
    ...SOURCES.flatMap((name) => sourcesIn(join(root, name))),
  ];
  for (const path of paths.sort()) hash.update(relative(root, path)).update(readFileSync(path));
  return hash.digest('hex');
}

/** Builds the pages, unless they were already built from the very same sources. */
export async function build(): Promise<'built' | 'unchanged'> {
  const hash = sourceHash();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return 'unchanged';
  const { build: viteBuild } = await import('vite');
  await inProduction(() =>
    viteBuild({ configFile: join(root, 'web/vite.config.ts'), mode: 'production', logLevel: 'warn' }),
  );
  writeFileSync(mark, hash);
  return 'built';
}

/** Under a test runner the same build would be made for testing, with everything slow and nothing kept offline. */
export async function inProduction(act: () => Promise<unknown>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await act();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

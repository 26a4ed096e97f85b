// Whoever comes for the first time waits for these files. What is not read before something is clicked is fetched later.
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { inProduction } from '../build/build.ts';
import { pagesIn } from '../build/pages.ts';

const root = join(import.meta.dirname, '../..');

type Chunk = Rolldown.OutputChunk;

let chunks: readonly Chunk[] = [];

/** These and what they import, before anything is fetched on demand. */
function withImports(begun: readonly Chunk[]): Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set(begun);
  for (const { imports } of reached)
    for (const file of imports) {
      const chunk = byFile.get(file);
      if (chunk !== undefined) reached.add(chunk);
    }
  return [...reached];
}

const firstChunks = (): Chunk[] =>
  withImports(chunks.filter(({ isEntry, name }) => isEntry && name === 'index'));

const bytes = (code: string): number => brotliCompressSync(code).length;

/** Files of ours that leave something in these chunks, by their path. */
const sourcesIn = (held: readonly Chunk[]): string[] =>
  held
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id, { renderedLength }]) => renderedLength > 0 && id.startsWith(root))
    .map(([id]) => id.slice(root.length + 1))
    .filter((path) => !path.startsWith('node_modules/'))
    .sort();

beforeAll(async () => {
  await inProduction(async () => {
    const pages = pagesIn(join(root, 'web/dist'));
    const output = await build({
      ...pages,
      configFile: false,
      mode: 'production',
      logLevel: 'silent',
      build: { ...pages.build, write: false },
    });
    if (!('output' in output)) throw new Error('The build gave no files.');
    chunks = output.output.filter((file) => file.type === 'chunk');
  });
}, 60_000);

const FIRST = [
  /^games\/[^/]+\/invitation\.ts$/,
  /^kernel\/(czech|words|errors)\.ts$/,
  /^tableware\/when-idle\.ts$/,
  /^web\/src\/(app|main)\.tsx$/,
  /^web\/src\/(invitations|offline|store)\.ts$/,
  /^web\/src\/home\/(emblem|game-card|home-page|import-button)\.tsx$/,
  /^web\/src\/home\/(new-table|preload)\.ts$/,
  /^web\/src\/host\/(fresh-seed|new-id|rules|shelf|shelf-database)\.ts$/,
  /^web\/src\/online\/(door\.tsx|visit\.ts)$/,
  /^web\/src\/pieces\/(icon|shelter|update-note)\.tsx$/,
  /^web\/src\/settings\/settings\.ts$/,
  /^web\/src\/texts\/(front|front-cs|front-en)\.ts$/,
  /^web\/src\/tutorial\/progress\.ts$/,
];

it('the first page holds the cards of the games and its own words, and nothing of what comes after a click', () => {
  const sources = sourcesIn(firstChunks());
  expect(sources).toContain('web/src/home/home-page.tsx');
  expect(sources.filter((path) => !FIRST.some((known) => known.test(path)))).toEqual([]);
});

it('the first page weighs less than 76 kB compressed, its style aside', () => {
  const sum = firstChunks().reduce((total, { code }) => total + bytes(code), 0);
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThan(76_000);
});

it('a game adds less than 1 kB to the first page', () => {
  const heavy = firstChunks()
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id]) => id.startsWith(join(root, 'games')))
    .map(([id, { code }]) => ({ game: id.slice(root.length + 1), weight: bytes(code ?? '') }));
  expect(heavy.length).toBeGreaterThan(1);
  expect(heavy.filter(({ weight }) => weight >= 1000)).toEqual([]);
});

it('a game of Mage Knight begins without what only its turns need', () => {
  const game = join(root, 'games/mage-knight/game.ts');
  const begun = chunks.filter(({ moduleIds }) => moduleIds.includes(game));
  const sources = sourcesIn(withImports(begun));
  expect(sources).toContain('games/mage-knight/rules/round.ts');
  const ofTurns =
    /mage-knight\/(bot|solver|view|text)\/|rules\/(turn|effects\/possible|combat\/seen|prospects|reach)\.ts$/;
  expect(sources.filter((path) => ofTurns.test(path))).toEqual([]);
});

// A game is one folder, but the programs that play it must be told: no place of games/README.md may be forgotten.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Place {
  readonly file: string;
  /** The game must be named there as soon as its package exports this. */
  readonly once: string;
  readonly without: string;
}

/** Places that the compiler asks for once these are filled in are only listed in the guide. */
const PLACES: readonly Place[] = [
  { file: 'Dockerfile', once: '.', without: 'the image cannot be built' },
  {
    file: 'cli/src/games.ts',
    once: './terminal',
    without: 'nobody can play, simulate or fuzz it in a terminal',
  },
  { file: 'server/games.ts', once: './bot', without: 'no server holds a table of it' },
  { file: 'web/src/host/rules.ts', once: './view/emblem', without: 'the first page does not offer it' },
  { file: 'gallery/src/all-positions.ts', once: './view', without: 'nobody looks at its board' },
];

const names = (text: string, game: string): boolean => new RegExp(`(?<![\\w-])${game}(?![\\w-])`).test(text);

const forgotten = (game: string, exported: readonly string[]): string[] =>
  PLACES.filter(({ file, once }) => exported.includes(once) && !names(read(file), game)).map(
    ({ file, without }) => `games/${game} is not named in ${file}: ${without}.`,
  );

const games = readdirSync(join(root, 'games')).filter((game) =>
  existsSync(join(root, 'games', game, 'package.json')),
);

it.each(games)('%s is named wherever what it offers is used', (game) => {
  const { exports } = JSON.parse(read(`games/${game}/package.json`)) as { exports: object };
  expect(forgotten(game, Object.keys(exports))).toEqual([]);
});

it('a game that is named nowhere is found in every place, one that has no board yet only where it must be', () => {
  expect(forgotten('chess', ['.', './bot', './terminal', './view', './view/emblem'])).toHaveLength(
    PLACES.length,
  );
  expect(forgotten('chess', ['.', './bot'])).toEqual([
    'games/chess is not named in Dockerfile: the image cannot be built.',
    'games/chess is not named in server/games.ts: no server holds a table of it.',
  ]);
  expect(forgotten('monster', ['./bot'])).toHaveLength(1);
});

it('the guide lists every place', () => {
  const guide = read('games/README.md');
  expect(PLACES.map(({ file }) => file).filter((file) => !guide.includes(`\`${file}\``))).toEqual([]);
});

/** Folders with what is shipped; tests lie beside it. */
const PRODUCT = ['kernel', 'bots', 'protocol', 'server', 'cli', 'tableware', 'web/src', 'web/build'];
const TESTS = new Set(['test', 'measure', 'node_modules']);

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return TESTS.has(entry.name) ? [] : sourcesIn(path);
    return /[.]tsx?$/.test(entry.name) ? [path] : [];
  });

it('the test game of the kernel is named nowhere in the product', () => {
  const sources = PRODUCT.flatMap(sourcesIn);
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => /skirmish/i.test(read(file)))).toEqual([]);
});

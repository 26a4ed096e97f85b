import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { GameModule, Journal } from '@krcma/kernel';
import { load } from '@krcma/kernel';
import type { Selectable } from 'kysely';
import type { EntryRow, TableRow, TableUserRow } from '../store/schema.ts';

export const STORED = join(import.meta.dirname, 'saves');
const SAVES = '.jsonl.br';

/** What a server has stored of one table; the same moment as the save of that number of the game and release. */
export interface StoredTable {
  readonly game: string;
  readonly save: number;
  readonly table: Selectable<TableRow>;
  readonly users: readonly Selectable<TableUserRow>[];
  readonly entries: readonly Selectable<EntryRow>[];
}

/** What is expected of a save; see `cli/src/saves/save-file.ts`. */
export interface ExpectedOfSave {
  readonly asked: readonly string[];
  readonly further: readonly string[];
}

const linesOf = (file: string): string[] =>
  brotliDecompressSync(readFileSync(file)).toString().trimEnd().split('\n');

const storedReleases = (): string[] =>
  readdirSync(STORED)
    .filter((name) => name.endsWith(SAVES))
    .map((name) => name.slice(0, -SAVES.length));

export const storedBy = (release: string): StoredTable[] =>
  linesOf(join(STORED, release + SAVES)).map((line) => JSON.parse(line) as StoredTable);

/** Every game with each release that has stored tables of it; a game is stored from its own first release on. */
export const releasedGames = (): (readonly [game: string, release: string])[] =>
  storedReleases().flatMap((release) =>
    [...new Set(storedBy(release).map(({ game }) => game))].map((game) => [game, release] as const),
  );

const savesOf = (game: string): string => join(import.meta.dirname, '../../games', game, 'test/saves');

/** The saves of a game as they were written: the kernel's, or files that hold one. None of games that had them before. */
export const savesBy = (release: string, game: string): string[] => {
  const file = join(savesOf(game), release + SAVES);
  return existsSync(file) ? linesOf(file) : [];
};

export const expectedBy = (release: string, game: string): ExpectedOfSave[] =>
  JSON.parse(readFileSync(join(savesOf(game), `${release}.json`), 'utf8')) as ExpectedOfSave[];

export function loaded(module: GameModule, text: string): Journal {
  const file = JSON.parse(text) as { readonly table?: unknown };
  return load(module, file.table === undefined ? text : JSON.stringify(file.table));
}

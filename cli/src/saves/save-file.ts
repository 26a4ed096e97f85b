import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Seat } from '@krcma/kernel';
import { writeSafely } from '../play/storage.ts';

/** What a save must still do. Unlike the save it may be written anew, when rules change on purpose. */
export interface Expected {
  readonly mode: string;
  /** `krcma table`: the kernel's save. `krcma game`: the file of a browser or a terminal that holds one. */
  readonly format: string;
  /** Who is asked what: `0 battle.roll`. */
  readonly asked: readonly string[];
  /** Seats that may step back. */
  readonly back: readonly Seat[];
  /** A finger print of the table. */
  readonly table: string;
  /** Choices to play on by, as `seat choice`. */
  readonly further: readonly string[];
  /** Finger prints of the table after them, and of what was told by them. */
  readonly after: string;
  readonly told: string;
  /** Of the record of the game after them, as it was written then. */
  readonly hashes: readonly string[];
}

/** The saves of one version of the program, with what is expected of each. */
export interface Release {
  readonly name: string;
  readonly saves: readonly (Expected & { readonly text: string })[];
}

const SAVES = '.jsonl.br';

export const savesFolder = (root: string, game: string): string => join(root, 'games', game, 'test', 'saves');

export const releasesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(SAVES))
        .map((name) => basename(name, SAVES))
        .sort()
    : [];

export function readRelease(folder: string, name: string): Release {
  const texts = brotliDecompressSync(readFileSync(join(folder, name + SAVES)))
    .toString()
    .trimEnd()
    .split('\n');
  const expected = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Expected[];
  if (texts.length !== expected.length)
    throw new Error(`${name} has ${texts.length} saves, but ${expected.length} are described.`);
  return { name, saves: expected.map((each, index) => ({ ...each, text: texts[index] ?? '' })) };
}

/** Saves of one game have much in common: the whole of them is one window. */
function compressed(text: string): Buffer {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** The saves as they were written, one per line. What is there already stays for ever. */
export function writeSaves(folder: string, name: string, texts: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name + SAVES), compressed(`${texts.join('\n')}\n`), { flag: 'wx' });
}

/** One save per line, so that a difference between two versions can be read. */
export function writeExpected(folder: string, name: string, expected: readonly Expected[]): void {
  const lines = expected.map((each) => JSON.stringify(each));
  writeSafely(join(folder, `${name}.json`), `[\n${lines.join(',\n')}\n]\n`);
}

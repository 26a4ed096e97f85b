import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GameRecord } from '@krcma/kernel';
import { writeSafely } from '../play/storage.ts';

/** A recorded game that must go the same way for ever. */
export interface Golden extends GameRecord {
  readonly mode: string;
  readonly players: string;
  /** Why it was recorded, or recorded anew. */
  readonly reason: string;
}

export const goldenFolder = (root: string, game: string): string =>
  join(root, 'games', game, 'test', 'golden');

export const goldenNames = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => basename(name, '.json'))
        .sort()
    : [];

export const readGolden = (folder: string, name: string): Golden =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Golden;

export const removeGolden = (folder: string, name: string): void => rmSync(join(folder, `${name}.json`));

/** One choice per line, so that a difference between two versions can be read. */
export const writeGolden = (folder: string, name: string, golden: Golden): void =>
  writeSafely(join(folder, `${name}.json`), `${JSON.stringify(golden, null, 1)}\n`);

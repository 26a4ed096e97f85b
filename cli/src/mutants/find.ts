import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Change, changesIn } from './changes.ts';

/** One small change of one file of a game's rules. */
export interface Mutant extends Change {
  /** Below the game's `rules/`, with slashes: `recruit.ts`. */
  readonly file: string;
  readonly line: number;
  /** The line as it is and as it would be, without its indentation; a longer statement by its first line. */
  readonly was: string;
  readonly becomes: string;
}

/**
 * What a seat sees, what is secret and which components there are is demanded by the conformance suite, which is too
 * slow for mutants; positions are arranged for tests only.
 */
const LEFT_OUT = new Set(['view.ts', 'secrets.ts', 'components.ts', 'arrange.ts']);

export const rulesFolder = (root: string, game: string): string => join(root, 'games', game, 'rules');

export function rulesFilesOf(root: string, game: string): string[] {
  const folder = rulesFolder(root, game);
  if (!existsSync(folder)) throw new Error(`There are no rules to change: ${folder} does not exist.`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !LEFT_OUT.has(file))
    .sort();
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function mutantOf(file: string, source: string, change: Change): Mutant {
  const from = source.lastIndexOf('\n', change.start - 1) + 1;
  const lineEnd = source.indexOf('\n', change.start);
  const end = source.indexOf('\n', change.end);
  const rest = source.slice(change.end, end < 0 ? undefined : end);
  return {
    ...change,
    file,
    line: source.slice(0, change.start).split('\n').length,
    was: oneLine(source.slice(from, lineEnd < 0 ? undefined : lineEnd)),
    becomes: oneLine(`${source.slice(from, change.start)}${change.text}${rest}`),
  };
}

export const mutantsIn = (file: string, source: string): Mutant[] =>
  changesIn(source).map((change) => mutantOf(file, source, change));

/** Every mutant of a game's rules, file by file. */
export const mutantsOf = (root: string, game: string): Mutant[] =>
  rulesFilesOf(root, game).flatMap((file) =>
    mutantsIn(file, readFileSync(join(rulesFolder(root, game), file), 'utf8')),
  );

export const changed = (source: string, { start, end, text }: Change): string =>
  `${source.slice(0, start)}${text}${source.slice(end)}`;

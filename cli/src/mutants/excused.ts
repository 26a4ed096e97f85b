import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './find.ts';

/** A mutant that changes nothing anybody could notice, and why. */
export interface Excuse {
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
  /** Which one, when the same line stands in the file several times: 1 is the first. */
  readonly nth?: number;
  readonly reason: string;
}

export function excusesOf(root: string, game: string): Excuse[] {
  const file = join(root, 'games', game, 'test', 'mutants.json');
  return existsSync(file) ? readExcuses(readFileSync(file, 'utf8'), `games/${game}/test/mutants.json`) : [];
}

export function readExcuses(json: string, name: string): Excuse[] {
  const shape = `${name} must be a list of { file, was, becomes, reason }`;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new Error(`${shape}, but it is not JSON.`, { cause: error });
  }
  if (!Array.isArray(value)) throw new Error(`${shape}.`);
  for (const [index, entry] of value.entries()) {
    for (const key of ['file', 'was', 'becomes', 'reason'])
      if (typeof entry?.[key] !== 'string' || entry[key] === '')
        throw new Error(`${shape}, but entry ${index + 1} has no ${key}.`);
    if (entry.nth !== undefined && !(Number.isSafeInteger(entry.nth) && entry.nth > 0))
      throw new Error(`${shape}, but nth of entry ${index + 1} is not a whole number from 1 on.`);
  }
  return value as Excuse[];
}

const meantBy = ({ file, was, becomes, nth }: Excuse, mutants: readonly Mutant[]): Mutant[] => {
  const same = mutants.filter(
    (mutant) => mutant.file === file && mutant.was === was && mutant.becomes === becomes,
  );
  return nth === undefined ? same : same.slice(nth - 1, nth);
};

/** The mutants that are excused; an excuse that does not mean exactly one is a problem. */
export function excusedAmong(
  mutants: readonly Mutant[],
  excuses: readonly Excuse[],
): { excused: Map<Mutant, Excuse>; problems: string[] } {
  const excused = new Map<Mutant, Excuse>();
  const problems: string[] = [];
  for (const excuse of excuses) {
    const [meant, ...more] = meantBy(excuse, mutants);
    const words = `${excuse.file}: "${excuse.was}" to "${excuse.becomes}"`;
    if (meant === undefined)
      problems.push(`${words} is excused, but no mutant is like that; remove the entry.`);
    else if (more.length > 0)
      problems.push(`${words} is excused, but ${more.length + 1} mutants are like that; say which with nth.`);
    else if (excused.has(meant)) problems.push(`${words} is excused twice.`);
    else excused.set(meant, excuse);
  }
  return { excused, problems };
}

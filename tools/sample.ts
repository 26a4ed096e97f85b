// What the quick run takes out of long lists: other things in every run, and the same again by the seed it prints.
import { randomBytes } from 'node:crypto';
import { randomFrom, shuffle } from '../kernel/random.ts';

export const isFullRun = process.env.FULL_RUN !== undefined;

/** `vitest.config.ts` asks for it first, so that all threads have the same. */
export function sampleSeed(): string {
  process.env.SAMPLE_SEED ??= randomBytes(4).toString('hex');
  return process.env.SAMPLE_SEED;
}

/** So many of a list, in its order; all of them in the full run. */
export function sample<Item>(items: readonly Item[], count: number, seed = sampleSeed()): readonly Item[] {
  if (isFullRun || count >= items.length) return items;
  const places = shuffle({ random: randomFrom(seed) }, [...items.keys()]).slice(0, count);
  return items.filter((_, place) => places.includes(place));
}

import { describe, expect, it } from 'vitest';
import { isFullRun, sample, sampleSeed } from './sample.ts';

const letters = [...'abcdefghij'];

describe.skipIf(isFullRun)('what the quick run draws', () => {
  it('is so many of the list, in its order', () => {
    for (const seed of letters) {
      const drawn = sample(letters, 4, seed);
      expect(new Set(drawn).size).toBe(4);
      expect(drawn.toSorted()).toEqual(drawn);
    }
    expect(sample(letters, 99, 'x')).toEqual(letters);
  });

  it('is the same for the same seed, and sooner or later everything', () => {
    expect(sample(letters, 4, 'x')).toEqual(sample(letters, 4, 'x'));
    expect(new Set(letters.flatMap((seed) => sample(letters, 4, seed)))).toEqual(new Set(letters));
  });

  it('is decided by the seed of the run', () => {
    expect(sampleSeed()).toBe(process.env.SAMPLE_SEED);
    expect(sample(letters, 4)).toEqual(sample(letters, 4, process.env.SAMPLE_SEED));
  });
});

it.runIf(isFullRun)('the full run takes everything', () => {
  expect(sample(letters, 1)).toEqual(letters);
});

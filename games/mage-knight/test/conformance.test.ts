import { conformance } from '@krcma/kernel/conformance';
import { drawnConformance } from '@krcma/kernel/drawn-games';
import { describe, it } from 'vitest';
import { isFullRun, sampleSeed } from '../../../tools/sample.ts';
import { mageKnight } from '../index.ts';
import { modes } from '../modes.ts';

const effort = { every: 10 };

const wholeSuite = () => conformance(mageKnight, modes, { games: 2, effort });

const drawn = () =>
  drawnConformance(mageKnight, modes, {
    seed: sampleSeed(),
    decisions: 1200,
    effort: { ...effort, savedEvery: 3 },
  });

describe('conformance', () => {
  for (const { title, run } of isFullRun ? wholeSuite() : [drawn()]) it(title, run);
});

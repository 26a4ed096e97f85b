import { conformance } from '@krcma/kernel/conformance';
import { drawnConformance } from '@krcma/kernel/drawn-games';
import { playRandomly } from '@krcma/kernel/testing';
import { describe, expect, it } from 'vitest';
import { isFullRun, sampleSeed } from '../../../tools/sample.ts';
import { monsterLands } from '../index.ts';
import { modes } from '../modes.ts';

const effort = { every: 8 };

const wholeSuite = () => conformance(monsterLands, modes, { games: 2, effort });

const drawn = () =>
  drawnConformance(monsterLands, modes, {
    seed: sampleSeed(),
    decisions: 1500,
    effort: { ...effort, savedEvery: 3 },
  });

describe('conformance', () => {
  for (const { title, run } of isFullRun ? wholeSuite() : [drawn()]) it(title, run);
});

describe('a game by chance', () => {
  it('ML-ROUND.1 ends after at most six rounds', () => {
    for (let i = 0; i < 20; i++) {
      const { game } = playRandomly(monsterLands, { seats: 2 + (i % 3), seed: `rounds ${i}` });
      expect(game.round).toBeLessThanOrEqual(6);
      expect(game.outcome?.reason).toMatch(/glory|rounds/);
    }
  });
});

import { playRandomly } from '@krcma/kernel/testing';
import { describe, expect, it } from 'vitest';
import { promises } from '../../../tools/promises.ts';
import { monsterLands } from '../index.ts';
import { modes } from '../modes.ts';

describe('conformance', () => {
  for (const { title, run } of promises(monsterLands, modes)) it(title, run);
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

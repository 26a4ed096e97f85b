import { playRandomly } from '@krcma/kernel/testing';
import { describe, expect, it } from 'vitest';
import { promises } from '../../../tools/promises.ts';
import { ragnarok } from '../index.ts';
import { modes, rareEndings } from '../modes.ts';

describe('conformance', () => {
  for (const { title, run } of promises(ragnarok, modes, { decisions: 1200 })) it(title, run);
});

describe('a game by chance', () => {
  it('LOR-RAG.6 ends at the latest with Ragnarök, with two, three and four players', () => {
    for (let i = 0; i < 15; i++) {
      const seats = 2 + (i % 3);
      const { game } = playRandomly(ragnarok, { seats, seed: `ends ${i}`, options: { lastRound: 8 } });
      expect(game.outcome?.winners).toHaveLength(1);
      expect(game.turns).toBeLessThanOrEqual(9 * seats);
    }
  });

  it.each(Object.entries(rareEndings))(
    'LOR-VIC.1 LOR-VIC.2 LOR-VIC.4 ends by %s from near it',
    (ending, near) => {
      const reasons = new Set<string | undefined>();
      for (let seed = 0; seed < 400 && !reasons.has(ending); seed++) {
        const setup = { seats: 2 + (seed % 3), seed: `near ${seed}`, arrangement: near };
        reasons.add(playRandomly(ragnarok, { ...setup, options: { lastRound: 6 } }).game.outcome?.reason);
      }
      expect(reasons).toContain(ending);
    },
  );
});

import type { Json } from '@krcma/kernel';
import { playRandomly } from '@krcma/kernel/testing';
import { describe, expect, it } from 'vitest';
import { promises } from '../../../tools/promises.ts';
import { mageKnight } from '../index.ts';
import { endings, modes, rareEndings } from '../modes.ts';

describe('conformance', () => {
  for (const { title, run } of promises(mageKnight, modes, { decisions: 1200, every: 10 })) it(title, run);
});

describe('a game by chance', () => {
  it.each(modes)('MK-3.22, MK-1.3 of $name ends, one of the ways it can', (mode) => {
    for (let seed = 0; seed < 6; seed++) {
      const setup = { seats: mode.seats, options: mode.options ?? {}, seed: `ends ${seed}` };
      const { game } = playRandomly(mageKnight, setup);
      const reason = game.outcome?.reason as keyof typeof endings;
      expect(endings[reason](mode)).toBe(true);
      expect(game.round).toBeLessThanOrEqual(6);
    }
  });

  it.each(modes.filter(endings.citiesConquered))(
    'MK-32.5, MK-33.4 of $name ends with the last city',
    (mode) => {
      for (let seed = 0; seed < 4; seed++) {
        const setup = { seats: mode.seats, options: mode.options ?? {}, seed: `near ${seed}` };
        const near = { ...setup, arrangement: rareEndings.citiesConquered as Json };
        expect(playRandomly(mageKnight, near).game.outcome?.reason).toBe('citiesConquered');
      }
    },
  );
});

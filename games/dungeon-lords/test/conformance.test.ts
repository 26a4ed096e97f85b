import { start } from '@krcma/kernel';
import { playRandomly } from '@krcma/kernel/testing';
import { describe, expect, it } from 'vitest';
import { promises } from '../../../tools/promises.ts';
import { dungeonLords } from '../index.ts';
import { modes, traitsOf } from '../modes.ts';

describe('conformance', () => {
  for (const { title, run } of promises(dungeonLords, modes)) it(title, run);
});

describe('a game by chance', () => {
  it('DL-GEN.1 takes two years with two, three and four lords', () => {
    for (let i = 0; i < 15; i++) {
      const { game } = playRandomly(dungeonLords, { seats: 2 + (i % 3), seed: `years ${i}` });
      expect(game).toMatchObject({ year: 2, season: 'autumn', outcome: { reason: 'points' } });
    }
  });
});

describe('how a seat began', () => {
  it('is told of the finished table: how far from whoever started', () => {
    for (const seats of [2, 3, 4]) {
      const setup = { seats, seed: `began ${seats}` };
      const { start: first } = start(dungeonLords, setup);
      const { game } = playRandomly(dungeonLords, setup);
      for (let place = 0; place < seats; place++)
        expect(traitsOf(game, (first + place) % seats)).toEqual([`place ${place + 1} from the first start`]);
    }
  });

  it('alone nobody starts before others', () => {
    expect(traitsOf(start(dungeonLords, { seats: 1, seed: 'alone' }), 0)).toEqual([]);
  });
});

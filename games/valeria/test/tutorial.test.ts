import { learn, lessonChecks } from '@krcma/tableware/lesson';
import { describe, expect, it } from 'vitest';
import { valeria } from '../index.ts';
import { tutorials } from '../tutorial/index.ts';

const LEARNER = 0;

for (const [id, tutorial] of Object.entries(tutorials))
  describe(`the lesson ${id}`, () => {
    for (const { title, run } of lessonChecks(valeria, tutorial)) it(title, run);
  });

describe('the first lesson', () => {
  it('leaves the learner with something of every kind', () => {
    const { citizens, domains, slain, vp } = learn(valeria, tutorials.first).game.players[LEARNER] ?? {};
    expect({ citizens, domains, slain, vp }).toEqual({
      citizens: ['archer', 'knight'],
      domains: ['gargans-embrace'],
      slain: ['goblin', 'treant'],
      vp: 1,
    });
  });

  it('tells the dice and the resources as they are', () => {
    const told: Record<string, readonly number[]> = {};
    learn(valeria, tutorials.first, ({ game }, { say }) => {
      const { gold = 0, strength = 0, magic = 0 } = game.players[LEARNER] ?? {};
      told[say] = [...game.dice, gold, strength, magic];
    });
    expect(told).toMatchObject({
      roll: [5, 1, 8, 1, 2],
      others: [4, 2, 5, 3, 2],
      doubles: [4, 4, 5, 7, 2],
      goblin: [4, 4, 5, 7, 3],
      victory: [5, 3, 8, 4, 3],
      surcharge: [1, 6, 8, 5, 3],
      payDomain: [1, 6, 5, 5, 3],
      embrace: [3, 3, 0, 7, 1],
    });
  });
});

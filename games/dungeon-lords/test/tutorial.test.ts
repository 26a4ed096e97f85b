import { learn, lessonChecks } from '@krcma/tableware/lesson';
import { describe, expect, it } from 'vitest';
import { dungeonLords } from '../index.ts';
import { tutorials } from '../tutorial/index.ts';

const LEARNER = 0;

for (const [id, tutorial] of Object.entries(tutorials))
  describe(`the lesson ${id}`, () => {
    for (const { title, run } of lessonChecks(dungeonLords, tutorial)) it(title, run);
  });

describe('the first lesson', () => {
  it('leaves the learner with something of every kind', () => {
    const { game } = learn(dungeonLords, tutorials.first);
    const { gold, food, imps, evil, lair, traps, party, spied } = game.lords[LEARNER] ?? {};
    expect({ gold, food, imps, evil, traps, spied }).toMatchObject({ gold: 3, food: 4, imps: 3, evil: 4 });
    expect(lair?.map(({ id }) => id)).toEqual(['goblin']);
    expect(party?.map(({ id }) => id)).toEqual(['priest-1-2']);
    expect(traps).toHaveLength(2);
    expect(spied).toEqual([0]);
    expect(game.season).toBe('summer');
  });

  it('tells evil, food and the season as they are', () => {
    const told: Record<string, readonly unknown[]> = {};
    learn(dungeonLords, tutorials.first, ({ game }, { say }) => {
      const { evil, food, gold } = game.lords[LEARNER] ?? {};
      told[say] = [game.season, evil, food, gold];
    });
    expect(told).toMatchObject({
      dungeon: ['winter', 4, 3, 3],
      evil: ['winter', 5, 6, 3],
      springComes: ['spring', 5, 5, 3],
      reputation: ['spring', 5, 5, 3],
      spy: ['spring', 4, 5, 3],
      buy: ['spring', 4, 5, 5],
      hero: ['summer', 4, 4, 3],
    });
  });
});

describe('the lesson of the fight', () => {
  it('DL-TRN.7 is the best there is, and saves the food', () => {
    const { game } = learn(dungeonLords, tutorials.fight);
    expect(game.outcome).toMatchObject({ reason: 'training-best', winners: [LEARNER] });
    expect(game.lords[LEARNER]).toMatchObject({ food: 1, conquered: [2] });
  });
});

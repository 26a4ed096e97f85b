import { learn, lessonChecks } from '@krcma/tableware/lesson';
import { describe, expect, it } from 'vitest';
import { monsterLands } from '../index.ts';
import { tutorials } from '../tutorial/index.ts';

for (const [id, tutorial] of Object.entries(tutorials))
  describe(`the lesson ${id}`, () => {
    for (const { title, run } of lessonChecks(monsterLands, tutorial)) it(title, run);
  });

describe('the first lesson', () => {
  it('leads into the second round', () => {
    const { game } = learn(monsterLands, tutorials.first);
    const { glory, coins, reputation, members } = game.clans[0] ?? {};
    expect({ round: game.round, glory, coins, reputation, members: members?.length }).toEqual({
      round: 2,
      glory: 8,
      coins: 10,
      reputation: 4,
      members: 3,
    });
  });
});

describe('the other lessons', () => {
  const LEARNER = 0;

  /** Glory, reputation and coins when these things are said. */
  const told = (id: keyof typeof tutorials) => {
    const figures: Record<string, readonly (number | undefined)[]> = {};
    learn(monsterLands, tutorials[id], ({ game }, { say }) => {
      const { glory, reputation, coins } = game.clans[LEARNER] ?? {};
      figures[say] = [glory, reputation, coins];
    });
    return figures;
  };

  it('tell glory and coins as they are', () => {
    expect(told('realms')).toMatchObject({ conquest: [8, 1, 6], settle: [11, 1, 6] });
    expect(told('entrance')).toMatchObject({ roll: [9, 4, 5], open: [12, 4, 10] });
    expect(told('loot')).toMatchObject({ conquest: [11, 5, 0], done: [11, 5, 10] });
    expect(told('equipment')).toMatchObject({ bearer: [10, 7, 6], hand: [10, 7, 3], path: [10, 7, 11] });
    expect(told('wages')).toMatchObject({ count: [12, 8, 1], end: [12, 8, 5], deserter: [12, 8, 4] });
    expect(told('death')).toMatchObject({ roll: [12, 5, 9], death: [14, 5, 9] });
  });

  it('end with what they taught', () => {
    const at = (id: keyof typeof tutorials) => learn(monsterLands, tutorials[id]).game.clans[LEARNER];
    expect(at('realms')?.members.find(({ id }) => id === 'trunk')?.realm).toBe('jaha');
    expect(learn(monsterLands, tutorials.entrance).game.citadel.tavern.panic).toBe(false);
    expect(at('loot')).toMatchObject({ loot: [], trophies: ['kodyl'] });
    expect(at('equipment')?.members.find(({ id }) => id === 'drabor')?.equipment).toEqual(['zeldiv-1']);
    expect(learn(monsterLands, tutorials.wages).game.clans[1]?.members.map(({ id }) => id)).toEqual([
      'tentok',
      'tepej',
    ]);
    expect(at('death')?.leader).toBe('tarka');
  });
});

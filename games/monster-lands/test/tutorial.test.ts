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

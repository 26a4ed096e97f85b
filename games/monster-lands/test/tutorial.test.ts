import { learn, lessonChecks } from '@krcma/tableware/lesson';
import { describe, expect, it } from 'vitest';
import { monsterLands } from '../index.ts';
import { tutorial } from '../tutorial/index.ts';

describe('the lesson', () => {
  for (const { title, run } of lessonChecks(monsterLands, tutorial)) it(title, run);

  it('leads into the second round', () => {
    const { game } = learn(monsterLands, tutorial);
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

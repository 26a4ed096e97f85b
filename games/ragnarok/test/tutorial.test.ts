import { learn, lessonChecks } from '@krcma/tableware/lesson';
import { describe, expect, it } from 'vitest';
import { ragnarok } from '../index.ts';
import { strengthIn } from '../rules/armies.ts';
import { controllerOf } from '../rules/control.ts';
import { tutorials } from '../tutorial/index.ts';

const LEARNER = 0;

for (const [id, tutorial] of Object.entries(tutorials))
  describe(`the lesson ${id}`, () => {
    for (const { title, run } of lessonChecks(ragnarok, tutorial)) it(title, run);
  });

describe('the first lesson', () => {
  it('leaves the learner with three regions, a temple and a priest', () => {
    const { game } = learn(ragnarok, tutorials.first);
    expect([1, 2, 5].map((region) => controllerOf(game, region))).toEqual([LEARNER, LEARNER, LEARNER]);
    expect(game.temples).toEqual([2]);
    expect(game.players[LEARNER]).toMatchObject({ priests: 1, hand: [], runes: { uruz: 0, algiz: 0 } });
  });

  it('tells Might, strengths and the battle as they are', () => {
    const told: Record<string, readonly unknown[]> = {};
    learn(ragnarok, tutorials.first, ({ game }, { say }) => {
      told[say] = [
        game.players[LEARNER]?.attributes.might,
        strengthIn(game, LEARNER, 5),
        strengthIn(game, 1, 5),
        strengthIn(game, 1, 6),
      ];
    });
    expect(told).toMatchObject({
      priest: [2, 0, 0, 3],
      forge: [3, 0, 0, 3],
      usurp: [3, 4, 0, 3],
      attacked: [3, 4, 3, 0],
      // Lost the battle and a loss of its own card: two of three are gone.
      won: [3, 4, 0, 1],
    });
  });
});

describe('the lesson of the hunt', () => {
  it('ends with the draug slain and his blade taken', () => {
    const { game } = learn(ragnarok, tutorials.hunt);
    expect(game.players[LEARNER]).toMatchObject({
      slain: ['draug'],
      priests: 1,
      artifacts: [{ id: 'barrow-blade', charged: true }],
      runes: { othila: 1 },
    });
  });
});

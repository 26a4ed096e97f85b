import { type Json, positionOf } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { monsterLands } from '../index.ts';
import { tutorial } from '../tutorial/index.ts';
import type { Game } from './table.ts';

const LEARNER = 0;

/** Goes through the steps as the page does, and shows each one before the learner chooses. */
function learn(look: (game: Game, say: string) => void = () => {}): Game {
  const { seats, seed, options = {}, arrangement } = tutorial.setup;
  const game = positionOf(monsterLands, { seats, seed, options, arrangement: arrangement as Json });
  for (const { say, choice, others = [] } of tutorial.steps) {
    for (const line of others) {
      const [seat, ...words] = line.split(' ');
      game.play([Number(seat), words.join(' ')]);
    }
    look(game, say);
    if (choice !== undefined) game.play([LEARNER, choice]);
  }
  return game;
}

describe('the lesson', () => {
  it('can be played from its first step to its last', () => {
    const { game } = learn();
    const { glory, coins, reputation, members } = game.clans[LEARNER] ?? {};
    expect({ round: game.round, glory, coins, reputation, members: members?.length }).toEqual({
      round: 2,
      glory: 8,
      coins: 10,
      reputation: 4,
      members: 3,
    });
  });

  it('points at the thing whose touch is asked for', () => {
    learn((game, say) => {
      const step = tutorial.steps.find((each) => each.say === say);
      if (step?.choice === undefined) return;
      const option = game.asked(LEARNER).options.find(({ id }) => id === step.choice);
      expect(option?.thing, say).toBe(step.thing);
    });
  });

  it('has words for every step in both languages, and none without a step', () => {
    const said = tutorial.steps.map(({ say }) => say).sort();
    expect(Object.keys(tutorial.texts.en).sort()).toEqual(said);
    expect(Object.keys(tutorial.texts.cs).sort()).toEqual(said);
  });
});

import { type Json, positionOf } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { valeria } from '../index.ts';
import { tutorial } from '../tutorial/index.ts';
import type { Game } from './table.ts';

const LEARNER = 0;

function lesson(): Game {
  const { seats, seed, options = {}, arrangement } = tutorial.setup;
  return positionOf(valeria, { seats, seed, options, arrangement: arrangement as Json });
}

/** Goes through the steps as the page does, and shows each one before the learner chooses. */
function learn(look: (game: Game, say: string) => void = () => {}): Game {
  const game = lesson();
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
    const game = learn();
    const { citizens, domains, slain, vp } = game.game.players[LEARNER] ?? {};
    expect({ citizens, domains, slain, vp }).toEqual({
      citizens: ['archer', 'knight'],
      domains: ['gargans-embrace'],
      slain: ['goblin', 'treant'],
      vp: 1,
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

  it('tells the dice and the resources as they are', () => {
    const told: Record<string, readonly number[]> = {};
    learn(({ game }, say) => {
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

  it('has words for every step in both languages, and none without a step', () => {
    const said = tutorial.steps.map(({ say }) => say).sort();
    expect(Object.keys(tutorial.texts.en).sort()).toEqual(said);
    expect(Object.keys(tutorial.texts.cs).sort()).toEqual(said);
  });
});

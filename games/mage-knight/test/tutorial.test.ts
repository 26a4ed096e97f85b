import { learn, lessonChecks } from '@krcma/tableware/lesson';
import { describe, expect, it } from 'vitest';
import { mageKnight } from '../index.ts';
import { sumOf } from '../rules/combat/sums.ts';
import { tutorials } from '../tutorial/index.ts';
import { type LessonId, lessons } from '../tutorial/list.ts';
import type { Game } from './table.ts';
import { playerOf } from './table.ts';

for (const [id, tutorial] of Object.entries(tutorials))
  describe(`the lesson ${id}`, () => {
    for (const { title, run } of lessonChecks(mageKnight, tutorial)) it(title, run);
  });

it('all lessons that are listed are there, in their order', () => {
  expect(lessons.map(({ id }) => id)).toEqual(Object.keys(tutorials));
});

/** What is true when a step is said, by what it says. */
function at<T>(lesson: LessonId, look: (game: Game) => T): Record<string, T> {
  const seen: Record<string, T> = {};
  learn(mageKnight, tutorials[lesson], (game, { say }) => {
    seen[say] = look(game);
  });
  return seen;
}

const move = ({ game }: Game) => game.turn.move;
/** What is laid in the fight, and what is needed. */
const laid = ({ game }: Game) => {
  const { total, need } = sumOf(game);
  return [total, need];
};

describe('the first lesson', () => {
  it('tells Move, fame and cards as they are', () => {
    expect(
      at('first', (game) => [move(game), playerOf(game).fame, playerOf(game).hand.length]),
    ).toMatchObject({
      tactic: [0, 0, 5],
      hand: [0, 0, 7],
      plains: [4, 0, 6],
      onwards: [2, 0, 6],
      more: [0, 0, 6],
      village: [2, 0, 5],
      explore: [2, 0, 4],
      revealed: [0, 1, 4],
      keep: [0, 1, 4],
      forest: [0, 1, 5],
      glade: [3, 1, 3],
    });
  });

  it('provokes nobody, and ends with a token of gold mana', () => {
    const game = learn(mageKnight, tutorials.first);
    expect(playerOf(game)).toMatchObject({ space: '0,1:NE', fame: 1, tokens: { gold: 1 } });
    expect(game.game.combat).toBeNull();
  });
});

describe('the lesson of the fight', () => {
  it('counts as the table counts', () => {
    expect(at('fight', laid)).toMatchObject({
      bow: [0, 4],
      again: [3, 4],
      shot: [6, 4],
      sideways: [0, 1],
      blocked: [1, 1],
      second: [2, 4],
      struck: [4, 4],
    });
  });

  it('brings 5 fame, a level, a skill and a card, and leaves no wound', () => {
    expect(at('fight', (game) => playerOf(game).hand.includes('wound'))).toMatchObject({
      damage: false,
      wound: true,
      healed: true,
      rest: false,
    });
    const player = playerOf(learn(mageKnight, tutorials.fight));
    expect(player).toMatchObject({ fame: 5, level: 2, reputation: 2, skills: [{ id: 'tovak-double-time' }] });
    expect(player.hand).toContain('refreshing-walk');
  });
});

describe('the lesson of influence and units', () => {
  it('tells Influence as it is', () => {
    expect(at('units', ({ game }) => game.turn.influence)).toMatchObject({
      influence: 1,
      offer: 5,
      unit: 1,
      buy: 3,
      heal: 0,
    });
  });

  it('ends with Peasants who are well and spent, and a hero who is whole', () => {
    const player = playerOf(learn(mageKnight, tutorials.units));
    expect(player.units).toMatchObject([{ unit: 'peasants', wounds: 0, spent: true }]);
    expect(player).toMatchObject({ fame: 7, level: 2, reputation: 5 });
    expect(player.hand).not.toContain('wound');
  });
});

describe('the lesson of the mage tower', () => {
  it('counts as the table counts', () => {
    expect(at('tower', laid)).toMatchObject({
      ice: [0, 6],
      blocked: [7, 6],
      second: [4, 5],
      strike: [6, 5],
      burnt: [5, 3],
    });
  });

  it('shows the garrison only when it is attacked', () => {
    const up = ({ game }: Game) => game.holdings['1,1:C']?.tokens[0]?.up;
    expect(at('tower', up)).toMatchObject({ tower: false, assault: false });
  });

  it('brings the tower, a Spell, a level and a second command token', () => {
    const reputations = at('tower', (game) => playerOf(game).reputation);
    expect(reputations).toMatchObject({ assault: 0, mages: -1 });
    const game = learn(mageKnight, tutorials.tower);
    expect(game.game.holdings['1,1:C']?.shields).toEqual([0]);
    expect(playerOf(game)).toMatchObject({ fame: 12, level: 3, played: [{ card: 'fireball' }] });
  });
});

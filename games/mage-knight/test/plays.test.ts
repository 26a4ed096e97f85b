import { positionOf } from '@krcma/kernel';
import { playRandomly } from '@krcma/kernel/testing';
import { expect, it } from 'vitest';
import { mageKnight } from '../index.ts';
import { playerOf, table } from './table.ts';

it.each([
  [1, 'first-reconnaissance'],
  [2, 'first-reconnaissance'],
  [3, 'blitz-conquest'],
  [4, 'blitz-conquest'],
  [1, 'solo-conquest'],
])('games at random of %i in %s end', (seats, scenario) => {
  for (let seed = 0; seed < 5; seed++) {
    const { game } = playRandomly(mageKnight, { seats, options: { scenario }, seed: `${seed}` });
    expect(game.outcome).toBeDefined();
  }
});

it('MK-1.6, MK-1.7 a card is played for its basic effect, or its powered one with mana of its colour', () => {
  const t = table({ players: [{ hand: ['march', 'rage'] }] });
  t.play('play:march', 'powered');
  expect(t.game.turn).toMatchObject({ move: 4, diceUsed: 1 });
  expect(playerOf(t).hand).toEqual(['rage']);
});

it("choosing a hero and a tactic is nobody's turn, so it ends none", () => {
  const t = positionOf(mageKnight, { seats: 2, seed: 'heroes', options: {} });
  while (t.game.phase !== 'turns') {
    expect(mageKnight.turn?.(t.game)).toEqual({ seat: undefined, number: 0 });
    const { seat, options } = t.asked();
    t.play([seat, options[0]?.id ?? '']);
  }
  expect(mageKnight.turn?.(t.game)).toEqual({ seat: t.game.active, number: 1 });
});

// What changes the numbers of an enemy for the rest of the combat, and is told.
import type { Seat } from '@krcma/kernel';
import { type Foe, foeAt, type MageKnight } from '../../state.ts';
import { note } from '../script.ts';
import { armorOf, attackAt, attackValue } from './numbers.ts';

export const wordsOfAttack = (game: MageKnight, foe: Foe, attack: number) => ({
  foe: foe.id,
  enemy: foe.enemy,
  attack,
  n: attackValue(game, foe, attack),
  element: attackAt(foe, attack).element,
});

export function changeArmor(game: MageKnight, seat: Seat, foe: Foe, delta: number): void {
  foe.armorDelta += delta;
  const { id, enemy } = foe;
  note({ key: 'armor-changed', player: seat, foe: id, enemy, armor: armorOf(game, foe) });
}

/** MK-11.24: the printed value, before it is doubled; 0 deals nothing and was not blocked (MK-12.35). */
export function changeAttack(
  game: MageKnight,
  seat: Seat,
  id: number,
  index: number,
  delta: number,
  min = 0,
): void {
  const foe = foeAt(game, id);
  attackAt(foe, index).delta += Math.max(delta, min - attackValue(game, foe, index));
  note({ key: 'attack-changed', player: seat, ...wordsOfAttack(game, foe, index) });
}

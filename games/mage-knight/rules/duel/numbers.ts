// MK-17.11, .13: what a block takes off an attack on a player, and what its damage costs.
import { type Duel, type Foe, type MageKnight, playerAt } from '../../state.ts';
import { ignoredOf } from '../combat/damage.ts';
import { armorOf, attackAt, attackHas, wholeAttack, withstands } from '../combat/numbers.ts';
import { sumOf } from '../combat/sums.ts';
import { armorOf as heroArmor } from '../deck.ts';
import { HERO } from './rivals.ts';
import { blockerOf } from './turns.ts';

/** Ranged and siege attacks are like swift ones: two points of block for one of the attack (MK-17.11). */
export const isSwift = (game: MageKnight): boolean => {
  const hero = game.combat?.foes[HERO];
  return hero !== undefined && hero.attacks.length > 0 && attackHas(hero, attackAt(hero, 0), 'swift');
};

/** What the block that is laid takes off the attack, and what is left of it. */
export function blockNow(game: MageKnight) {
  const sum = sumOf(game);
  const attack = wholeAttack(game);
  const less = isSwift(game) ? Math.floor(sum.total / 2) : sum.total;
  return { ...sum, attack, left: Math.max(0, attack - less) };
}

/** A unit that resists any element of the attack takes twice as much (MK-17.13). */
export const resistsAttack = ({ elements }: Duel, foe: Foe): boolean =>
  elements.some((each) => withstands(foe, each));

export const costOfUnit = (game: MageKnight, duel: Duel, foe: Foe): number =>
  armorOf(game, foe) * (resistsAttack(duel, foe) ? 2 : 1);

/** What the blocker's hero ignores of such an attack. */
export const ignoredByHero = (game: MageKnight, duel: Duel): number =>
  Math.min(...duel.elements.map((each) => ignoredOf(game, blockerOf(duel), each)));

/** The Armor of the hero, and what it need not take besides. */
export const costOfHero = (game: MageKnight, duel: Duel): number =>
  heroArmor(playerAt(game, blockerOf(duel))) + ignoredByHero(game, duel);

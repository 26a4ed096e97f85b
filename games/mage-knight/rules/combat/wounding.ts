// What an unblocked attack does to whom it is assigned to: wounds, poison, paralysis, and whoever drinks of it.
import type { Seat } from '@krcma/kernel';
import { type Foe, foeAt, type MageKnight, playerAt, type Unit } from '../../state.ts';
import { note, type Of } from '../script.ts';
import { cardOfUnit, unitArmor, unitWithstands } from '../unit-numbers.ts';
import { leaveUnit } from '../units.ts';
import { discardAllCards, spareWounds, takeWounds } from '../wounds.ts';
import { attackAt, attackHas } from './numbers.ts';

/** One attack of one enemy. */
export interface Blow extends Of {
  foe: number;
  attack: number;
}

/** MK-13.15: for each unit wounded, and for each wound that came to the hand. */
function drink(seat: Seat, foe: Foe, attack: number, n: number): void {
  if (n === 0 || !attackHas(foe, attackAt(foe, attack), 'vampiric')) return;
  foe.grown += n;
  note({ key: 'vampiric', player: seat, n, foe: foe.id, enemy: foe.enemy });
}

/** MK-12.22 to .24, MK-13.7, .9, .11: gives what is left of the damage. */
export function woundUnit(
  game: MageKnight,
  blow: Blow,
  unit: Unit,
  damage: number,
  isShielded = false,
): number {
  const { player: seat, attack: index } = blow;
  const owner = playerAt(game, seat);
  const foe = foeAt(game, blow.foe);
  const attack = attackAt(foe, index);
  const armor = unitArmor(game, owner, unit);
  foe.helped = true;
  game.turn.influence -= cardOfUnit(unit).influenceForDamage ?? 0;
  let left = damage;
  if (unitWithstands(game, owner, unit, attack.element)) {
    left = Math.max(0, left - armor);
    note({ key: 'unit-resisted', player: seat, unit: unit.unit, armor, left });
    if (left === 0) {
      unit.resisted = true;
      return 0;
    }
  }
  left = Math.max(0, left - armor);
  if (isShielded) {
    unit.bannerDown = true;
    unit.resisted = true;
    note({ key: 'wound-shielded', player: seat, unit: unit.unit, left });
    return left;
  }
  unit.wounds = attackHas(foe, attack, 'poison') ? 2 : 1;
  note({ key: 'unit-wounded', player: seat, unit: unit.unit, wounds: unit.wounds, armor, left });
  drink(seat, foe, index, 1);
  if (attackHas(foe, attack, 'paralyze')) leaveUnit(game, seat, unit.id);
  return left;
}

/** MK-12.27, MK-13.8, .10. */
export function woundHero(game: MageKnight, blow: Blow, dealt: number): void {
  const { player: seat, attack: index } = blow;
  const wounds = dealt - spareWounds(game, seat, dealt, true);
  const foe = foeAt(game, blow.foe);
  const attack = attackAt(foe, index);
  takeWounds(game, seat, wounds);
  if (attackHas(foe, attack, 'poison')) takeWounds(game, seat, wounds, 'discard');
  drink(seat, foe, index, wounds);
  if (wounds > 0 && attackHas(foe, attack, 'paralyze'))
    note({ key: 'hero-paralyzed', player: seat, cards: discardAllCards(game, seat) });
}

// Units that can take a blow for the hero (MK-12.21, .26).
import type { Seat } from '@krcma/kernel';
import { cardOfUnit, unitArmor, unitResistances } from '../rules/unit-numbers.ts';
import { type MageKnight, playerAt, type Unit } from '../state.ts';
import type { Guard } from './harm.ts';
import { war } from './weights.ts';
import { unitWorth } from './worth.ts';

/** Whoever is not wounded, used or not; none that wants to be paid for it. */
export function guardsOf(
  game: MageKnight,
  seat: Seat,
  mayUse: (unit: Unit) => boolean = () => true,
): Guard[] {
  const player = playerAt(game, seat);
  const guards: Guard[] = [];
  for (const unit of player.units) {
    const { influenceForDamage = 0 } = cardOfUnit(unit);
    if (unit.wounds > 0 || unit.resisted || influenceForDamage > game.turn.influence || !mayUse(unit))
      continue;
    guards.push({
      unit: unit.id,
      armor: unitArmor(game, player, unit),
      resistances: unitResistances(game, player, unit),
      harm: war.unitHurt * unitWorth(game, unit.unit),
    });
  }
  return guards;
}

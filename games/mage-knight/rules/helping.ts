// Units of the offer that may join for nothing, or help where they stand.
import type { Seat } from '@krcma/kernel';
import type { UnitCard } from '../data/unit-card.ts';
import { type UnitId, units } from '../data/units.ts';
import type { MageKnight } from '../state.ts';
import { usableAbilities } from './abilities.ts';
import { purseOf } from './purse.ts';
import type { Can } from './sides.ts';
import { offeredUnits } from './unit-prices.ts';

/** Neither familiars nor masters of many abilities do either. */
const isPlain = (unit: UnitId): boolean => {
  const { familiar, manyAbilities }: UnitCard = units[unit];
  return familiar !== true && manyAbilities !== true;
};

export const plainUnits = (game: MageKnight): UnitId[] => offeredUnits(game).filter(isPlain);

/** Those with an ability that can be used now. */
export function helpersOf(game: MageKnight, seat: Seat, can: Can): UnitId[] {
  const purse = purseOf(game, seat);
  return plainUnits(game).filter((unit) => usableAbilities(game, seat, unit, [], purse, can).length > 0);
}

import type { DuelUnit } from '../rules/duel/seen.ts';
import type { MageKnightView } from '../rules/view.ts';

/** Units of whoever is fought by the one who acts now: the foes of a combat of players. */
export function rivalsIn({ duel }: Pick<MageKnightView, 'duel'>): readonly DuelUnit[] {
  if (duel === undefined) return [];
  const { aggressor, defender } = duel.sides;
  return (duel.acting === aggressor.seat ? defender : aggressor).units;
}

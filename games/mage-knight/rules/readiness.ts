// MK-6.7, .12, MK-11.19: whether a unit can be activated at all, whatever for.
import type { MageKnight, Unit } from '../state.ts';
import type { Why } from './action.ts';
import { cardOfUnit, takesPart } from './unit-numbers.ts';

/** Influence that it asks for before it fights in an assault (MK-10.24), or against Volkare (MK-23.26). */
export const influenceFor = ({ combat }: MageKnight, unit: Unit): number =>
  combat?.cause === 'assault' || combat?.cause === 'volkare' ? (cardOfUnit(unit).influenceInAssault ?? 0) : 0;

export function whyNotReady(game: MageKnight, unit: Unit): Why | undefined {
  const { combat, turn } = game;
  if (unit.wounds > 0) return { reason: { key: 'unit-is-wounded' }, rule: 'MK-6.12' };
  if (unit.spent) return { reason: { key: 'unit-is-spent' }, rule: 'MK-6.7' };
  if (combat !== null && !takesPart(combat, unit))
    return { reason: { key: 'units-are-kept-out' }, rule: 'MK-11.19' };
  const influence = influenceFor(game, unit);
  if (influence > 0 && turn.influence < influence)
    return { reason: { key: 'unit-wants-influence', influence }, rule: 'MK-10.24' };
  return undefined;
}

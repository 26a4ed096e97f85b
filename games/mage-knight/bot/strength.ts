// What a hero is good for in a fight, as everybody can see.
import { units } from '../data/units.ts';
import type { Player } from '../state.ts';
import { strength } from './weights.ts';

/** A hand of cards, the units and the level; a unit that was used comes back only with the next round. */
export function strengthIn({ level, units: own, skills }: Player): number {
  let sum = strength.hand + strength.level * (level - 1) + strength.skill * skills.length;
  for (const { unit, wounds, spent } of own)
    if (wounds === 0) sum += strength.unit * units[unit].level * (spent ? strength.spent : 1);
  return sum;
}

// MK-11.15, .16, MK-13.19, .23, .24: whom an effect that is neither an attack nor a block does nothing to.
import { cardOf, type FaceId } from '../../data/cards.ts';
import type { OpsSource } from '../../data/sources.ts';
import type { Colour, Resistance } from '../../data/types.ts';
import type { UnitCard } from '../../data/unit-card.ts';
import { type UnitId, units } from '../../data/units.ts';
import type { Foe } from '../../state.ts';
import { has, isRivalHero, resists } from './numbers.ts';

/** Colours of what it comes from: the card, or what the unit's ability is paid with (MK-1.20). */
function coloursOf(source: OpsSource): readonly Colour[] {
  const [kind, id = '', part = ''] = source.split(':');
  if (kind === 'card') return cardOf(id as FaceId).colours;
  if (kind !== 'unit') return [];
  const { abilities }: UnitCard = units[id as UnitId];
  const mana = abilities[Number(part)]?.mana;
  return mana === undefined ? [] : [mana];
}

const ignoredBy: Readonly<Partial<Record<Colour, Resistance>>> = { red: 'fire', blue: 'ice' };

/** Fire resistance ignores what is red, ice resistance what is blue. */
export function isColourImmune(foe: Foe, source: OpsSource): boolean {
  for (const colour of coloursOf(source)) {
    const resistance = ignoredBy[colour];
    if (resistance !== undefined && resists(foe, resistance)) return true;
  }
  return false;
}

/**
 * Whether an effect reaches an enemy. What changes the value, element or abilities of its attack gets past Arcane
 * Immunity; what stops it, strips it, destroys it or lowers its Armor does not.
 */
export const isTouchedBy = (foe: Foe, source: OpsSource, changes: 'attack' | 'enemy'): boolean =>
  !isColourImmune(foe, source) && !isRivalHero(foe) && (changes === 'attack' || !has(foe, 'arcaneImmunity'));

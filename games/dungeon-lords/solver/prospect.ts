// What will have come of a fight when it is over, in figures that can be compared and averaged.
import { isPaladin } from '../data/adventurers.ts';
import type { Lord } from '../state.ts';

/** Totals at the end of the combat; averages where cards are not known. */
export interface Prospect {
  /** By the weights of the search: more is better. */
  readonly value: number;
  /** Conquered tiles, rooms of them, and between which numbers of tiles it may end. */
  readonly conquered: number;
  readonly rooms: number;
  readonly fewest: number;
  readonly most: number;
  readonly prisoners: number;
  readonly paladins: number;
  /** Gold, food, imps and traps together. */
  readonly stock: number;
  readonly letters: number;
  readonly creatures: number;
  readonly evil: number;
}

/** What each of it is worth. */
export interface Weights {
  readonly conquered: number;
  /** For a room, on top of its being a tile. */
  readonly rooms: number;
  readonly prisoners: number;
  readonly paladins: number;
  readonly stock: number;
  readonly letters: number;
  readonly creatures: number;
  readonly evil: number;
}

/** Fewest tiles lost, then prisoners, then what it costs. */
export const FEWEST_TILES: Weights = {
  conquered: -1000,
  rooms: -20,
  prisoners: 30,
  paladins: 75,
  stock: 1,
  letters: -30,
  creatures: 10,
  evil: 0,
};

function conqueredRooms({ conquered, dungeon }: Lord): number {
  let rooms = 0;
  for (const cell of conquered) if (dungeon[cell] !== 'tunnel') rooms++;
  return rooms;
}

/** A prospect of a lord as he stands, with so many more tiles to be lost and heroes to be caught. */
export function prospectOf(lord: Lord, weights: Weights, toLose = 0, toCatch = 0): Prospect {
  let paladins = 0;
  for (const id of lord.prison) if (isPaladin(id)) paladins++;
  const conquered = lord.conquered.length + toLose;
  const rooms = conqueredRooms(lord);
  const prisoners = lord.prison.length - paladins + toCatch;
  const stock = lord.gold + lord.food + lord.imps + lord.traps.length;
  const { letters, evil } = lord;
  const creatures = lord.lair.length;
  const value =
    weights.conquered * conquered +
    weights.rooms * rooms +
    weights.prisoners * prisoners +
    weights.paladins * paladins +
    weights.stock * stock +
    weights.letters * letters +
    weights.creatures * creatures +
    weights.evil * evil;
  return {
    value,
    conquered,
    rooms,
    fewest: conquered,
    most: conquered,
    prisoners,
    paladins,
    stock,
    letters,
    creatures,
    evil,
  };
}

/** The average by weight, and the whole range of tiles. */
export function mixed(parts: readonly { readonly weight: number; readonly prospect: Prospect }[]): Prospect {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only.prospect;
  const sum = { value: 0, conquered: 0, rooms: 0, prisoners: 0, paladins: 0 };
  const rest = { stock: 0, letters: 0, creatures: 0, evil: 0 };
  let fewest = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const { weight, prospect } of parts) {
    sum.value += weight * prospect.value;
    sum.conquered += weight * prospect.conquered;
    sum.rooms += weight * prospect.rooms;
    sum.prisoners += weight * prospect.prisoners;
    sum.paladins += weight * prospect.paladins;
    rest.stock += weight * prospect.stock;
    rest.letters += weight * prospect.letters;
    rest.creatures += weight * prospect.creatures;
    rest.evil += weight * prospect.evil;
    fewest = Math.min(fewest, prospect.fewest);
    most = Math.max(most, prospect.most);
  }
  return { ...sum, ...rest, fewest, most };
}

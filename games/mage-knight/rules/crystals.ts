// MK-1.23, MK-5.3, MK-16.6: crystals of the inventory.
import type { Seat } from '@krcma/kernel';
import { BASICS, type Basic } from '../data/types.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { note } from './script.ts';

export const MOST_CRYSTALS = 3;

/** Colours with room in the inventory. */
export const roomFor = (game: MageKnight, seat: Seat): Basic[] => {
  const { crystals } = playerAt(game, seat);
  return BASICS.filter((colour) => crystals[colour] < MOST_CRYSTALS);
};

/** At the end of a turn what does not fit is lost. */
export function gainCrystalOrNone(game: MageKnight, seat: Seat, colour: Basic): void {
  const { crystals } = playerAt(game, seat);
  const isLost = crystals[colour] >= MOST_CRYSTALS;
  if (!isLost) crystals[colour]++;
  note({ key: isLost ? 'crystal-lost' : 'crystal-won', player: seat, colour });
}

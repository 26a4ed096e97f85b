// MK-1.22, .23, MK-5.3: crystals of the inventory.
import type { Seat } from '@krcma/kernel';
import type { Basic } from '../data/types.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { note } from './script.ts';

/** As many of a colour as anybody can hold. */
export const MOST_CRYSTALS = 3;

/** A crystal into the inventory; one too many is a token on the own turn (MK-1.23), and lost at its end (MK-16.6). */
export function gainCrystal(game: MageKnight, seat: Seat, colour: Basic, atEnd = false): void {
  const { crystals, tokens } = playerAt(game, seat);
  const isFull = crystals[colour] >= MOST_CRYSTALS;
  if (isFull && atEnd) return;
  if (isFull) tokens[colour]++;
  else crystals[colour]++;
  note({ key: isFull ? 'mana-gained' : 'crystal-gained', player: seat, colour });
}

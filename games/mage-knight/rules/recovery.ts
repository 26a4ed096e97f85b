// MK-4.29: with nothing but wounds in hand.
import type { Seat } from '@krcma/kernel';
import { WOUND } from '../data/cards.ts';
import type { MageKnight } from '../state.ts';

/**
 * A turn must use up a card (MK-4.13), and only a rest can: neither moves nor actions begin until an effect has used up
 * a wound. Else a hero could fight on for ever and never draw again.
 */
export function mustRecover({ turn, players }: MageKnight, seat: Seat): boolean {
  if (!turn.mustUseCard || turn.cards > 0 || turn.stage !== 'start') return false;
  const hand = players[seat]?.hand ?? [];
  for (const card of hand) if (card !== WOUND) return false;
  return hand.length > 0;
}

// MK-1.11, .12: a card laid sideways.
import type { Seat } from '@krcma/kernel';
import type { CardId } from '../data/cards.ts';
import type { Sideways } from '../data/types.ts';
import type { MageKnightMessage } from '../messages.ts';
import type { MageKnight } from '../state.ts';
import { note } from './script.ts';

/** What the card is worth; a value that an effect writes for it replaces the one (MK-22.15). */
export const sidewaysValue = (_game: MageKnight, _seat: Seat, _card: CardId): number => 1;

/** Why a card cannot be laid so now (MK-1.12, MK-4.15, MK-12.2); undefined when it can. */
export function whyNotSideways({ combat }: MageKnight, as: Sideways): MageKnightMessage | undefined {
  const hasAim = combat !== null && combat.aim.length > 0;
  if (as === 'attack')
    return hasAim && combat.phase === 'attack' ? undefined : { key: 'sideways-attack-needs-target' };
  if (as === 'block')
    return hasAim && combat.phase === 'block' ? undefined : { key: 'sideways-block-needs-attack' };
  return undefined;
}

export function laySideways(game: MageKnight, seat: Seat, card: CardId, as: Sideways): void {
  const { turn, combat } = game;
  const n = sidewaysValue(game, seat, card);
  if (as === 'move') turn.move += n;
  else if (as === 'influence') turn.influence += n;
  else {
    const kind = as === 'block' ? 'block' : 'melee';
    combat?.points.push({ n, element: 'physical', kind, source: 'sideways' });
  }
  note({ key: 'card-sideways', player: seat, card, as, n });
}

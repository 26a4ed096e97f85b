// MK-1.11, .12: a card laid sideways.
import type { Seat } from '@krcma/kernel';
import type { CardId } from '../data/cards.ts';
import type { Sideways } from '../data/types.ts';
import type { MageKnightMessage } from '../messages.ts';
import type { MageKnight, Point } from '../state.ts';
import { modified } from './combat/modifying.ts';
import { layPoints } from './combat/points.ts';
import { moveBonus, takeMoveBonus } from './move-bonus.ts';
import { note } from './script.ts';

export const sidewaysPoint = (as: 'attack' | 'block', n: number): Point => ({
  n,
  element: 'physical',
  kind: as === 'block' ? 'block' : 'melee',
  source: 'sideways',
});

/** What a card is worth: 1, or what an effect writes for it instead (MK-22.15), and what it grows by. */
export function sidewaysValue(game: MageKnight, seat: Seat, as: Sideways, worth = 1): number {
  if (game.lasting.length === 0 || as === 'influence') return worth;
  return as === 'move'
    ? worth + moveBonus(game, seat)
    : modified(game, seat, sidewaysPoint(as, worth)).point.n;
}

const NO_TARGET: MageKnightMessage = { key: 'sideways-attack-needs-target' };
const NO_ATTACK: MageKnightMessage = { key: 'sideways-block-needs-attack' };

/** Why a card cannot be laid so now (MK-1.12, MK-4.15, MK-12.2); undefined when it can. */
export function whyNotSideways({ combat }: MageKnight, as: Sideways): MageKnightMessage | undefined {
  const hasAim = combat !== null && combat.aim.length > 0;
  if (as === 'attack') return hasAim && combat.phase === 'attack' ? undefined : NO_TARGET;
  if (as === 'block') return hasAim && combat.phase === 'block' ? undefined : NO_ATTACK;
  return undefined;
}

export function laySideways(game: MageKnight, seat: Seat, card: CardId, as: Sideways, worth = 1): void {
  const { turn } = game;
  let n = worth;
  if (as === 'move') {
    n += takeMoveBonus(game, seat);
    turn.move += n;
  } else if (as === 'influence') turn.influence += n;
  else n = layPoints(game, seat, sidewaysPoint(as, worth)).n;
  note({ key: 'card-sideways', player: seat, card, as, n });
}

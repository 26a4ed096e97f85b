// What cards that give Move grow by this turn, those laid sideways too.
import type { Seat } from '@krcma/kernel';
import type { MageKnight } from '../state.ts';
import { working } from './lasting.ts';

export function moveBonus(game: MageKnight, seat: Seat): number {
  if (game.lasting.length === 0) return 0;
  return working(game, seat, 'moveCardBonus').reduce((n, { op }) => n + op.n, 0);
}

/** The same, used up where it holds for one card alone. */
export function takeMoveBonus(game: MageKnight, seat: Seat): number {
  const n = moveBonus(game, seat);
  if (n > 0)
    for (const { lasting } of working(game, seat, 'moveCardBonus'))
      if (lasting.left !== undefined) lasting.left--;
  return n;
}

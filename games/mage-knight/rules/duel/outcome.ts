// MK-17.21, .22: what is left when a player was driven away, or both had enough.
import type { Seat } from '@krcma/kernel';
import { type Duel, type MageKnight, playerAt } from '../../state.ts';
import { gainFame } from '../fame.ts';
import { expire } from '../lasting.ts';
import { note } from '../script.ts';
import { asSeat, rivalOf } from './turns.ts';

const FAME = 1;
const FAME_PER_LEVEL = 2;

/** For whoever stands below the loser: by levels, or by fame on the same one. */
export function fameFor(game: MageKnight, winner: Seat, loser: Seat): number {
  const [higher, lower] = [playerAt(game, loser), playerAt(game, winner)];
  if (lower.level < higher.level) return FAME + FAME_PER_LEVEL * (higher.level - lower.level);
  return lower.level === higher.level && lower.fame < higher.fame ? FAME : 0;
}

/** Not forced back: whether the space is safe is asked at the end of the turn (MK-16.2). */
function goBack(game: MageKnight, { aggressor, from }: Duel): void {
  if (from === null) return;
  asSeat(game, aggressor, () => {
    playerAt(game, aggressor).space = from;
    game.turn.path.pop();
  });
  note({ key: 'withdrawn', player: aggressor, space: from });
}

export function settleDuel(game: MageKnight, duel: Duel): void {
  const { winner, aggressor, defender } = duel;
  if (winner === null) {
    note({ key: 'duel-drawn', player: aggressor, against: defender });
    goBack(game, duel);
  } else {
    const loser = rivalOf(duel, winner);
    const fame = fameFor(game, winner, loser);
    note({ key: 'duel-won', player: winner, over: loser, fame });
    gainFame(game, winner, fame);
  }
  game.combat = null;
  duel.away.combat = null;
  for (const seat of [aggressor, defender]) expire(game, seat, 'phase', 'combat');
}

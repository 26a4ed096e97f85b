// Chapter MK-21: what is counted at the end.
import { finish } from '@krcma/kernel';
import type { MageKnight } from '../state.ts';

export function judge(game: MageKnight): void {
  game.phase = 'over';
  const scores = game.players.map(({ fame }) => fame);
  const best = Math.max(...scores);
  finish(game, {
    reason: 'rounds',
    winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
    scores,
    sheet: scores.map((points) => [{ key: 'fame', points }]),
  });
}

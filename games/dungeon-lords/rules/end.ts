// Chapter DL-WIN: the end of the game.
import { finish, revealed, type Seat } from '@krcma/kernel';
import type { DungeonLords, EndReason } from '../state.ts';
import { scoreSheet, sum } from './scoring.ts';
import { note } from './script.ts';

/** Most points win, and equals share it (DL-WIN.1). */
function winnersBy(scores: readonly number[]): Seat[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}

export function endGame(game: DungeonLords): void {
  revealed();
  const sheet = game.lords.map((_, seat) => scoreSheet(game, seat));
  const scores = sheet.map(sum);
  const winners = winnersBy(scores);
  const reason: EndReason = 'points';
  note({ key: 'game-ended', reason, winners, scores });
  finish(game, { winners, reason, scores, sheet });
}

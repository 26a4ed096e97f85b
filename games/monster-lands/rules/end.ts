// Chapters ML-CLN.15, ML-TRK.5 and ML-ROUND.2: the glory check and the end of the game.
import { finish, revealed } from '@krcma/kernel';
import { END_GLORY } from '../data/clan-board.ts';
import { type EndReason, isSolo, type MonsterLands } from '../state.ts';
import { campaignAfter } from './campaign.ts';
import { ratingOf, roundsOf } from './scenarios.ts';
import { scoreSheet, sum, winnersBy } from './scoring.ts';
import { note } from './script.ts';

/** 30 glory does not end a game alone (ML-SOLO.11). */
function endReason(game: MonsterLands): EndReason | undefined {
  const lastRound = game.round >= roundsOf(game);
  if (isSolo(game)) return lastRound ? `solo-${ratingOf(game)}` : undefined;
  if (game.clans.some(({ glory }) => glory >= END_GLORY)) return 'glory';
  return lastRound ? 'rounds' : undefined;
}

function endGame(game: MonsterLands, reason: EndReason): void {
  revealed();
  const sheet = game.clans.map((_, seat) => scoreSheet(game, seat));
  const scores = sheet.map(sum);
  const rating = isSolo(game) ? ratingOf(game) : undefined;
  const winners = rating === 'bungler' ? [] : winnersBy(game, scores);
  const campaign = game.campaign && rating && campaignAfter(game.campaign, rating);
  note({
    key: 'game-ended',
    reason,
    winners,
    scores,
    ...(rating && { rating }),
    ...(campaign && { campaign }),
  });
  finish(game, {
    winners,
    reason,
    scores,
    sheet,
    ...(campaign && campaign.ended === undefined && { carried: campaign }),
  });
}

export function checkEnd(game: MonsterLands): void {
  const reason = endReason(game);
  if (reason !== undefined) endGame(game, reason);
}

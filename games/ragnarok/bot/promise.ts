import type { Seat } from '@krcma/kernel';
import type { RagnarokTerm } from '../messages.ts';
import { type Ragnarok, rounds } from '../state.ts';
import { type Prospects, prospects, totalOf } from './prospects.ts';
import { doubt } from './weights.ts';

const DECIDED = 1000;

/** Chances to win: the differences in prospects against how much may still change. */
export function promise(game: Ragnarok): number[] {
  const { outcome, players } = game;
  if (outcome !== undefined) return players.map((_, seat) => (outcome.winners.includes(seat) ? 1 : 0));
  const scale = Math.max(doubt.least, doubt.first - doubt.perRound * rounds(game));
  const points = players.map((_, seat) => totalOf(prospects(game, seat)));
  const best = Math.max(...points);
  const odds = points.map((each) => Math.exp((each - best) / scale));
  const all = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / all);
}

function strongestRival(game: Ragnarok, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < game.seats; other++)
    if (other !== seat) best = Math.max(best, totalOf(prospects(game, other)));
  return best;
}

/** Own prospects less those of the strongest rival; a game that is won or lost is worth more than any. */
export function evaluate(game: Ragnarok, seat: Seat): number {
  if (game.outcome !== undefined) return game.outcome.winners.includes(seat) ? DECIDED : -DECIDED;
  return totalOf(prospects(game, seat)) - strongestRival(game, seat);
}

/** What the chances are made of, for one seat. */
export const terms = (game: Ragnarok, seat: Seat): Record<RagnarokTerm, number> => ({
  ...(prospects(game, seat) satisfies Prospects),
  rivals: -strongestRival(game, seat),
});

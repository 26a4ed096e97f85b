import type { Seat } from '@krcma/kernel';
import type { DungeonLordsTerm } from '../messages.ts';
import type { DungeonLords } from '../state.ts';
import { outlookOf } from './outlook.ts';
import { type Prospects, prospects, totalOf } from './prospects.ts';
import { promise as doubt } from './weights.ts';

/** Chances to win: the differences in prospects against how much may still change. */
export function promise(game: DungeonLords): number[] {
  const { outcome, lords } = game;
  if (outcome !== undefined)
    return lords.map((_, seat) => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0));
  const scale = doubt.atTheEnd + doubt.perRound * outlookOf(game).rounds;
  const points = lords.map((_, seat) => totalOf(prospects(game, seat)));
  const best = Math.max(...points);
  const odds = points.map((each) => Math.exp((each - best) / scale));
  const all = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / all);
}

/** Own prospects less those of the strongest rival. */
export function evaluate(game: DungeonLords, seat: Seat): number {
  const own = totalOf(prospects(game, seat));
  return own - strongestRival(game, seat);
}

function strongestRival(game: DungeonLords, seat: Seat): number {
  let best = game.seats === 1 ? 0 : Number.NEGATIVE_INFINITY;
  for (let other = 0; other < game.seats; other++)
    if (other !== seat) best = Math.max(best, totalOf(prospects(game, other)));
  return best;
}

/** What the chances are made of, for one seat. */
export const terms = (game: DungeonLords, seat: Seat): Record<DungeonLordsTerm, number> => ({
  ...(prospects(game, seat) satisfies Prospects),
  rivals: -strongestRival(game, seat),
});

import type { Seat } from '@krcma/kernel';
import type { DungeonLordsTerm } from '../messages.ts';
import { type DungeonLords, isTraining } from '../state.ts';
import { outlookOf } from './outlook.ts';
import { type Prospects, prospects, totalOf } from './prospects.ts';
import { promise as doubt } from './weights.ts';

/** How much may still change, in points. */
const doubtAbout = (game: DungeonLords): number => doubt.atTheEnd + doubt.perRound * outlookOf(game).rounds;

/** How much speaks for each lord; against who is alone there is one that neither has nor lacks anything. */
function oddsOf(game: DungeonLords): number[] {
  const points = game.lords.map((_, seat) => totalOf(prospects(game, seat)));
  if (isTraining(game)) points.push(0);
  const best = Math.max(...points);
  const scale = doubtAbout(game);
  return points.map((each) => Math.exp((each - best) / scale));
}

const sumOf = (odds: readonly number[]): number => odds.reduce((total, each) => total + each, 0);

/** Chances to win: the differences in prospects against how much may still change. */
export function promise(game: DungeonLords): number[] {
  const { outcome, lords } = game;
  if (outcome !== undefined)
    return lords.map((_, seat) => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0));
  const odds = oddsOf(game);
  const all = sumOf(odds);
  return lords.map((_, seat) => (odds[seat] ?? 0) / all);
}

/** A seat's chances when it has so many points more, or less. */
export function chancesWith(game: DungeonLords, seat: Seat, more: readonly number[]): number[] {
  const odds = oddsOf(game);
  const own = odds[seat] ?? 0;
  const others = sumOf(odds) - own;
  const scale = doubtAbout(game);
  return more.map((points) => {
    const changed = own * Math.exp(points / scale);
    return changed / (changed + others);
  });
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

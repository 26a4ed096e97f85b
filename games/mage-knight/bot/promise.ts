import type { Seat } from '@krcma/kernel';
import type { MageKnightTerm } from '../messages.ts';
import type { MageKnight } from '../state.ts';
import { prospects, totalOf } from './prospects.ts';
import { alone, doubt } from './weights.ts';

const DECIDED = 1000;

const totals = (game: MageKnight): number[] => game.players.map((_, seat) => totalOf(prospects(game, seat)));

/** Whoever plays alone is measured by the points of a good game, the others by each other. */
function chancesOf(game: MageKnight, points: readonly number[]): number[] {
  if (points.length === 1) return points.map((each) => 1 / (1 + Math.exp((alone.half - each) / alone.scale)));
  const scale = Math.max(doubt.least, doubt.first - doubt.perRound * game.round);
  const best = Math.max(...points);
  const odds = points.map((each) => Math.exp((each - best) / scale));
  const all = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / all);
}

export function promise(game: MageKnight): number[] {
  const { outcome, players } = game;
  if (outcome !== undefined) return players.map((_, seat) => (outcome.winners.includes(seat) ? 1 : 0));
  return chancesOf(game, totals(game));
}

/** A seat's chances if it had so many points more, for each of these. */
export function chancesWith(game: MageKnight, seat: Seat, more: readonly number[]): number[] {
  const points = totals(game);
  return more.map(
    (each) =>
      chancesOf(
        game,
        points.map((own, at) => (at === seat ? own + each : own)),
      )[seat] ?? 0,
  );
}

function strongestRival(game: MageKnight, seat: Seat): number {
  if (game.players.length === 1) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < game.players.length; other++)
    if (other !== seat) best = Math.max(best, totalOf(prospects(game, other)));
  return best;
}

/** Own prospects less those of the strongest rival; a game that is won or lost is worth more than any. */
export function evaluate(game: MageKnight, seat: Seat): number {
  const { outcome } = game;
  if (outcome !== undefined)
    return (outcome.winners.includes(seat) ? DECIDED : -DECIDED) + (outcome.scores?.[seat] ?? 0);
  return totalOf(prospects(game, seat)) - strongestRival(game, seat);
}

/** What the chances are made of, for one seat. */
export const terms = (game: MageKnight, seat: Seat): Record<MageKnightTerm, number> => ({
  ...prospects(game, seat),
  rivals: -strongestRival(game, seat),
});

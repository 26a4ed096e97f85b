import { type Seat, type Side, sideOf } from '@krcma/kernel';
import type { MageKnightTerm } from '../messages.ts';
import { setupOf } from '../rules/scenario.ts';
import { sidesOf } from '../rules/teams.ts';
import type { MageKnight } from '../state.ts';
import { type Prospects, prospects, totalOf } from './prospects.ts';
import { alone, aloneLong, doubt } from './weights.ts';

const DECIDED = 1000;

/** Rounds of a scenario in which heroes grow beyond their first levels. */
const LONG = 4;

const totals = (game: MageKnight): number[] => game.players.map((_, seat) => totalOf(prospects(game, seat)));

/** Those who play together are as good as the mean of them. */
const meanOf = (side: Side, points: readonly number[]): number =>
  side.reduce((sum, seat) => sum + (points[seat] ?? 0), 0) / side.length;

/** A side alone is measured by the points of a good game, several by each other. */
function chancesOf(game: MageKnight, points: readonly number[]): number[] {
  const sides = sidesOf(game).map((side) => meanOf(side, points));
  if (sides.length === 1) {
    const { half, scale } = setupOf(game).rounds > LONG ? aloneLong : alone;
    return sides.map((each) => 1 / (1 + Math.exp((half - each) / scale)));
  }
  const scale = Math.max(doubt.least, doubt.first - doubt.perRound * game.round);
  const best = Math.max(...sides);
  const odds = sides.map((each) => Math.exp((each - best) / scale));
  const all = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / all);
}

export function promise(game: MageKnight): number[] {
  const { outcome } = game;
  if (outcome === undefined) return chancesOf(game, totals(game));
  return sidesOf(game).map((side) => (side.some((seat) => outcome.winners.includes(seat)) ? 1 : 0));
}

/** The chances of a seat's side if it had so many points more, for each of these. */
export function chancesWith(game: MageKnight, seat: Seat, more: readonly number[]): number[] {
  const points = totals(game);
  const own = sideOf(sidesOf(game), seat);
  return more.map((each) => {
    const then = points.map((now, at) => (at === seat ? now + each : now));
    return chancesOf(game, then)[own] ?? 0;
  });
}

function strongestRival(game: MageKnight, seat: Seat): number {
  const points = totals(game);
  const rivals = sidesOf(game).filter((side) => !side.includes(seat));
  return rivals.length === 0 ? 0 : Math.max(...rivals.map((side) => meanOf(side, points)));
}

/** Own prospects less those of the strongest rivals; a game that is won or lost is worth more than any. */
export function evaluate(game: MageKnight, seat: Seat): number {
  const { outcome } = game;
  if (outcome !== undefined)
    return (outcome.winners.includes(seat) ? DECIDED : -DECIDED) + (outcome.scores?.[seat] ?? 0);
  return totalOf(prospects(game, seat)) - strongestRival(game, seat);
}

/** What the chances are made of, for the side of a seat. */
export function terms(game: MageKnight, seat: Seat): Record<MageKnightTerm, number> {
  const side = sidesOf(game)[sideOf(sidesOf(game), seat)] ?? [seat];
  const sum: Prospects = { fame: 0, deck: 0, units: 0, wounds: 0, position: 0, goal: 0 };
  for (const mate of side)
    for (const [term, points] of Object.entries(prospects(game, mate)))
      sum[term as keyof Prospects] += points / side.length;
  return { ...sum, rivals: -strongestRival(game, seat) };
}

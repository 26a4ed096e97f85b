import type { Seat } from '@krcma/kernel';
import type { ValeriaTerm } from '../messages.ts';
import { darkLordSheet } from '../rules/end-solo.ts';
import { sum } from '../rules/scoring.ts';
import { isSolo, type Valeria } from '../state.ts';
import { type Prospects, prospects, scoringFor, totalOf } from './evaluate.ts';
import { roundsLeft } from './horizon.ts';
import { doubt, foresight } from './weights.ts';

/** What each seat may expect, with all cards on the table. */
const foreseen = (game: Valeria, rounds: number): Prospects[] =>
  game.players.map((_, seat) => prospects(game, seat, scoringFor(game, seat, seat), rounds, foresight));

/** What the Dark Lord would have if it ended now: whatever is slain is no longer his. */
const darkLordPoints = (game: Valeria): number => sum(darkLordSheet(game));

/** Chances to win: the differences in prospects against how much may still change. */
export function promise(game: Valeria): number[] {
  const { outcome, players } = game;
  if (outcome !== undefined)
    return players.map((_, seat) => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0));
  const rounds = roundsLeft(game);
  const scale = doubt.atTheEnd + doubt.perRound * rounds;
  const points = foreseen(game, rounds).map(totalOf);
  if (isSolo(game)) return [1 / (1 + Math.exp((darkLordPoints(game) - (points[0] ?? 0)) / scale))];
  const best = Math.max(...points);
  const odds = points.map((each) => Math.exp((each - best) / scale));
  const all = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / all);
}

/** What the chances are made of, for one seat. */
export function terms(game: Valeria, seat: Seat): Record<ValeriaTerm, number> {
  const all = foreseen(game, roundsLeft(game));
  const others = all.filter((_, other) => other !== seat).map(totalOf);
  const rivals = isSolo(game) ? darkLordPoints(game) : Math.max(...others);
  return { ...(all[seat] as Prospects), rivals: -rivals };
}

import type { Valeria } from '../state.ts';
import { prospects, scoringFor } from './evaluate.ts';
import { roundsLeft } from './horizon.ts';
import { doubt, foresight } from './weights.ts';

/** Chances to win: the differences in prospects against how much may still change. */
export function promise(game: Valeria): number[] {
  const { outcome, players } = game;
  if (outcome !== undefined)
    return players.map((_, seat) => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0));
  const rounds = roundsLeft(game);
  const scale = doubt.atTheEnd + doubt.perRound * rounds;
  const points = players.map((_, seat) =>
    prospects(game, seat, scoringFor(game, seat, seat), rounds, foresight),
  );
  const best = Math.max(...points);
  const odds = points.map((each) => Math.exp((each - best) / scale));
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / sum);
}

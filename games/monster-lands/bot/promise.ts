import type { Seat } from '@krcma/kernel';
import type { MonsterLandsTerm } from '../messages.ts';
import { isSolo, type MonsterLands } from '../state.ts';
import { outlookOf } from './outlook.ts';
import { type Prospects, prospects, totalOf } from './prospects.ts';
import { scenarioPoints, soloPromise } from './solo.ts';
import { doubt } from './weights.ts';

/** Chances to win: the differences in prospects against how much may still change. */
export function promise(game: MonsterLands): number[] {
  const { outcome } = game;
  const points = outcome === undefined ? prospects(game, undefined).map(totalOf) : outcome.scores;
  if (isSolo(game)) return [soloPromise(game, points[0] ?? 0)];
  if (outcome !== undefined)
    return game.clans.map((_, seat) => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0));
  const scale = doubt.atTheEnd + doubt.perRound * outlookOf(game, 0).rounds;
  const best = Math.max(...points);
  const odds = points.map((each) => Math.exp((each - best) / scale));
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / sum);
}

/** What the chances are made of, for one seat. */
export function terms(game: MonsterLands, seat: Seat): Record<MonsterLandsTerm, number> {
  const all = prospects(game, undefined);
  const others = all.filter((_, other) => other !== seat).map(totalOf);
  return {
    ...(all[seat] as Prospects),
    scenario: isSolo(game) ? scenarioPoints(game) : 0,
    rivals: others.length === 0 ? 0 : -Math.max(...others),
  };
}

import { isSolo, type MonsterLands } from '../state.ts';
import { outlookOf } from './outlook.ts';
import { prospects } from './prospects.ts';
import { soloPromise } from './solo.ts';
import { doubt } from './weights.ts';

/** Chances to win: the differences in prospects against how much may still change. */
export function promise(game: MonsterLands): number[] {
  const { outcome } = game;
  if (isSolo(game))
    return [soloPromise(game, outcome === undefined ? (prospects(game, undefined)[0] ?? 0) : 0)];
  if (outcome !== undefined)
    return game.clans.map((_, seat) => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0));
  const points = prospects(game, undefined);
  const scale = doubt.atTheEnd + doubt.perRound * outlookOf(game, 0).rounds;
  const best = Math.max(...points);
  const odds = points.map((each) => Math.exp((each - best) / scale));
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / sum);
}

import { asksOf, type GameModule, type Journal, tellingOptions } from '@krcma/kernel';
import type { Label } from './shelf.ts';

// Apart from the shelf, because the first page lists games and needs no kernel for it.

/** How far a game has come, and what it is like. */
export function labelOf(module: GameModule, journal: Journal): Label {
  const { log, table, setup } = journal;
  const { outcome } = table;
  return {
    entries: log.length,
    over: outcome !== undefined,
    told: tellingOptions(module.options, setup),
    waiting: outcome === undefined ? asksOf(module, journal).map(({ seat }) => seat) : [],
    ...(module.turn && { turn: module.turn(table).number }),
    ...(outcome && { scores: outcome.scores, winners: outcome.winners, reason: outcome.reason }),
    ...(outcome?.carried !== undefined && { carries: true }),
  };
}

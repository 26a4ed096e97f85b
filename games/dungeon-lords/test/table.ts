import type { Played, Seat } from '@krcma/kernel';
import { arranged, freshTables } from '@krcma/kernel/testing';
import { type DungeonLordsTypes, dungeonLords } from '../index.ts';
import type { DungeonLordsArrangement } from '../rules/arrange.ts';
import { type Lord, lordAt, type Phase } from '../state.ts';

export { during, offers, refuses, told, waiting } from '@krcma/kernel/testing';

export type Game = Played<DungeonLordsTypes>;

/** The step of a round to begin with, or the combat after it. */
export type Beginning =
  | 'prepare'
  | 'orders'
  | 'execution'
  | 'production'
  | 'event'
  | 'adventurers'
  | 'end'
  | 'combat'
  | 'over';

export interface TableSetup extends Omit<DungeonLordsArrangement, 'at' | 'phase'> {
  /** Four unless said; lords that are not described are as set-up leaves them. */
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** `orders` unless said. */
  readonly phase?: Beginning;
}

const PHASES: Readonly<Record<Beginning, Phase>> = {
  prepare: 'new-round',
  orders: 'orders',
  execution: 'execution',
  production: 'production',
  event: 'event',
  adventurers: 'adventurers',
  end: 'adventurers',
  combat: 'planning',
  over: 'battle',
};

/** Seat 0 begins the round unless `start` is said; the table has run to its first question already. */
export function table({ seats = 4, options = {}, seed, phase = 'orders', ...wanted }: TableSetup = {}): Game {
  const inYear = phase === 'combat' || phase === 'over';
  const arrangement: DungeonLordsArrangement = {
    start: 0,
    ...wanted,
    phase: PHASES[phase],
    at: [
      { rule: 'dungeonLords', step: 'years' },
      { rule: 'year', step: inYear ? phase : 'seasons' },
      ...(inYear ? [] : [{ rule: 'round', step: phase }]),
    ],
  };
  return arranged(dungeonLords, arrangement, { seats, options, seed });
}

/** A new table as set-up leaves it, run to its first question. */
export const freshTable = freshTables(dungeonLords, 4);

export const lordOf = ({ game }: Game, seat: Seat): Lord => lordAt(game, seat);

import type { Played, Seat } from '@krcma/kernel';
import { arranged, freshTables } from '@krcma/kernel/testing';
import { type RagnarokTypes, ragnarok } from '../index.ts';
import type { PlayerArrangement, RagnarokArrangement } from '../rules/arrange.ts';
import { type Player, playerAt, type TurnStep } from '../state.ts';

export { during, offers, refuses, told, waiting } from '@krcma/kernel/testing';

export type Game = Played<RagnarokTypes>;

export interface TableSetup extends Omit<RagnarokArrangement, 'at' | 'phase'> {
  /** Four unless said. */
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** The step seat 0 (or `active`) begins with; `prayer` unless said. */
  readonly step?: TurnStep;
}

const HEROES = ['ragnar', 'aslaug', 'lagertha', 'beowulf'] as const;
/** Far from each other, on both sides of the board. */
const HOMES = [1, 11, 16, 9] as const;
const SEAS = [1, 3, 4, 2] as const;

/** Players that are not described have a hero at home and a drakkar beside it, and nothing else. */
const plain = (seat: number, said: PlayerArrangement = {}): PlayerArrangement => ({
  hero: HEROES[seat] as (typeof HEROES)[number],
  region: HOMES[seat] as number,
  drakkar: SEAS[seat] as number,
  hand: [],
  ...said,
});

/** A table in the middle of the game, run to its first question. No monster stands on it, and Loki is in region 8. */
export function table({ seats = 4, options = {}, seed, step = 'prayer', ...wanted }: TableSetup = {}): Game {
  const players = Array.from({ length: seats }, (_, seat) => plain(seat, wanted.players?.[seat]));
  const arrangement = {
    start: 0,
    active: 0,
    turns: seats,
    loki: 8,
    ...wanted,
    phase: step,
    players,
    at: [
      { rule: 'ragnarok', step: 'turns' },
      { rule: 'turn', step },
    ],
  };
  return arranged(ragnarok, arrangement, { seats, options, seed });
}

/** A new table as set-up leaves it, run to its first question. */
export const freshTable = freshTables(ragnarok, 4);

export const playerOf = ({ game }: Game, seat: Seat): Player => playerAt(game, seat);

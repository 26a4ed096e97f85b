// What an event or a spell does, and the place in it that is being carried out.
import { operationsIn, type Seat } from '@krcma/kernel';
import type { Op, Ways } from '../../data/ops.ts';
import { type OpsSource, opsOf } from '../../data/ops-source.ts';
import type { Goods } from '../../data/types.ts';
import type { DungeonLords } from '../../state.ts';
import type { Of } from '../script.ts';

/** One of the signs of a price (DL-SPE.13). */
export type Icon = keyof Goods;

/** A place in the operations of a card. Frames hold only this. */
export interface OpAt extends Of {
  source: OpsSource;
  /** Leads down: which operation, which of its ways, which operation of that way … */
  path: number[];
  /** Whose turn it is: a place in the lair. It holds until somebody leaves the lair. */
  creature?: number;
  /** What of its price is paid, where one icon is. */
  icon?: Icon;
}

/** An operation that asks nothing. */
export type Deed = (game: DungeonLords, at: OpAt) => void;

/** The lists of which one is carried out; none where nothing is chosen. */
export function waysOf(op: Op): Ways {
  if (op.op === 'chooseOne') return op.options;
  if ('chooseOne' in op) return op.chooseOne;
  return op.op === 'chooseSentMonster' ? [op.do] : [];
}

export const { listAt, opAt, opNamed } = operationsIn(opsOf, (op, way) => waysOf(op)[way]);

/** The same place for a rule called from there, without whatever else its caller has settled. */
export const below = ({ player, source, path }: OpAt, ...steps: readonly number[]): OpAt => ({
  player,
  source,
  path: [...path, ...steps],
});

export const forCreature = (at: OpAt, creature: number | undefined, icon?: Icon): OpAt => ({
  ...at,
  ...(creature !== undefined && { creature }),
  ...(icon !== undefined && { icon }),
});

/** The place in the lair of the one it is about, where an operation is about somebody. */
export const placeIn = ({ creature }: OpAt): number => creature as number;

export const startOf = (player: Seat, source: OpsSource): OpAt => ({ player, source, path: [] });

// What a card, tile or token does, and the place in it that is being carried out.
import { operationsIn, type Seat } from '@krcma/kernel';
import type { Occasion, Op } from '../../data/ops.ts';
import { type OpsSource, opsOf } from '../../data/sources.ts';
import type { Circumstance } from '../holdings.ts';
import type { Of } from '../script.ts';

/** A place in the operations of a source. Frames hold only this and what it is about. */
export interface OpAt extends Of, Circumstance {
  source: OpsSource;
  /** Leads down: which operation, which of its alternatives, which operation of that … */
  path: number[];
  on?: Occasion;
}

/** The lists below an operation: alternatives, or what is done otherwise. */
function listsOf(op: Op): readonly (readonly Op[])[] {
  if (op.op === 'choose') return op.of;
  if (op.op === 'heroStepOption') return [op.ops];
  if (op.op === 'discardCombat') return op.elseEach ? [op.elseEach] : [];
  return op.op === 'loseRune' && op.else ? [op.else] : [];
}

export const { listAt, opAt, opNamed } = operationsIn(opsOf, (op, which) => listsOf(op)[which]);

/** The same place for a rule called from there, without whatever else its caller has settled. */
export const below = (at: OpAt, ...steps: readonly number[]): OpAt => ({
  player: at.player,
  source: at.source,
  path: [...at.path, ...steps],
  ...(at.on !== undefined && { on: at.on }),
  ...(at.region !== undefined && { region: at.region }),
  ...(at.monster !== undefined && { monster: at.monster }),
  ...(at.realm !== undefined && { realm: at.realm }),
  ...(at.armies !== undefined && { armies: at.armies }),
  ...(at.byReinforce && { byReinforce: true as const }),
  ...(at.noBattle && { noBattle: true as const }),
});

export const startOf = (player: Seat, source: OpsSource, about: Circumstance = {}): OpAt => ({
  player,
  source,
  path: [],
  ...about,
});

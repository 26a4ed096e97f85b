// Whether an operation would do anything now: what may be played, chosen or offered.
import type { Op, OpName } from '../../data/ops.ts';
import type { MageKnight } from '../../state.ts';
import { attackPossible } from '../combat/points.ts';
import { isNight } from '../time.ts';
import { below, listAt, type OpAt, opAt, opNamed } from './op-at.ts';

export type IsPossible = (game: MageKnight, at: OpAt) => boolean;

/** By name; what is not here can always be done. Each chapter gives its own. */
const possible: Readonly<Partial<Record<OpName, IsPossible>>> = {
  choose: (game, at) => opNamed(at, 'choose').of.some((_, way) => canCarryOut(game, below(at, way))),
  byTime: (game, at) => canCarryOut(game, below(at, isNight(game) ? 'night' : 'day')),
  heal: ({ combat }) => combat === null,
  ...attackPossible,
};

/** Costs of an effect: without them none of it can be used (MK-1.16). */
const COSTS: ReadonlySet<OpName> = new Set<OpName>(['payMana', 'discard', 'throwAway', 'payFor']);

const canDoOp = (game: MageKnight, at: OpAt, op: Op): boolean => possible[op.op]?.(game, at) ?? true;

export const canDo: IsPossible = (game, at) => canDoOp(game, at, opAt(at));

/** Every cost of a list can be paid, and something of it does something. */
export const canCarryOut: IsPossible = (game, at) => {
  let does = false;
  const list = listAt(at);
  for (const [index, op] of list.entries()) {
    const can = canDoOp(game, below(at, index), op);
    if (COSTS.has(op.op)) {
      if (!can) return false;
      does ||= list.length === 1;
    } else does ||= can;
  }
  return does;
};

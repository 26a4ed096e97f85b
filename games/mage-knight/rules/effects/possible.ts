// Whether an operation would do anything now: what may be played, chosen or offered.
import type { Op, OpName } from '../../data/ops.ts';
import type { MageKnight } from '../../state.ts';
import { below, listAt, type OpAt, opAt, type Possibilities } from './op-at.ts';
import { companyPossible } from './possible/company.ts';
import { fightPossible } from './possible/fight.ts';
import { goodsPossible } from './possible/goods.ts';
import { journeyPossible } from './possible/journey.ts';
import { turnPossible } from './possible/turns.ts';
import { unitPossible } from './possible/units.ts';
import { warPossible } from './possible/war.ts';

/** By name; each file gives its own, and none of them imports this one: lists below are asked by `can`. */
const possible: Possibilities = {
  ...goodsPossible,
  ...unitPossible,
  ...journeyPossible,
  ...fightPossible,
  ...warPossible,
  ...turnPossible,
  ...companyPossible,
};

/** Costs of an effect: without them none of it can be used (MK-1.16). */
const COSTS: ReadonlySet<OpName> = new Set<OpName>([
  'payMana',
  'discard',
  'throwAway',
  'payFor',
  'takeWound',
]);

const canDoOp = (game: MageKnight, at: OpAt, op: Op): boolean =>
  possible[op.op]?.(game, at, canCarryOut) ?? true;

export const canDo = (game: MageKnight, at: OpAt): boolean => canDoOp(game, at, opAt(at));

/** Every cost of a list can be paid, and something of it does something. */
export function canCarryOut(game: MageKnight, at: OpAt): boolean {
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
}

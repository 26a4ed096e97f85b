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

export const canDo = (game: MageKnight, at: OpAt): boolean =>
  possible[opAt(at).op]?.(game, at, canCarryOut) ?? true;

/** Every cost of a list can be paid, and something of it does something. */
export function canCarryOut(game: MageKnight, at: OpAt): boolean {
  let does = false;
  const list = listAt(at);
  for (let index = 0; index < list.length; index++) {
    const { op } = list[index] as Op;
    const isPossible = possible[op];
    const can = isPossible === undefined || isPossible(game, below(at, index), canCarryOut);
    if (COSTS.has(op)) {
      if (!can) return false;
      does ||= list.length === 1;
    } else does ||= can;
  }
  return does;
}

// The number an effect is about, for the words that tell it: figures are written once, in the tables.
import type { Op } from '../data/ops.ts';
import { type OpsSource, opsOf } from '../data/sources.ts';

const numberIn = (op: Op): number | undefined => {
  if ('n' in op && typeof op.n === 'number') return Math.abs(op.n);
  if ('max' in op && typeof op.max === 'number') return op.max;
  if ('strength' in op && typeof op.strength === 'number') return op.strength;
  return undefined;
};

/** Of its operations one after the other; 0 where there is none. */
function numbersOf(source: OpsSource): number[] {
  return opsOf(source).map((op) => numberIn(op) ?? 0);
}

/** A sentence that is told the numbers of what it explains. */
export type Effect = (n: number, more: number, third: number) => string;

export const toldEffect = (effect: Effect, source: OpsSource): string => {
  const [n = 0, more = 0, third = 0] = numbersOf(source);
  return effect(n, more, third);
};

/**
 * What something in play does to a number, as data. Whatever is in play at once is folded in the order of the fields,
 * so that it does not matter who came first.
 */
export interface Change {
  /** Instead of the printed number; of several the lowest. */
  readonly set?: number;
  readonly times?: number;
  readonly add?: number;
  /** Not below by this change, and not above. */
  readonly min?: number;
  readonly max?: number;
}

/** A number after everything that modifies it now. */
export function folded(printed: number, changes: readonly Change[]): number {
  if (changes.length === 0) return printed;
  let set: number | undefined;
  let times = 1;
  let add = 0;
  let min = Number.NEGATIVE_INFINITY;
  let max = Number.POSITIVE_INFINITY;
  for (const change of changes) {
    if (change.set !== undefined) set = set === undefined ? change.set : Math.min(set, change.set);
    times *= change.times ?? 1;
    add += change.add ?? 0;
    if (change.min !== undefined) min = Math.max(min, change.min);
    if (change.max !== undefined) max = Math.min(max, change.max);
  }
  return Math.max(min, Math.min(max, (set ?? printed) * times + add));
}

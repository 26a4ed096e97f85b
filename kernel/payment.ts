/** One means of paying: so many are there, each is worth one unit of the price. */
export interface Means<Id extends string> {
  readonly id: Id;
  readonly available: number;
  /** At least so many of the units must be paid by it, if anything is. */
  readonly atLeast?: number;
}

export type Split<Id extends string> = Readonly<Record<Id, number>>;

/**
 * Every exact way to pay, the sensible one first: means are named in the order in which one would rather part with
 * them, so the first split uses as much of the first means as possible.
 */
export function splitsOf<Id extends string>(price: number, means: readonly Means<Id>[]): Split<Id>[] {
  // What costs nothing is paid with nothing, whatever must be part of a real payment.
  return price === 0
    ? splits(
        0,
        means.map(({ id }) => ({ id, available: 0 })),
      )
    : splits(price, means);
}

function splits<Id extends string>(price: number, means: readonly Means<Id>[]): Split<Id>[] {
  const [first, ...others] = means;
  if (first === undefined) return price === 0 ? [{} as Split<Id>] : [];
  const found: Split<Id>[] = [];
  for (let used = Math.min(first.available, price); used >= (first.atLeast ?? 0); used--)
    for (const rest of splits(price - used, others)) found.push({ [first.id]: used, ...rest } as Split<Id>);
  return found;
}

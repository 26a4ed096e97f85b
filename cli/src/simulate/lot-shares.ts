// How seats fared whom the lot made choose something, against those it made choose something else at the same chance.
import type { Lot } from './lots.ts';
import { Z } from './statistics.ts';
import { type Trace, winOf } from './trace.ts';

/** How seats fared that drew something, and those that could have and drew something else. */
export interface LotShare {
  readonly name: string;
  /** How often it was drawn. */
  readonly drawn: number;
  readonly won: number;
  readonly otherwise: number;
  readonly moves: { readonly points: number; readonly margin: number };
}

/** Seats that won or not, each standing for as many as had the same chance of the lot that came. */
class Weighed {
  private readonly list: { readonly weight: number; readonly win: number }[] = [];

  add(weight: number, win: number): void {
    this.list.push({ weight, win });
  }

  get count(): number {
    return this.list.length;
  }

  private get weight(): number {
    return this.list.reduce((sum, { weight }) => sum + weight, 0);
  }

  get rate(): number {
    return this.list.reduce((sum, { weight, win }) => sum + weight * win, 0) / this.weight;
  }

  get variance(): number {
    const { rate, weight } = this;
    return this.list.reduce((sum, each) => sum + (each.weight * (each.win - rate)) ** 2, 0) / weight ** 2;
  }
}

/**
 * Of few answers each is drawn more often than of many, and how many there are tells something of the table. So each lot
 * counts by how unlikely it was: then both groups are as if drawn at the same tables.
 */
export function lotShares(traces: readonly Trace[]): LotShare[] {
  const groups = new Map<string, { readonly drew: Weighed; readonly others: Weighed }>();
  const count = ({ drawn, among }: Lot, win: number): void => {
    for (const name of among) {
      const group = groups.get(name) ?? { drew: new Weighed(), others: new Weighed() };
      groups.set(name, group);
      if (name === drawn) group.drew.add(among.length, win);
      else group.others.add(among.length / (among.length - 1), win);
    }
  };
  for (const trace of traces)
    for (const [seat, { lots }] of trace.seats.entries())
      for (const lot of lots) count(lot, winOf(trace, seat));
  return [...groups]
    .filter(([, { drew, others }]) => drew.count > 0 && others.count > 0)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, { drew, others }]) => ({
      name,
      drawn: drew.count,
      won: drew.rate,
      otherwise: others.rate,
      moves: { points: drew.rate - others.rate, margin: Z * Math.sqrt(drew.variance + others.variance) },
    }));
}

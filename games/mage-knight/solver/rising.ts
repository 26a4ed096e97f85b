// Looks for the worths at which the bound of a relaxation is highest, step by step in the direction in which it rises.
import type { Worths } from './means.ts';
import type { Demand } from './stance.ts';

const ROUNDS = 24;
/** Aimed a bit beyond the limit, so that it is crossed. */
const BEYOND = 0.25;
/** More is not hoped for at first: too large steps lead nowhere. */
const HOPE = 4;
const NEAR = 1e-9;

/** One way to use one thing, by numbers alone. */
export interface Lines {
  readonly act: number[];
  readonly demand: number[];
  readonly halves: number[];
  readonly cost: number[];
  readonly means: (readonly number[])[];
}

/** Looks for worths at which the bound is highest. */
export class Rising {
  private readonly lines: Lines;
  private readonly demands: readonly Demand[];
  private readonly copies: readonly number[];
  private readonly boons: readonly number[];
  /** How much there is of all that is shared. */
  private readonly there: Float64Array;
  private readonly price: number;
  private readonly values: Float64Array;
  private readonly taken: Int32Array;
  private readonly slopes: Float64Array;
  private readonly meanSlopes: Float64Array;

  constructor(
    lines: Lines,
    demands: readonly Demand[],
    copies: readonly number[],
    boons: readonly number[],
    there: Float64Array,
    price: number,
  ) {
    this.lines = lines;
    this.demands = demands;
    this.copies = copies;
    this.boons = boons;
    this.there = there;
    this.price = price;
    this.values = new Float64Array(copies.length);
    this.taken = new Int32Array(copies.length);
    this.slopes = new Float64Array(demands.length);
    this.meanSlopes = new Float64Array(there.length);
  }

  /** From each thing what is worth most, or nothing. */
  private take({ halves: worths, means: prices }: Worths): void {
    const { lines, values, taken } = this;
    for (let act = 0; act < values.length; act++) {
      values[act] = Math.min(0, this.boons[act] ?? 0);
      taken[act] = -1;
    }
    for (let line = 0; line < lines.act.length; line++) {
      const act = lines.act[line] as number;
      let value =
        (lines.cost[line] as number) -
        (worths[lines.demand[line] as number] as number) * (lines.halves[line] as number);
      for (const mean of lines.means[line] as readonly number[]) value += prices[mean] as number;
      if (value < (values[act] as number)) {
        values[act] = value;
        taken[act] = line;
      }
    }
  }

  /** The bound, and in which direction it rises. */
  private bound(worths: Worths): number {
    const { lines, values, taken, slopes, meanSlopes, copies, there, demands } = this;
    this.take(worths);
    let sum = this.price;
    for (let mean = 0; mean < there.length; mean++) {
      meanSlopes[mean] = -(there[mean] as number);
      sum -= (worths.means[mean] as number) * (there[mean] as number);
    }
    for (let demand = 0; demand < slopes.length; demand++) {
      const need = (demands[demand] as Demand).need;
      slopes[demand] = need;
      sum += (worths.halves[demand] as number) * need;
    }
    for (let act = 0; act < values.length; act++) {
      const n = copies[act] as number;
      sum += n * (values[act] as number);
      const line = taken[act] as number;
      if (line < 0) continue;
      const demand = lines.demand[line] as number;
      slopes[demand] = (slopes[demand] as number) - n * (lines.halves[line] as number);
      for (const mean of lines.means[line] as readonly number[])
        meanSlopes[mean] = (meanSlopes[mean] as number) + n;
    }
    return sum;
  }

  /** Whether the bound comes to more than the limit; the best worths that were found are left in place. */
  passes(worths: Worths, limit: number): boolean {
    const now = { ...worths, halves: worths.halves.slice(), means: worths.means.slice() };
    let hope = Math.min(Math.max(limit, 0), HOPE);
    for (let round = 0; round < ROUNDS; round++) {
      const bound = this.bound(now);
      if (bound > limit + NEAR) return true;
      if (bound > worths.bound) {
        hope = Math.max(hope / 2, Math.min(hope, 2 * (bound - worths.bound)));
        worths.bound = bound;
        worths.halves.set(now.halves);
        worths.means.set(now.means);
      } else hope *= 0.6;
      if (!this.climb(now, Math.min(limit, worths.bound + hope) + BEYOND * hope - bound)) break;
    }
    return false;
  }

  private climb({ halves: own, means }: Worths, rise: number): boolean {
    const square = steepness(own, this.slopes) + SCALE * steepness(means, this.meanSlopes);
    if (square === 0) return false;
    step(own, this.slopes, rise / square);
    step(means, this.meanSlopes, (SCALE * rise) / square);
    return true;
  }
}

/** Worths of things are larger than those of halves of points. */
const SCALE = 4;

function steepness(worths: Float64Array, slopes: Float64Array): number {
  let square = 0;
  for (let at = 0; at < worths.length; at++)
    if ((worths[at] as number) > 0 || (slopes[at] as number) > 0) square += (slopes[at] as number) ** 2;
  return square;
}

function step(worths: Float64Array, slopes: Float64Array, size: number): void {
  for (let at = 0; at < worths.length; at++)
    worths[at] = Math.max(0, (worths[at] as number) + size * (slopes[at] as number));
}

// Everything that could be used for the demands of a stance, and what can be said of it beforehand.
import type { Use } from './use.ts';

/** One use towards one demand; towards none for what brings mana, or has to be used anyway. */
export interface Option {
  readonly use: Use;
  readonly demand: number;
  readonly halves: number;
  readonly cost: number;
  /** Kinds of cards it uses up. */
  readonly cards: readonly number[];
}

/** A thing that can be used once: a copy of a card, a unit, a skill. */
export interface Entry {
  readonly options: readonly Option[];
  /** Has to be used. */
  readonly forced: boolean;
  /** Things that can do the same have the same name, and are used in one order only. */
  readonly alike: string;
}

/** What an entry gives a demand at most: for nothing, and with mana. */
interface Gift {
  unpaid: number;
  paid: number;
}

/** What entries could add at most with so many mana: what each gives for nothing, and the largest gains by mana. */
export class Reach {
  private readonly free: number;
  private readonly gains: readonly number[];
  private readonly sums: readonly number[];
  private readonly last: number;

  private constructor(free: number, gains: readonly number[], mana: number) {
    this.free = free;
    this.gains = gains;
    const sums = [free];
    for (let n = 0; n < gains.length && n < mana; n++) sums.push((sums[n] as number) + (gains[n] as number));
    this.sums = sums;
    this.last = sums.length - 1;
  }

  static readonly nothing = new Reach(0, [], 0);

  /** With one entry more. */
  and({ unpaid, paid }: Gift, mana: number): Reach {
    if (paid === 0) return this;
    const gain = paid - unpaid;
    if (gain === 0) return new Reach(this.free + unpaid, this.gains, mana);
    return new Reach(this.free + unpaid, inserted(this.gains, gain), mana);
  }

  with(mana: number): number {
    return this.sums[mana < 0 ? 0 : mana > this.last ? this.last : mana] as number;
  }
}

/** The largest first. */
function inserted(all: readonly number[], one: number): number[] {
  const at = all.findIndex((each) => each < one);
  return at < 0 ? [...all, one] : [...all.slice(0, at), one, ...all.slice(at)];
}

/** The fewest things that could give so many halves, and what each costs at least. */
export class Least {
  private readonly most: readonly number[];
  private readonly cost: number;
  private readonly ratio: number;

  private constructor(most: readonly number[], cost: number, ratio: number) {
    this.most = most;
    this.cost = cost;
    this.ratio = ratio;
  }

  static readonly nothing = new Least([], Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);

  and({ options }: Entry, most: number): Least {
    let { cost, ratio } = this;
    for (const option of options)
      if (option.demand >= 0) {
        cost = Math.min(cost, Math.max(0, option.cost));
        ratio = Math.min(ratio, Math.max(0, option.cost / option.halves));
      }
    return new Least(most > 0 ? inserted(this.most, most) : this.most, cost, ratio);
  }

  for(halves: number): number {
    let [n, sum] = [0, 0];
    while (n < this.most.length && sum < halves) sum += this.most[n++] as number;
    if (sum < halves) return Number.POSITIVE_INFINITY;
    return Math.max(n * this.cost, halves * this.ratio);
  }
}

const boonOf = ({ options }: Entry): number => {
  let most = 0;
  for (const { cost } of options) most = Math.max(most, -cost);
  return most;
};

/** The best gifts of an entry: to anybody, and to each demand. */
function giftsOf({ options }: Entry, demands: number): { whole: Gift; each: Gift[] } {
  const whole: Gift = { unpaid: 0, paid: 0 };
  const each = Array.from({ length: demands }, (): Gift => ({ unpaid: 0, paid: 0 }));
  for (const { demand, halves, use } of options) {
    if (demand < 0) continue;
    const own = each[demand] as Gift;
    own.paid = Math.max(own.paid, halves);
    whole.paid = Math.max(whole.paid, halves);
    if (use.prices.length > 0) continue;
    own.unpaid = Math.max(own.unpaid, halves);
    whole.unpaid = Math.max(whole.unpaid, halves);
  }
  return { whole, each };
}

/** Entries, and what can be said of them beforehand: of each with all that follow it. */
export class Tools {
  readonly entries: readonly Entry[];
  /** In all, and for each demand. */
  readonly wholes: Reach[];
  readonly reaches: (readonly Reach[])[];
  readonly leasts: Least[];
  /** What the rest could still bring by itself. */
  readonly boons: number[];
  /** What each entry gives each demand at most: for nothing, and with mana. */
  readonly unpaid: Float64Array;
  readonly paid: Float64Array;
  /** From here on nothing is done but what is demanded. */
  readonly lastForced: number;

  constructor(entries: readonly Entry[], demands: number, mana: number) {
    this.entries = entries;
    this.wholes = [Reach.nothing];
    this.reaches = [Array.from({ length: demands }, () => Reach.nothing)];
    this.leasts = [Least.nothing];
    this.boons = [0];
    this.unpaid = new Float64Array(entries.length * demands);
    this.paid = new Float64Array(entries.length * demands);
    for (let at = entries.length - 1; at >= 0; at--) this.add(entries[at] as Entry, at, demands, mana);
    for (const list of [this.wholes, this.reaches, this.leasts, this.boons]) list.reverse();
    this.lastForced = entries.findLastIndex((entry) => entry.forced || boonOf(entry) > 0);
  }

  private add(entry: Entry, at: number, demands: number, mana: number): void {
    const { whole, each } = giftsOf(entry, demands);
    for (const [demand, gift] of each.entries()) {
      this.unpaid[at * demands + demand] = gift.unpaid;
      this.paid[at * demands + demand] = gift.paid;
    }
    const last = this.reaches.at(-1) as readonly Reach[];
    this.wholes.push((this.wholes.at(-1) as Reach).and(whole, mana));
    this.reaches.push(last.map((reach, demand) => reach.and(each[demand] as Gift, mana)));
    this.leasts.push((this.leasts.at(-1) as Least).and(entry, whole.paid));
    this.boons.push((this.boons.at(-1) as number) + boonOf(entry));
  }
}

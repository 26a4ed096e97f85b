// Everything that could be used for the demands of a stance, and what can be said of it beforehand.
import { giftOf, mostShared, type Pots, type Sharing } from './pool.ts';
import type { Use } from './use.ts';

/** One use towards one demand; towards none for what brings mana, or has to be used anyway. */
export interface Option {
  readonly use: Use;
  readonly demand: number;
  readonly halves: number;
  readonly cost: number;
  /** Fame that it brings by itself. */
  readonly fame: number;
  /** Kinds of cards it uses up. */
  readonly cards: readonly number[];
  /** Move and Influence that it gives to be shared out. */
  readonly pots?: Pots;
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

  and({ options }: Entry, most: number, sharing: Sharing | undefined): Least {
    let { cost, ratio } = this;
    for (const option of options) {
      const gift = option.halves + sharedBy(option, sharing);
      if (gift <= 0) continue;
      cost = Math.min(cost, Math.max(0, option.cost));
      ratio = Math.min(ratio, Math.max(0, option.cost / gift));
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

const fameOf = ({ options }: Entry): number => {
  let most = 0;
  for (const { fame } of options) most = Math.max(most, fame);
  return most;
};

/** Halves that Move and Influence of an option could give all demands together at most. */
function sharedBy({ pots }: Option, sharing: Sharing | undefined): number {
  return pots === undefined || sharing === undefined ? 0 : mostShared(pots, sharing);
}

function raise(gift: Gift, halves: number, isFree: boolean): void {
  gift.paid = Math.max(gift.paid, halves);
  if (isFree) gift.unpaid = Math.max(gift.unpaid, halves);
}

/** The best gifts of an entry: to anybody, by what is shared out alone, and to each demand. */
function giftsOf({ options }: Entry, demands: number, sharing: Sharing | undefined) {
  const whole: Gift = { unpaid: 0, paid: 0 };
  const shared: Gift = { unpaid: 0, paid: 0 };
  const each = Array.from({ length: demands }, (): Gift => ({ unpaid: 0, paid: 0 }));
  for (const option of options) {
    const { demand, halves, use, pots } = option;
    const isFree = use.prices.length === 0;
    const all = sharedBy(option, sharing);
    raise(whole, halves + all, isFree);
    if (all > 0) raise(shared, halves + all, isFree);
    if (demand >= 0) raise(each[demand] as Gift, halves, isFree);
    for (const [index, taking] of (all > 0 ? sharing?.takings : undefined)?.entries() ?? [])
      if (taking !== undefined && pots !== undefined)
        raise(each[index] as Gift, giftOf(pots, taking) + (index === demand ? halves : 0), isFree);
  }
  return { whole, shared, each };
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
  /** Fame that it could still bring. */
  readonly fames: number[];
  /** What each entry gives each demand at most: for nothing, and with mana. */
  readonly unpaid: Float64Array;
  readonly paid: Float64Array;
  /** The same for all that is shared out, in all. */
  readonly sharedUnpaid: Float64Array;
  readonly sharedPaid: Float64Array;
  /** From here on nothing is done but what is demanded. */
  readonly lastForced: number;
  /** The same, where fame may bring a level. */
  readonly lastFamed: number;

  constructor(entries: readonly Entry[], demands: number, mana: number, sharing: Sharing | undefined) {
    this.entries = entries;
    this.sharedUnpaid = new Float64Array(entries.length);
    this.sharedPaid = new Float64Array(entries.length);
    this.wholes = [Reach.nothing];
    this.reaches = [Array.from({ length: demands }, () => Reach.nothing)];
    this.leasts = [Least.nothing];
    this.boons = [0];
    this.fames = [0];
    this.unpaid = new Float64Array(entries.length * demands);
    this.paid = new Float64Array(entries.length * demands);
    for (let at = entries.length - 1; at >= 0; at--)
      this.add(entries[at] as Entry, at, giftsOf(entries[at] as Entry, demands, sharing), mana, sharing);
    for (const list of [this.wholes, this.reaches, this.leasts, this.boons, this.fames]) list.reverse();
    this.lastForced = entries.findLastIndex((entry) => entry.forced || boonOf(entry) > 0);
    this.lastFamed = Math.max(
      this.lastForced,
      entries.findLastIndex((entry) => fameOf(entry) > 0),
    );
  }

  private add(
    entry: Entry,
    at: number,
    { whole, shared, each }: ReturnType<typeof giftsOf>,
    mana: number,
    sharing: Sharing | undefined,
  ): void {
    const demands = each.length;
    this.sharedUnpaid[at] = shared.unpaid;
    this.sharedPaid[at] = shared.paid;
    for (const [demand, gift] of each.entries()) {
      this.unpaid[at * demands + demand] = gift.unpaid;
      this.paid[at * demands + demand] = gift.paid;
    }
    const last = this.reaches.at(-1) as readonly Reach[];
    this.wholes.push((this.wholes.at(-1) as Reach).and(whole, mana));
    this.reaches.push(last.map((reach, demand) => reach.and(each[demand] as Gift, mana)));
    this.leasts.push((this.leasts.at(-1) as Least).and(entry, whole.paid, sharing));
    this.boons.push((this.boons.at(-1) as number) + boonOf(entry));
    this.fames.push((this.fames.at(-1) as number) + fameOf(entry));
  }
}

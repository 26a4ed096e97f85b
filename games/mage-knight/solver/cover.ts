// The cheapest uses of things that meet all demands of a stance: branch and bound, with what was seen remembered.
import type { Payment, Payments, Spent } from './mana.ts';
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

export interface Cover {
  readonly cost: number;
  readonly picks: readonly Option[];
  readonly payment: Payment;
}

const NEAR = 1e-9;

/** States of the purse that are told apart. */
const KNOWN = 8192;

/** Looked at so often between two looks at the clock. */
const BREATH = 256;

export class OutOfTime extends Error {}

/** What an entry gives a demand at most: for nothing, and with mana. */
interface Gift {
  unpaid: number;
  paid: number;
}

/** What entries could add at most with so many mana: what each gives for nothing, and the largest gains by mana. */
class Reach {
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
class Least {
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
  /** From here on nothing is done but what is demanded. */
  readonly lastForced: number;

  constructor(entries: readonly Entry[], demands: number, mana: number) {
    this.entries = entries;
    this.wholes = [Reach.nothing];
    this.reaches = [Array.from({ length: demands }, () => Reach.nothing)];
    this.leasts = [Least.nothing];
    this.boons = [0];
    for (let at = entries.length - 1; at >= 0; at--) this.add(entries[at] as Entry, demands, mana);
    for (const list of [this.wholes, this.reaches, this.leasts, this.boons]) list.reverse();
    this.lastForced = entries.findLastIndex((entry) => entry.forced || boonOf(entry) > 0);
  }

  private add(entry: Entry, demands: number, mana: number): void {
    const { whole, each } = giftsOf(entry, demands);
    const last = this.reaches.at(-1) as readonly Reach[];
    this.wholes.push((this.wholes.at(-1) as Reach).and(whole, mana));
    this.reaches.push(last.map((reach, demand) => reach.and(each[demand] as Gift, mana)));
    this.leasts.push((this.leasts.at(-1) as Least).and(entry, whole.paid));
    this.boons.push((this.boons.at(-1) as number) + boonOf(entry));
  }
}

export class CoverSearch {
  private best: Cover | undefined;
  private limit = 0;
  private looked = 0;
  private readonly tools: Tools;
  private readonly needs: number[];
  private readonly payments: Payments;
  private readonly left: number[];
  private readonly until: number;
  /** What a crystal costs. */
  private readonly crystal: number;
  private readonly picks: Option[] = [];
  private readonly seen = new Map<number, number>();

  constructor(
    tools: Tools,
    needs: readonly number[],
    payments: Payments,
    hand: readonly number[],
    until: number,
    crystal: number,
  ) {
    this.tools = tools;
    this.needs = [...needs];
    this.payments = payments;
    this.left = [...hand];
    this.until = until;
    this.crystal = crystal;
  }

  /** The cheapest that costs no more than the limit. */
  run(limit: number): Cover | undefined {
    this.limit = limit;
    this.look(0, 0, this.payments.nothing, 0);
    return this.best;
  }

  private isHopeless(at: number, cost: number, { mana }: Spent): boolean {
    const reach = this.tools.reaches[at] as readonly Reach[];
    let open = 0;
    for (let demand = 0; demand < this.needs.length; demand++) {
      const need = this.needs[demand] as number;
      if (need <= 0) continue;
      if (need > (reach[demand] as Reach).with(mana)) return true;
      open += need;
    }
    if (open === 0) return false;
    if (open > (this.tools.wholes[at] as Reach).with(mana)) return true;
    const boons = this.tools.boons[at] as number;
    return cost - boons + (this.tools.leasts[at] as Least).for(open) > this.limit + NEAR;
  }

  private wasSeen(at: number, cost: number, { id }: Spent): boolean {
    if (this.needs.length > 5 || id >= KNOWN) return false;
    let key = at;
    for (const need of this.needs) key = key * 96 + Math.max(0, Math.min(95, need));
    key = key * KNOWN + id;
    const before = this.seen.get(key);
    if (before !== undefined && before <= cost) return true;
    this.seen.set(key, cost);
    return false;
  }

  private isMet(): boolean {
    for (let demand = 0; demand < this.needs.length; demand++)
      if ((this.needs[demand] as number) > 0) return false;
    return true;
  }

  private look(at: number, cost: number, spent: Spent, least: number): void {
    if (++this.looked % BREATH === 0 && performance.now() > this.until) throw new OutOfTime();
    if (cost - (this.tools.boons[at] ?? 0) > this.limit + NEAR) return;
    if (at > this.tools.lastForced && this.isMet()) {
      if (this.best !== undefined && cost >= this.best.cost - NEAR) return;
      this.best = { cost, picks: [...this.picks], payment: spent.payment };
      this.limit = cost - 2 * NEAR;
      return;
    }
    const { entries } = this.tools;
    const entry = entries[at];
    if (entry === undefined || this.isHopeless(at, cost, spent)) return;
    if (least === 0 && this.wasSeen(at, cost, spent)) return;
    const isTwin = entries[at + 1]?.alike === entry.alike;
    for (let place = least; place < entry.options.length; place++)
      this.use(entry.options[place] as Option, at, cost, spent, isTwin ? place : 0);
    if (!entry.forced) this.look(at + 1, cost, spent, isTwin ? entry.options.length : 0);
  }

  private use(option: Option, at: number, cost: number, spent: Spent, least: number): void {
    const { use, demand, halves, cards } = option;
    const need = demand < 0 ? 0 : (this.needs[demand] as number);
    if (demand >= 0 && need <= 0) return;
    const next = this.payments.after(spent, use);
    if (next === undefined || !this.take(cards)) return;
    if (demand >= 0) this.needs[demand] = need - halves;
    this.picks.push(option);
    const more = option.cost + this.crystal * (next.payment.crystals - spent.payment.crystals);
    this.look(at + 1, cost + more, next, least);
    this.picks.pop();
    if (demand >= 0) this.needs[demand] = need;
    for (const card of cards) this.left[card] = (this.left[card] as number) + 1;
  }

  /** Takes all of them, or none if there are not so many. */
  private take(cards: readonly number[]): boolean {
    let taken = 0;
    for (const card of cards) {
      if ((this.left[card] as number) <= 0) break;
      this.left[card] = (this.left[card] as number) - 1;
      taken++;
    }
    if (taken === cards.length) return true;
    for (const card of cards.slice(0, taken)) this.left[card] = (this.left[card] as number) + 1;
    return false;
  }
}

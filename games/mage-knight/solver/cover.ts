// The cheapest uses of things that meet all demands of a stance: branch and bound, with what was seen remembered.
import type { Payment, Payments, Spent } from './mana.ts';
import type { Use } from './uses.ts';

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

const mostOf = (options: readonly Option[], fits: (option: Option) => boolean): number => {
  let most = 0;
  for (const option of options) if (fits(option)) most = Math.max(most, option.halves);
  return most;
};

/** What entries could add at most with so many mana: what each gives for nothing, and the largest gains by mana. */
class Reach {
  private readonly sums: number[];
  private readonly last: number;

  constructor(entries: readonly Entry[], mana: number, fits: (option: Option) => boolean) {
    let free = 0;
    const gains: number[] = [];
    for (const { options } of entries) {
      const unpaid = mostOf(options, (option) => fits(option) && option.use.prices.length === 0);
      const paid = mostOf(options, fits);
      free += unpaid;
      if (paid > unpaid) gains.push(paid - unpaid);
    }
    gains.sort((a, b) => b - a);
    this.sums = [free];
    for (let n = 0; n < Math.min(mana, gains.length); n++)
      this.sums.push((this.sums[n] as number) + (gains[n] as number));
    this.last = this.sums.length - 1;
  }

  with(mana: number): number {
    return this.sums[mana < 0 ? 0 : mana > this.last ? this.last : mana] as number;
  }
}

/** The fewest things that could give so many halves, and what each costs at least. */
class Least {
  private readonly sums: number[] = [0];
  private readonly cost: number;
  private readonly ratio: number;

  constructor(entries: readonly Entry[]) {
    const most = entries.map(({ options }) => mostOf(options, () => true)).sort((a, b) => b - a);
    for (const [n, each] of most.entries()) this.sums.push((this.sums[n] as number) + each);
    let [cost, ratio] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const { options } of entries)
      for (const option of options)
        if (option.demand >= 0) {
          cost = Math.min(cost, option.cost);
          ratio = Math.min(ratio, option.cost / option.halves);
        }
    this.cost = Math.max(0, cost);
    this.ratio = Math.max(0, ratio);
  }

  for(halves: number): number {
    let n = 0;
    while (n < this.sums.length && (this.sums[n] as number) < halves) n++;
    return Math.max(n * this.cost, halves * this.ratio);
  }
}

/** Entries, and what can be said of them beforehand: of each with all that follow it. */
export class Tools {
  readonly entries: readonly Entry[];
  /** In all, and for each demand. */
  readonly wholes: readonly Reach[];
  readonly reaches: readonly (readonly Reach[])[];
  readonly leasts: readonly Least[];
  readonly lastForced: number;

  constructor(entries: readonly Entry[], demands: number, mana: number) {
    const rests = [...entries, undefined].map((_, at) => entries.slice(at));
    const numbers = Array.from({ length: demands }, (_, demand) => demand);
    this.entries = entries;
    this.wholes = rests.map((rest) => new Reach(rest, mana, ({ demand }) => demand >= 0));
    this.reaches = rests.map((rest) =>
      numbers.map((demand) => new Reach(rest, mana, (option) => option.demand === demand)),
    );
    this.leasts = rests.map((rest) => new Least(rest));
    this.lastForced = entries.findLastIndex(({ forced }) => forced);
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
    return cost + (this.tools.leasts[at] as Least).for(open) > this.limit + NEAR;
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
    if (cost > this.limit + NEAR) return;
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

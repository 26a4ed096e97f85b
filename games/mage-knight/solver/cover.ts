// The cheapest uses of things that meet all demands of a stance: branch and bound, with what was seen remembered.
import type { Rise } from './levels.ts';
import type { Payments, Spent } from './mana.ts';
import type { Means, Worths } from './means.ts';
import type { Sharing } from './pool.ts';
import { Shares } from './shares.ts';
import type { Entry, Least, Option, Reach, Tools } from './tools.ts';

export interface Cover {
  readonly cost: number;
  readonly picks: readonly Option[];
  /** What each demand takes of what is shared out: so many times. */
  readonly spends: readonly number[];
}

const NEAR = 1e-9;

/** States of the purse that are told apart. */
const KNOWN = 8192;

/** More fame of uses than there is. */
const MOST_FAME = 64;

/** Looked at so often between two looks at the clock. */
const BREATH = 256;

export class OutOfTime extends Error {}

/** What each entry with all that follow it saves at most at these worths. */
function savingsOf(
  entries: readonly Entry[],
  needs: readonly number[],
  worths: Worths,
  means: Means,
  shares: Shares,
): Float64Array {
  const savings = new Float64Array(entries.length + 1);
  for (let at = entries.length - 1; at >= 0; at--) {
    const { options, forced } = entries[at] as Entry;
    let least = forced ? Number.POSITIVE_INFINITY : 0;
    for (const { demand, halves: n, cost, use, pots } of options) {
      let own = cost;
      if (demand >= 0) own -= (worths.halves[demand] as number) * Math.min(n, needs[demand] as number);
      if (pots !== undefined) own -= shares.worthOf(pots);
      for (const mean of means.of(use)) own += worths.means[mean] as number;
      least = Math.min(least, own);
    }
    savings[at] = (savings[at + 1] as number) + least;
  }
  return savings;
}

/** What there is to meet the demands with. */
export interface Stock {
  readonly tools: Tools;
  readonly payments: Payments;
  readonly means: Means;
  readonly hand: readonly number[];
  /** What a crystal costs. */
  readonly crystal: number;
  /** What fame of uses is worth beyond what it says. */
  readonly rise: Rise;
  /** How Move and Influence are shared out, if they are. */
  readonly sharing?: Sharing | undefined;
}

export class CoverSearch {
  private best: Cover | undefined;
  /** Something was left out that costs more than the limit. */
  isCut = false;
  private limit = 0;
  private looked = 0;
  private lastLook = 0;
  private readonly tools: Tools;
  private readonly needs: number[];
  private readonly payments: Payments;
  private readonly left: number[];
  private readonly isLate: () => boolean;
  private readonly crystal: number;
  private readonly rise: Rise;
  /** What fame brings levels counts from here on. */
  private readonly last: number;
  private fame = 0;
  private readonly shares: Shares;
  private readonly picks: Option[] = [];
  private readonly worths: Worths | undefined;
  private readonly means: Means;
  private readonly savings: Float64Array;
  private readonly gains: Float64Array;
  /** By the fame that was brought, and what is there to be shared out. */
  private readonly seen = new Map<number, Map<number, number>>();

  constructor(
    { tools, payments, means, hand, crystal, rise, sharing }: Stock,
    needs: readonly number[],
    isLate: () => boolean,
    worths?: Worths,
  ) {
    this.worths = worths;
    this.shares = new Shares(sharing, worths);
    this.means = means;
    this.gains = new Float64Array(Math.min(tools.entries.length, payments.mana));
    this.savings =
      worths === undefined
        ? new Float64Array(tools.entries.length + 1)
        : savingsOf(tools.entries, needs, worths, means, this.shares);
    this.tools = tools;
    this.needs = [...needs];
    this.payments = payments;
    this.left = [...hand];
    this.isLate = isLate;
    this.crystal = crystal;
    this.rise = rise;
    this.last = rise.most > 0 ? tools.lastFamed : tools.lastForced;
  }

  /** The cheapest that costs no more than the limit, as far as it is found by so many looks. */
  run(limit: number, looks = Number.POSITIVE_INFINITY): Cover | undefined {
    this.limit = limit;
    this.isCut = false;
    this.lastLook = this.looked + looks;
    this.seen.clear();
    this.look(0, 0, this.payments.nothing, 0);
    return this.best;
  }

  private isHopeless(at: number, cost: number, spent: Spent): boolean {
    const { mana } = spent;
    const reach = this.tools.reaches[at] as readonly Reach[];
    let open = 0;
    for (let demand = 0; demand < this.needs.length; demand++) {
      const need = this.needs[demand] as number;
      if (need <= 0) continue;
      if (need > (reach[demand] as Reach).with(mana) + this.shares.giftTo(demand)) return true;
      open += need;
    }
    if (open === 0) return false;
    open = Math.max(0, open - this.shares.gift);
    const least = cost - this.hope(at);
    if (open > (this.tools.wholes[at] as Reach).with(mana)) return true;
    if (this.worths !== undefined && this.isTooDear(at, least, spent, this.worths)) return this.cut();
    if (this.isTooLittle(at, open, mana)) return true;
    const boons = this.tools.boons[at] as number;
    const isOver = least - boons + (this.tools.leasts[at] as Least).for(open) > this.limit + NEAR;
    return isOver && this.cut();
  }

  /** It was given up before everything was looked at. */
  get isGivenUp(): boolean {
    return this.looked > this.lastLook;
  }

  private cut(): true {
    this.isCut = true;
    return true;
  }

  /** What levels are worth that could still be reached. */
  private hope(at: number): number {
    return this.rise.most === 0 ? 0 : this.rise.with(this.fame + (this.tools.fames[at] as number));
  }

  /** What is more than a demand needs is lost: each thing gives what is still of use, to the demand where that is most. */
  private isTooLittle(at: number, open: number, mana: number): boolean {
    const { entries, unpaid, paid, sharedUnpaid, sharedPaid } = this.tools;
    const { needs, gains } = this;
    gains.fill(0);
    const most = Math.min(mana, gains.length);
    let sum = 0;
    for (let entry = at; entry < entries.length; entry++) {
      let free = 0;
      let dear = 0;
      for (let demand = 0; demand < needs.length; demand++) {
        const need = needs[demand] as number;
        if (need <= 0) continue;
        const place = entry * needs.length + demand;
        free = Math.max(free, Math.min(need, unpaid[place] as number));
        dear = Math.max(dear, Math.min(need, paid[place] as number));
      }
      free = Math.max(free, sharedUnpaid[entry] as number);
      dear = Math.max(dear, sharedPaid[entry] as number);
      sum += free;
      if (sum >= open) return false;
      let gain = dear - free;
      for (let n = 0; n < most && gain > 0; n++) {
        const other = gains[n] as number;
        if (other >= gain) continue;
        gains[n] = gain;
        gain = other;
      }
    }
    for (let n = 0; n < most; n++) sum += gains[n] as number;
    return sum < open;
  }

  private isTooDear(at: number, cost: number, spent: Spent, worths: Worths): boolean {
    let least = cost + (this.savings[at] as number) - this.means.worth(worths.means, spent, this.left);
    least -= this.shares.worth;
    for (let demand = 0; demand < this.needs.length; demand++)
      least += (worths.halves[demand] as number) * Math.max(0, this.needs[demand] as number);
    return least > this.limit + NEAR;
  }

  private wasSeen(at: number, cost: number, { id }: Spent): boolean {
    if (this.needs.length > 5 || id >= KNOWN) return false;
    let key = at;
    for (const need of this.needs) {
      if (need > 95) return false;
      key = key * 96 + Math.max(0, need);
    }
    key = key * KNOWN + id;
    const place = this.shares.place;
    if (place < 0) return false;
    const seen = this.seenWith(place * MOST_FAME + Math.min(this.fame, MOST_FAME - 1));
    const before = seen.get(key);
    if (before !== undefined && before <= cost) return true;
    seen.set(key, cost);
    return false;
  }

  private seenWith(place: number): Map<number, number> {
    let seen = this.seen.get(place);
    if (seen === undefined) {
      seen = new Map();
      this.seen.set(place, seen);
    }
    return seen;
  }

  private look(at: number, cost: number, spent: Spent, least: number): void {
    if (++this.looked % BREATH === 0 && this.isLate()) throw new OutOfTime();
    if (this.looked > this.lastLook) return;
    if (cost - this.hope(at) - (this.tools.boons[at] ?? 0) > this.limit + NEAR) {
      this.isCut = true;
      return;
    }
    if (at > this.last && this.shares.meet(this.needs)) {
      const whole = cost - this.rise.with(this.fame);
      if (this.best !== undefined && whole >= this.best.cost - NEAR) return;
      this.best = { cost: whole, picks: [...this.picks], spends: this.shares.spendsFor(this.needs) };
      this.limit = whole - 2 * NEAR;
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
    const { use, demand, halves, cards, pots } = option;
    const need = demand < 0 ? 0 : (this.needs[demand] as number);
    if (demand >= 0 && need <= 0) return;
    const next = this.payments.after(spent, use);
    if (next === null || !this.take(cards)) return;
    if (demand >= 0) this.needs[demand] = need - halves;
    this.picks.push(option);
    this.fame += option.fame;
    if (pots !== undefined) this.shares.add(pots);
    const more = option.cost + this.crystal * (next.crystals - spent.crystals);
    this.look(at + 1, cost + more, next, least);
    this.picks.pop();
    this.fame -= option.fame;
    if (pots !== undefined) this.shares.remove(pots);
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

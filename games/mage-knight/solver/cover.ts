// The cheapest uses of things that meet all demands of a stance: branch and bound, with what was seen remembered.
import type { Payments, Spent } from './mana.ts';
import type { Means, Worths } from './means.ts';
import type { Entry, Least, Option, Reach, Tools } from './tools.ts';

export interface Cover {
  readonly cost: number;
  readonly picks: readonly Option[];
}

const NEAR = 1e-9;

/** States of the purse that are told apart. */
const KNOWN = 8192;

/** Looked at so often between two looks at the clock. */
const BREATH = 256;

export class OutOfTime extends Error {}

/** What each entry with all that follow it saves at most at these worths. */
function savingsOf(
  entries: readonly Entry[],
  needs: readonly number[],
  worths: Worths,
  means: Means,
): Float64Array {
  const savings = new Float64Array(entries.length + 1);
  for (let at = entries.length - 1; at >= 0; at--) {
    const { options, forced } = entries[at] as Entry;
    let least = forced ? Number.POSITIVE_INFINITY : 0;
    for (const { demand, halves: n, cost, use } of options) {
      let own = cost;
      if (demand >= 0) own -= (worths.halves[demand] as number) * Math.min(n, needs[demand] as number);
      for (const mean of means.of(use)) own += worths.means[mean] as number;
      least = Math.min(least, own);
    }
    savings[at] = (savings[at + 1] as number) + least;
  }
  return savings;
}

export class CoverSearch {
  private best: Cover | undefined;
  private limit = 0;
  private looked = 0;
  private readonly tools: Tools;
  private readonly needs: number[];
  private readonly payments: Payments;
  private readonly left: number[];
  private readonly isLate: () => boolean;
  /** What a crystal costs. */
  private readonly crystal: number;
  private readonly picks: Option[] = [];
  private readonly worths: Worths | undefined;
  private readonly means: Means;
  private readonly savings: Float64Array;
  private readonly gains: Float64Array;
  private readonly seen = new Map<number, number>();

  constructor(
    tools: Tools,
    needs: readonly number[],
    payments: Payments,
    hand: readonly number[],
    isLate: () => boolean,
    crystal: number,
    means: Means,
    worths?: Worths,
  ) {
    this.worths = worths;
    this.means = means;
    this.gains = new Float64Array(Math.min(tools.entries.length, payments.mana));
    this.savings =
      worths === undefined
        ? new Float64Array(tools.entries.length + 1)
        : savingsOf(tools.entries, needs, worths, means);
    this.tools = tools;
    this.needs = [...needs];
    this.payments = payments;
    this.left = [...hand];
    this.isLate = isLate;
    this.crystal = crystal;
  }

  /** The cheapest that costs no more than the limit. */
  run(limit: number): Cover | undefined {
    this.limit = limit;
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
      if (need > (reach[demand] as Reach).with(mana)) return true;
      open += need;
    }
    if (open === 0) return false;
    if (this.worths !== undefined && this.isTooDear(at, cost, spent, this.worths)) return true;
    if (open > (this.tools.wholes[at] as Reach).with(mana)) return true;
    if (this.isTooLittle(at, open, mana)) return true;
    const boons = this.tools.boons[at] as number;
    return cost - boons + (this.tools.leasts[at] as Least).for(open) > this.limit + NEAR;
  }

  /** What is more than a demand needs is lost: each thing gives what is still of use, to the demand where that is most. */
  private isTooLittle(at: number, open: number, mana: number): boolean {
    const { entries, unpaid, paid } = this.tools;
    const { needs, gains } = this;
    gains.fill(0);
    const most = Math.min(mana, gains.length);
    let sum = 0;
    for (let entry = at; entry < entries.length; entry++) {
      let [free, dear] = [0, 0];
      for (let demand = 0; demand < needs.length; demand++) {
        const need = needs[demand] as number;
        if (need <= 0) continue;
        const place = entry * needs.length + demand;
        free = Math.max(free, Math.min(need, unpaid[place] as number));
        dear = Math.max(dear, Math.min(need, paid[place] as number));
      }
      sum += free;
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
    for (let demand = 0; demand < this.needs.length; demand++)
      least += (worths.halves[demand] as number) * Math.max(0, this.needs[demand] as number);
    return least > this.limit + NEAR;
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
    if (++this.looked % BREATH === 0 && this.isLate()) throw new OutOfTime();
    if (cost - (this.tools.boons[at] ?? 0) > this.limit + NEAR) return;
    if (at > this.tools.lastForced && this.isMet()) {
      if (this.best !== undefined && cost >= this.best.cost - NEAR) return;
      this.best = { cost, picks: [...this.picks] };
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
    const more = option.cost + this.crystal * (next.crystals - spent.crystals);
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

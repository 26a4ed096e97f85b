// The cheapest uses of things that meet all demands of a stance: branch and bound, with what was seen remembered.
import type { CardId } from '../data/cards.ts';
import type { Payment, Payments, Spent } from './mana.ts';
import type { Use } from './uses.ts';

/** One use towards one demand; towards none for what brings mana, or has to be used anyway. */
export interface Option {
  readonly use: Use;
  readonly demand: number;
  readonly halves: number;
  readonly cost: number;
}

/** A thing that can be used once: a copy of a card, a unit, a skill. */
export interface Entry {
  readonly act: string;
  readonly options: readonly Option[];
  /** Has to be used. */
  readonly forced: boolean;
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
const BREATH = 512;

export class OutOfTime extends Error {}

export class CoverSearch {
  looked = 0;
  private best: Cover | undefined;
  private limit = 0;
  private readonly entries: readonly Entry[];
  private readonly needs: number[];
  private readonly payments: Payments;
  private readonly left: Map<CardId, number>;
  private readonly until: number;
  /** What a crystal costs. */
  private readonly crystal: number;
  private readonly rests: number[][] = [];
  private readonly ratios: number[] = [];
  private readonly picks: Option[] = [];
  private readonly seen = new Map<number, number>();

  constructor(
    entries: readonly Entry[],
    needs: readonly number[],
    payments: Payments,
    hand: ReadonlyMap<CardId, number>,
    until: number,
    crystal: number,
  ) {
    this.entries = entries;
    this.needs = [...needs];
    this.payments = payments;
    this.left = new Map(hand);
    this.until = until;
    this.crystal = crystal;
    this.measure();
  }

  /** The cheapest that costs no more than the limit. */
  run(limit: number): Cover | undefined {
    this.limit = limit;
    this.look(0, 0, this.payments.nothing);
    return this.best;
  }

  /** What the entries from each on could add at most to each demand, and for how little a half at least. */
  private measure(): void {
    const last = this.needs.map(() => 0);
    this.rests[this.entries.length] = last;
    this.ratios[this.entries.length] = Number.POSITIVE_INFINITY;
    for (let at = this.entries.length - 1; at >= 0; at--) {
      const { options } = this.entries[at] as Entry;
      const rest = [...(this.rests[at + 1] as number[])];
      let ratio = this.ratios[at + 1] as number;
      for (let demand = 0; demand < rest.length; demand++) {
        let most = 0;
        for (const option of options)
          if (option.demand === demand) {
            most = Math.max(most, option.halves);
            ratio = Math.min(ratio, option.cost / option.halves);
          }
        rest[demand] = (rest[demand] as number) + most;
      }
      this.rests[at] = rest;
      this.ratios[at] = ratio;
    }
  }

  private isHopeless(at: number, cost: number): boolean {
    const rest = this.rests[at] as number[];
    let open = 0;
    for (let demand = 0; demand < this.needs.length; demand++) {
      const need = this.needs[demand] as number;
      if (need <= 0) continue;
      if (need > (rest[demand] as number)) return true;
      open += need;
    }
    return open > 0 && cost + open * Math.max(0, this.ratios[at] as number) > this.limit + NEAR;
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
    for (const need of this.needs) if (need > 0) return false;
    return true;
  }

  private mustGoOn(at: number): boolean {
    for (let later = at; later < this.entries.length; later++)
      if ((this.entries[later] as Entry).forced) return true;
    return false;
  }

  private look(at: number, cost: number, spent: Spent, least = 0): void {
    if (++this.looked % BREATH === 0 && performance.now() > this.until) throw new OutOfTime();
    if (cost > this.limit + NEAR) return;
    if (this.isMet() && !this.mustGoOn(at)) {
      if (this.best !== undefined && cost >= this.best.cost - NEAR) return;
      this.best = { cost, picks: [...this.picks], payment: spent.payment };
      this.limit = cost - 2 * NEAR;
      return;
    }
    const entry = this.entries[at];
    if (entry === undefined || this.isHopeless(at, cost)) return;
    if (least === 0 && this.wasSeen(at, cost, spent)) return;
    this.use(entry, at, cost, spent, least);
    if (!entry.forced) this.look(at + 1, cost, spent, this.after(at, entry.options.length));
  }

  /** Copies of a card are used in one order only. */
  private after = (at: number, place: number): number =>
    this.entries[at + 1]?.act === this.entries[at]?.act ? place : 0;

  private use(entry: Entry, at: number, cost: number, spent: Spent, least: number): void {
    const { options } = entry;
    for (let place = least; place < options.length; place++) {
      const option = options[place] as Option;
      const { use, demand, halves } = option;
      const need = demand < 0 ? 0 : (this.needs[demand] as number);
      if (demand >= 0 && need <= 0) continue;
      if (!this.hasAll(use.cards)) continue;
      const next = this.payments.after(spent, use);
      if (next === undefined) continue;
      this.take(use.cards, -1);
      if (demand >= 0) this.needs[demand] = need - halves;
      this.picks.push(option);
      const more = option.cost + this.crystal * (next.payment.crystals - spent.payment.crystals);
      this.look(at + 1, cost + more, next, this.after(at, place));
      this.picks.pop();
      if (demand >= 0) this.needs[demand] = need;
      this.take(use.cards, 1);
    }
  }

  private hasAll(cards: readonly CardId[]): boolean {
    if (cards.length === 1) return (this.left.get(cards[0] as CardId) ?? 0) > 0;
    return cards.every((card) => (this.left.get(card) ?? 0) >= cards.filter((each) => each === card).length);
  }

  private take(cards: readonly CardId[], by: number): void {
    for (const card of cards) this.left.set(card, (this.left.get(card) ?? 0) + by);
  }
}

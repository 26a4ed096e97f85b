// Move and Influence while uses are looked for: what is there of it, and whether it meets what is still needed.
import type { Worths } from './means.ts';
import { giftOf, INFLUENCE, type Pots, type Sharing, type Taking, wholeOf } from './pool.ts';

/** Pots are told apart between these. */
const LOW = -8;
const WIDTH = 64;

export class Shares {
  private readonly sharing: Sharing | undefined;
  private readonly pots: [number, number, number, number] = [0, 0, 0, 0];
  private readonly spent = new Float64Array(4);
  /** Halves for a point of Move, and of Influence, where it gives most. */
  private readonly rates: readonly [move: number, influence: number];
  /** What it is worth where it is worth most. */
  private readonly worths: readonly [move: number, influence: number];

  constructor(sharing: Sharing | undefined, worths: Worths | undefined) {
    this.sharing = sharing;
    const most = (worth: (demand: number) => number): [number, number] => {
      const rates: [number, number] = [0, 0];
      for (const [demand, taking] of sharing?.takings.entries() ?? []) {
        if (taking === undefined) continue;
        const kind = taking.pot === INFLUENCE ? 1 : 0;
        rates[kind] = Math.max(rates[kind], (worth(demand) * taking.halves) / taking.cost);
      }
      return rates;
    };
    this.rates = most(() => 1);
    this.worths = most((demand) => worths?.halves[demand] ?? 0);
    if (sharing !== undefined) this.add(sharing.start);
  }

  add(pots: Pots): void {
    for (let pot = 0; pot < pots.length; pot++)
      this.pots[pot] = (this.pots[pot] as number) + (pots[pot] as number);
  }

  remove(pots: Pots): void {
    for (let pot = 0; pot < pots.length; pot++)
      this.pots[pot] = (this.pots[pot] as number) - (pots[pot] as number);
  }

  /** Halves that it could give all demands together at most. */
  get gift(): number {
    if (this.sharing === undefined) return 0;
    return wholeOf(this.pots, 0) * this.rates[0] + wholeOf(this.pots, INFLUENCE) * this.rates[1];
  }

  giftTo(demand: number): number {
    const taking = this.sharing?.takings[demand];
    return taking === undefined ? 0 : giftOf(this.pots, taking);
  }

  worthOf([ranged, block, attack, influence]: Pots): number {
    return (ranged + block + attack) * this.worths[0] + influence * this.worths[1];
  }

  /** What all of it is worth at most. */
  get worth(): number {
    return this.sharing === undefined ? 0 : this.worthOf(this.pots);
  }

  /** Told apart by what is there; negative where it is not. */
  get place(): number {
    if (this.sharing === undefined) return 0;
    let place = 0;
    for (const n of this.pots) {
      const own = n - LOW;
      if (own < 0 || own >= WIDTH) return -1;
      place = place * WIDTH + own;
    }
    return place;
  }

  /** Whether all that is still needed can be taken from it, in the order of the phases. */
  meet(needs: readonly number[]): boolean {
    const { spent, pots, sharing } = this;
    spent.fill(0);
    for (let demand = 0; demand < needs.length; demand++) {
      const need = needs[demand] as number;
      if (need <= 0) continue;
      const taking = sharing?.takings[demand];
      if (taking === undefined) return false;
      spent[taking.pot] = (spent[taking.pot] as number) + timesFor(need, taking) * taking.cost;
    }
    let left = 0;
    for (let pot = 0; pot < INFLUENCE; pot++) {
      left += (pots[pot] as number) - (spent[pot] as number);
      if (left < 0) return false;
    }
    return pots[INFLUENCE] >= (spent[INFLUENCE] as number);
  }

  /** How often each demand takes it. */
  spendsFor(needs: readonly number[]): number[] {
    return needs.map((need, demand) => {
      const taking = this.sharing?.takings[demand];
      return taking === undefined || need <= 0 ? 0 : timesFor(need, taking);
    });
  }
}

const timesFor = (need: number, { halves }: Taking): number => Math.ceil(need / halves);

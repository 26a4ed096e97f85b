// What it costs at least to meet the demands of a stance, mana and all: rejected by sums, before anything is searched.
import { isBarred, isSpentInVain } from './entries.ts';
import { halves } from './field.ts';
import type { Harm } from './harm.ts';
import type { Worths } from './means.ts';
import type { Model } from './model.ts';
import { halvesFor, type Options } from './options.ts';
import { giftOf, INFLUENCE, type Taking } from './pool.ts';
import { type Lines, Rising } from './rising.ts';
import type { Demand, Stance } from './stance.ts';
import type { Use } from './use.ts';
import { costOfUse, worthAtMost } from './worth.ts';

const NOTHING: readonly number[] = [];

/** Everything one thing could do for a demand. */
interface Offer {
  readonly use: Use;
  readonly act: number;
  readonly halves: number;
  readonly cost: number;
}

export class Relaxation {
  private readonly model: Model;
  private readonly options: Options;
  private readonly acts = new Map<string, number>();
  private readonly copies: number[] = [];
  /** What each thing could bring by itself, as a cost. */
  private readonly boons: number[] = [];
  private readonly offers = new Map<string, readonly Offer[]>();
  private readonly known = new Map<string, number>();
  private readonly last: Float64Array;

  constructor(model: Model, options: Options) {
    this.model = model;
    this.options = options;
    this.last = new Float64Array(model.means.count);
    for (const use of model.plain) {
      const act = this.actOf(use.act);
      if (use.points.length === 0)
        this.boons[act] = Math.min(this.boons[act] as number, this.costOf(use) - this.spared(use));
    }
  }

  private actOf(name: string): number {
    let act = this.acts.get(name);
    if (act === undefined) {
      act = this.acts.size;
      this.acts.set(name, act);
      this.copies.push(this.model.copiesOf(name));
      this.boons.push(0);
    }
    return act;
  }

  private costOf = (use: Use): number =>
    costOfUse(this.model.scale, use) - worthAtMost(this.model.scale, use);

  /** Cards and units that are lost in any case are free. */
  private spared = ({ cards, result }: Use): number => {
    const { weights } = this.model.scale;
    return weights.card * cards.length + weights.unitSpent * result.unitsSpent;
  };

  private offersFor(demand: Demand): readonly Offer[] {
    const key = this.options.keyOf(demand);
    let offers = this.offers.get(key);
    if (offers === undefined) {
      const found: Offer[] = [];
      for (const [name, options] of this.options.for(demand))
        for (const { use, halves: n } of options)
          found.push({ use, act: this.actOf(name), halves: n, cost: this.costOf(use) });
      offers = found;
      this.offers.set(key, offers);
    }
    return offers;
  }

  private linesOf({ demands, harm }: Stance): Lines {
    const lines: Lines = { act: [], demand: [], halves: [], cost: [], means: [] };
    const taking = harm.taken.flatMap(({ units }) => units);
    const isHarmed = harm.taken.length > 0;
    for (const [index, demand] of demands.entries())
      for (const { use, act, halves: n, cost } of this.offersFor(demand)) {
        if (isHarmed && isBarred(use, demand, harm, taking)) continue;
        lines.act.push(act);
        lines.demand.push(index);
        lines.halves.push(Math.min(n, demand.need));
        lines.cost.push(isHarmed ? cost - this.sparedBy(use, harm) : cost);
        lines.means.push(this.model.means.of(use));
      }
    if (this.model.pool.isOpen) this.addGivers(lines, demands, harm, taking);
    return lines;
  }

  /** What is shared out goes to the demand where it is worth most, however little that needs: so it is worth no less. */
  private addGivers(lines: Lines, demands: readonly Demand[], harm: Harm, taking: readonly number[]): void {
    for (const [index, demand] of demands.entries()) {
      const takings = this.options.takingsOf(demand);
      for (const [name, options] of takings.length === 0 ? [] : this.options.givers)
        for (const { use } of options) {
          const n = this.options.giftOf(use, takings);
          if (n <= 0 || isBarred(use, use, harm, taking)) continue;
          lines.act.push(this.actOf(name));
          lines.demand.push(index);
          lines.halves.push(n);
          lines.cost.push(this.costOf(use) - this.sparedBy(use, harm));
          lines.means.push(this.model.means.of(use));
        }
    }
  }

  private sparedBy(use: Use, harm: Harm): number {
    return harm.stunned || isSpentInVain(use, harm) ? this.spared(use) : 0;
  }

  /** What has to be used counts for one demand too; it is paid in any case. Gives its cost. */
  private force(lines: Lines, { demands, harm }: Stance, forced: readonly Use[], copies: number[]): number {
    let price = 0;
    const add = (own: (demand: Demand) => number, isShared = false): void => {
      const act = copies.push(1) - 1;
      for (const [index, demand] of demands.entries()) {
        const n = isShared ? own(demand) : Math.min(own(demand), demand.need);
        if (n <= 0) continue;
        lines.act.push(act);
        lines.demand.push(index);
        lines.halves.push(n);
        lines.cost.push(0);
        lines.means.push(NOTHING);
      }
    };
    for (const use of forced) {
      price += this.costOf(use) - this.sparedBy(use, harm);
      const spoken = this.acts.get(use.act);
      if (spoken !== undefined) copies[spoken] = Math.max(0, (copies[spoken] as number) - 1);
      add((demand) => (demand.phase === use.phase ? halvesFor(use, demand) : 0));
      for (const point of use.following?.later ?? [])
        add((demand) => (demand.phase === 'attack' ? halves(demand.there, point) : 0));
      for (const point of use.following?.parts ?? [])
        add((demand) => (demand.kind === 'block' ? halves(demand.there, point) : 0));
    }
    if (this.model.pool.isOpen) this.addShared(forced, add);
    return price;
  }

  /** What is there to be shared out, and what all that has to be used gives. */
  private addShared(
    forced: readonly Use[],
    add: (own: (demand: Demand) => number, isShared: boolean) => void,
  ): void {
    const { options, model } = this;
    for (const isMove of [true, false]) {
      const own = (demand: Demand): readonly Taking[] =>
        options.takingsOf(demand).filter(({ pot }) => (pot !== INFLUENCE) === isMove);
      add(
        (demand) => own(demand).reduce((n, taking) => Math.max(n, giftOf(model.pool.start, taking)), 0),
        true,
      );
      for (const use of forced) add((demand) => options.giftOf(use, own(demand)), true);
    }
  }

  /** What everything is worth where that shows most; undefined where nothing costs no more than the limit. */
  worths(stance: Stance, forced: readonly Use[], limit: number): Worths | undefined {
    const { demands } = stance;
    const lines = this.linesOf(stance);
    const copies = [...this.copies];
    const price = this.force(lines, stance, forced, copies);
    const { means } = this.model;
    const there = means.all();
    for (const use of forced) for (const at of means.of(use)) there[at] = (there[at] as number) - 1;
    const keys = demands.map((demand) => this.options.keyOf(demand));
    const worths: Worths = {
      halves: Float64Array.from(keys, (key) => this.known.get(key) ?? 0.05),
      means: this.last.slice(),
      bound: Number.NEGATIVE_INFINITY,
    };
    const rising = new Rising(lines, demands, copies, this.boons, there, price);
    const isHopeless = rising.passes(worths, limit);
    for (const [index, key] of keys.entries()) this.known.set(key, worths.halves[index] as number);
    this.last.set(worths.means);
    return isHopeless ? undefined : worths;
  }
}

// The ways to meet a demand, what each costs, and what all of them together could do.
import type { Seat } from '@krcma/kernel';
import type { Foe, MageKnight, Point } from '../state.ts';
import { growthPerBlock } from './effects.ts';
import { halves } from './field.ts';
import { type Model, nameOf } from './model.ts';
import { giftOf, isNoLess, type Pots, type Sharing, sharingsOf, type Taking } from './pool.ts';
import type { Demand } from './stance.ts';
import type { Option } from './tools.ts';
import type { Use } from './use.ts';
import { costOfUse, worthAtMost } from './worth.ts';

/** Of the ways to meet a demand: all together, the most one gives, and what it costs at least. */
interface Measure {
  readonly all: number;
  readonly most: number;
  readonly cost: number;
  readonly ratio: number;
  /** Some of it is shared out between demands. */
  readonly isShared: boolean;
}

/** Halves that a use gives to a demand; 0 where it does not fit. */
export function halvesFor(use: Use, { kind, walled, there, foes }: Demand): number {
  if (kind === 'slow') return 2 * use.move;
  if (kind === 'bribe') return 2 * use.influence;
  let sum = 0;
  for (const point of use.points) {
    if (kind !== 'block' && walled && point.kind !== 'siege') return 0;
    if (point.only !== undefined && !foes.includes(point.only)) return 0;
    if (point.never !== undefined && foes.includes(point.never)) return 0;
    const n = point.n + growthOf(use, point, there);
    sum += halves(there, n === point.n ? point : { ...point, n });
  }
  return sum;
}

/** By how much a point grows with enemies that are blocked in the meantime. */
function growthOf({ before }: Use, point: Point, there: MageKnight): number {
  const each = growthPerBlock(point);
  return each === 0 ? 0 : each * (blockedOf(there.combat?.foes ?? []) - blockedOf(before));
}

const blockedOf = (foes: readonly Foe[]): number =>
  foes.filter(({ attacks }) => attacks.length > 0 && attacks.every(({ state }) => state === 'blocked'))
    .length;

export class Options {
  readonly seat: Seat;
  private readonly model: Model;
  /** Some points are for one enemy, or for all others. */
  private readonly isPicky: boolean;
  private readonly measures = new Map<string, Measure>();
  private readonly keys = new WeakMap<Demand, string>();
  private readonly takings = new Map<string, readonly Taking[]>();
  private given: ReadonlyMap<string, Option[]> | undefined;
  private readonly counted = new Map<string, Map<string, Option[]>>();

  constructor(model: Model) {
    this.model = model;
    this.seat = model.seat;
    this.isPicky = [...model.plain, ...model.tricks, ...model.preludes].some(({ points }) =>
      points.some(({ only, never }) => (only ?? never) !== undefined),
    );
  }

  private usesFor({ kind, phase, blow }: Demand): readonly Use[] {
    const { model } = this;
    if (kind === 'block' && blow !== undefined) return model.blocksOf(blow);
    if (kind === 'slow')
      return model.pool.hasMove
        ? []
        : model.plain.filter(({ move, phase: own }) => move > 0 && own !== 'attack');
    if (kind === 'bribe' && model.pool.hasInfluence) return [];
    if (kind === 'bribe')
      return model.plain.filter(
        (use) => use.influence > 0 && use.phase === 'block' && use.points.length === 0,
      );
    return model.plain.filter((use) => use.phase === phase && use.points.length > 0);
  }

  /** The ways to meet a demand, by the thing that is used; those left out are never better. */
  for(demand: Demand): ReadonlyMap<string, Option[]> {
    const key = this.keyOf(demand);
    const known = this.counted.get(key);
    if (known !== undefined) return known;
    const found = new Map<string, Option[]>();
    for (const use of this.usesFor(demand)) {
      const n = halvesFor(use, demand);
      if (n <= 0) continue;
      const cost = costOfUse(this.model.scale, use);
      const option: Option = { use, demand: 0, halves: n, cost, fame: 0, cards: this.model.kindsOf(use) };
      const others = found.get(use.act) ?? [];
      if (others.some((other) => isNoWorse(other, option))) continue;
      found.set(use.act, [...others.filter((other) => !isNoWorse(option, other)), option]);
    }
    this.counted.set(key, found);
    return found;
  }

  /** The ways in which a demand takes what is shared out. */
  takingsOf(demand: Demand): readonly Taking[] {
    if (!this.model.pool.isOpen) return [];
    const key = `${this.keyOf(demand)} ${demand.foes.join()}`;
    let takings = this.takings.get(key);
    if (takings === undefined) {
      takings = this.model.pool.takingsOf(demand);
      this.takings.set(key, takings);
    }
    return takings;
  }

  /** The ways to share out what these demands take; one without any where they take nothing. */
  sharingsOf(demands: readonly Demand[]): readonly (Sharing | undefined)[] {
    const { pool } = this.model;
    const sharings = pool.isOpen
      ? sharingsOf(
          pool.start,
          demands.map((demand) => this.takingsOf(demand)),
        )
      : [];
    return sharings.length === 0 ? [undefined] : sharings;
  }

  /** Halves that what a use gives to be shared out could come to. */
  giftOf(use: Use, takings: readonly Taking[]): number {
    if (takings.length === 0 || this.model.preludes.includes(use)) return 0;
    const pots = this.model.pool.potsOf(use);
    return pots === undefined ? 0 : takings.reduce((n, taking) => Math.max(n, giftOf(pots, taking)), 0);
  }

  /** Uses that give Move or Influence to be shared out, by the thing that is used; those left out are never better. */
  get givers(): ReadonlyMap<string, Option[]> {
    this.given ??= this.allGivers();
    return this.given;
  }

  private allGivers(): ReadonlyMap<string, Option[]> {
    const { pool, plain, scale, kindsOf } = this.model;
    const found = new Map<string, Option[]>();
    for (const use of pool.isOpen ? plain : []) {
      const pots = use.points.length === 0 ? pool.potsOf(use) : undefined;
      if (pots === undefined || !pots.some((n) => n > 0)) continue;
      const option = {
        use,
        demand: -1,
        halves: 0,
        cost: costOfUse(scale, use),
        fame: 0,
        cards: kindsOf(use),
        pots,
      };
      const isBetter = (one: Option, other: Option): boolean =>
        isNoLess(one.pots as Pots, other.pots as Pots) && isNoWorse(one, other);
      const others = found.get(use.act) ?? [];
      if (others.some((other) => isBetter(other, option))) continue;
      found.set(use.act, [...others.filter((other) => !isBetter(option, other)), option]);
    }
    return found;
  }

  private withGivers(demand: Demand, takings: readonly Taking[]): ReadonlyMap<string, readonly Option[]> {
    const own = this.for(demand);
    if (takings.length === 0) return own;
    const all = new Map<string, readonly Option[]>(own);
    for (const [act, options] of this.givers) {
      const gifts = options.flatMap((option) => {
        const n = this.giftOf(option.use, takings);
        return n > 0 ? [{ ...option, halves: n }] : [];
      });
      if (gifts.length > 0) all.set(act, [...(own.get(act) ?? []), ...gifts]);
    }
    return all;
  }

  /** What meeting a demand costs at least. */
  least = (demand: Demand): number => {
    const { most, cost, ratio, isShared } = this.measureOf(demand);
    // What is shared out may be paid for with another demand, but for its share.
    if (isShared) return most === 0 ? 0 : Math.max(0, demand.need * ratio);
    return most === 0 ? 0 : Math.max(0, Math.ceil(demand.need / most) * cost, demand.need * ratio);
  };

  /** All that could be laid for a demand, mana left aside. */
  most = (demand: Demand): number => this.measureOf(demand).all;

  private measureOf(demand: Demand): Measure {
    const key = this.keyOf(demand);
    let measure = this.measures.get(key);
    if (measure === undefined) {
      measure = this.measured(demand);
      this.measures.set(key, measure);
    }
    return measure;
  }

  private measured(demand: Demand): Measure {
    const { model } = this;
    let [all, most, cost, ratio] = [0, 0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const takings = this.takingsOf(demand);
    for (const [act, options] of this.withGivers(demand, takings)) {
      let own = 0;
      for (const option of options) {
        const least = option.cost - worthAtMost(model.scale, option.use);
        own = Math.max(own, option.halves);
        cost = Math.min(cost, least);
        ratio = Math.min(ratio, least / option.halves);
      }
      most = Math.max(most, own);
      all += own * model.copiesOf(act);
    }
    const start = takings.reduce((n, taking) => Math.max(n, giftOf(model.pool.start, taking)), 0);
    if (start > 0) most = 0;
    all += start;
    for (const use of [...model.tricks, ...model.preludes]) {
      let n = use.phase === demand.phase ? halvesFor(use, demand) : 0;
      if (demand.phase === 'attack')
        for (const point of use.following?.later ?? []) n += halves(demand.there, point);
      if (demand.kind === 'block')
        for (const point of use.following?.parts ?? []) n = Math.max(n, halves(demand.there, point));
      n += this.giftOf(use, takings);
      all += n;
      if (n > 0) most = 0;
    }
    return { all, most, cost, ratio, isShared: takings.length > 0 };
  }

  keyOf(demand: Demand): string {
    let key = this.keys.get(demand);
    if (key === undefined) {
      key = keyOf(demand, this.isPicky);
      this.keys.set(demand, key);
    }
    return key;
  }
}

/** Demands that everything counts alike for have the same ways. */
function keyOf({ kind, phase, blow, walled, foes, there }: Demand, isPicky: boolean): string {
  if (kind === 'slow' || kind === 'bribe') return kind;
  const elements = (['physical', 'fire', 'ice', 'coldFire'] as const).map((element) =>
    halves(there, { n: 1, element, kind: kind === 'block' ? 'block' : 'melee', source: 'sideways' }),
  );
  const blocked = phase === 'attack' ? blockedOf(there.combat?.foes ?? []) : 0;
  const what = blow === undefined ? `${blocked} ${isPicky ? foes.join() : ''}` : nameOf(blow);
  return `${kind} ${phase} ${walled} ${elements.join()} ${what}`;
}

const isNoWorse = (one: Option, other: Option): boolean =>
  one.halves >= other.halves &&
  one.cost <= other.cost &&
  one.use.result.fame >= other.use.result.fame &&
  one.use.prices.every((price) =>
    other.use.prices.some(
      (each) => each.colours.join() === price.colours.join() && each.forSpellPower === price.forSpellPower,
    ),
  ) &&
  one.use.prices.length <= other.use.prices.length &&
  one.use.gain === undefined &&
  other.use.gain === undefined &&
  other.use.perFall.length === 0 &&
  one.use.result.wounds <= other.use.result.wounds &&
  one.use.cards.every((card) => other.use.cards.includes(card)) &&
  one.use.cards.length <= other.use.cards.length &&
  one.use.wounds <= other.use.wounds;

// The chances of a throw, by dynamic programming over every way its dice can lie: pure arithmetic, no game in it.
//
// Cells are filled from the fewest rerolls and the most dice backwards. A reroll takes a die up and rolls it, so both a
// roll and a reroll end with "one die more": that average is worked out once for each cell and only looked up afterwards.
import { diceThatLie, FACES, type Lying, waysToLie } from './lying-dice.ts';

/** More cells than this and rerolls are left out until it fits: the chance is then a lower bound. */
const MOST_CELLS = 1_000_000;

type Two = readonly [strength: number, magic: number];

/** A throw as it stands: strength first, magic second. */
export interface Throw {
  readonly unrolled: Two;
  /** Faces on the table. */
  readonly rolled: readonly [readonly number[], readonly number[]];
  /** Strength dice on the table that have been rerolled apart. */
  readonly apart: readonly number[];
  /** Added to every die of the colour; no die counts below nothing (ML-ATK.17). */
  readonly modifiers: Two;
  /** Everything that counts besides dice. */
  readonly base: number;
  /** Rerolls of one colour, and of either; one die may be rerolled again and again. */
  readonly rerolls: { readonly strength: number; readonly magic: number; readonly any: number };
  /** Rerolls of strength dice that must be different dice (ML-MER.29). */
  readonly rerollsApart: number;
  /** Tokens that may be added at the end, and what each adds. */
  readonly venoms: number;
  readonly venom: number;
}

export interface Chance {
  readonly chance: number;
  /** Whether it is the true chance of the best play, or a lower bound of it. */
  readonly exact: boolean;
}

/** What is played for, by the total: 1 is all that one wants. `rollsOn`: rolling on can help; beyond it only a reroll can. */
interface Aim {
  worth(total: number): number;
  rollsOn(total: number): boolean;
}

/** Chances with so many rerolls left, for every cell: as it lies, and with a die more of a kind. */
interface Layer {
  readonly now: Float64Array;
  readonly strength: Float64Array;
  readonly apart: Float64Array;
  readonly magic: Float64Array;
}

/** The layers with one reroll less, by the dice it takes. */
interface Spent {
  readonly strength: Layer | undefined;
  readonly apart: Layer | undefined;
  readonly magic: Layer | undefined;
}

/** A cell is a way the strength dice lie and a way the magic dice lie. */
class Solver {
  private readonly strength: Lying;
  private readonly magic: Lying;
  private readonly worth: Float64Array;
  private readonly rollsOn: Uint8Array;

  constructor(strength: Lying, magic: Lying, base: number, aim: Aim) {
    this.strength = strength;
    this.magic = magic;
    const totals = Array.from({ length: strength.most + magic.most + 1 }, (_, sum) => base + sum);
    this.worth = Float64Array.from(totals, (total) => aim.worth(total));
    this.rollsOn = Uint8Array.from(totals, (total) => Number(aim.rollsOn(total)));
  }

  /** A reroll of one colour goes before one of either, which can do all that it can. */
  chance({ rerolls, rerollsApart }: Throw): number {
    const layers = new Map<string, Layer>();
    const at = (...left: number[]): Layer | undefined => layers.get(left.join());
    for (let apart = 0; apart <= rerollsApart; apart++)
      for (let any = 0; any <= rerolls.any; any++)
        for (let m = 0; m <= rerolls.magic; m++)
          for (let s = 0; s <= rerolls.strength; s++) {
            const spent = {
              strength: s > 0 ? at(s - 1, m, any, apart) : at(s, m, any - 1, apart),
              apart: at(s, m, any, apart - 1),
              magic: m > 0 ? at(s, m - 1, any, apart) : at(s, m, any - 1, apart),
            };
            layers.set([s, m, any, apart].join(), this.fill(spent, rerollsApart - apart));
          }
    const last = at(rerolls.strength, rerolls.magic, rerolls.any, rerollsApart);
    return last?.now[this.strength.start * this.magic.ways + this.magic.start] ?? 0;
  }

  /** Backwards, for a die more leads to a later cell; of the strength dice so many have been rerolled apart. */
  private fill(spent: Spent, apart: number): Layer {
    const { strength, magic } = this;
    const cells = strength.ways * magic.ways;
    const layer: Layer = {
      now: new Float64Array(cells),
      strength: new Float64Array(cells),
      apart: new Float64Array(strength.moreApart === undefined ? 0 : cells),
      magic: new Float64Array(cells),
    };
    const { blocks } = strength;
    const [begin = 0, end = 0] = blocks.slice(Math.min(apart, blocks.length - 2));
    for (let s = end - 1; s >= begin; s--)
      for (let m = magic.ways - 1; m >= 0; m--) {
        this.foresee(layer, s, m);
        layer.now[s * magic.ways + m] = this.best(layer, spent, s, m);
      }
    if (strength.moreApart !== undefined)
      for (let s = blocks[apart - 1] ?? 0; s < begin; s++)
        if (strength.room[s] === 1)
          for (let m = 0; m < magic.ways; m++)
            layer.apart[s * magic.ways + m] = average(layer.now, strength.moreApart, s, magic.ways, m);
    return layer;
  }

  private foresee({ now, strength, magic }: Layer, s: number, m: number): void {
    const { ways } = this.magic;
    if (this.strength.room[s] === 1) strength[s * ways + m] = average(now, this.strength.more, s, ways, m);
    if (this.magic.room[m] === 1) magic[s * ways + m] = average(now, this.magic.more, m, 1, s * ways);
  }

  private best(layer: Layer, spent: Spent, s: number, m: number): number {
    const { strength, magic } = this;
    const { ways } = magic;
    const total = (strength.sums[s] as number) + (magic.sums[m] as number);
    let best = this.worth[total] as number;
    if (best === 1) return 1;
    if (this.rollsOn[total] === 1)
      best = Math.max(best, layer.strength[s * ways + m] as number, layer.magic[s * ways + m] as number);
    if (spent.strength !== undefined) {
      best = highest(best, spent.strength.strength, strength.less[s], ways, m);
      best = highest(best, spent.strength.apart, strength.lessApart[s], ways, m);
    }
    if (spent.apart !== undefined) best = highest(best, spent.apart.apart, strength.less[s], ways, m);
    if (spent.magic !== undefined) best = highest(best, spent.magic.magic, magic.less[m], 1, s * ways);
    return best;
  }
}

/** Over the six faces of a die more. */
function average(now: Float64Array, more: Int32Array, way: number, step: number, offset: number): number {
  let sum = 0;
  for (let at = way * FACES; at < (way + 1) * FACES; at++)
    sum += now[(more[at] as number) * step + offset] as number;
  return sum / FACES;
}

/** Over every die that can be taken up and rolled. */
function highest(
  least: number,
  chances: Float64Array,
  less: readonly number[] = [],
  step: number,
  offset: number,
): number {
  let best = least;
  for (let i = 0; i < less.length; i++)
    best = Math.max(best, chances[(less[i] as number) * step + offset] as number);
  return best;
}

/** Half of the rerolls, those of one colour kept longest; in the end none. */
const fewerRerolls = (thrown: Throw): Throw => {
  const { strength, magic, any } = thrown.rerolls;
  const half = (count: number): number => Math.floor(count / 2);
  if (any > 0) return { ...thrown, rerolls: { strength, magic, any: half(any) } };
  return {
    ...thrown,
    rerolls: { strength: half(strength), magic: half(magic), any },
    rerollsApart: half(thrown.rerollsApart),
  };
};

/** Dice of both colours are alike when they count the same and every reroll may take either. */
function withoutColours(thrown: Throw): Throw {
  const { unrolled, rolled, modifiers, rerolls, rerollsApart } = thrown;
  if (modifiers[0] !== modifiers[1] || rerolls.strength + rerolls.magic + rerollsApart > 0) return thrown;
  return {
    ...thrown,
    unrolled: [unrolled[0] + unrolled[1], 0],
    rolled: [[...rolled[0], ...rolled[1]], []],
    rerolls: { strength: rerolls.any, magic: 0, any: 0 },
  };
}

function chanceOf(asked: Throw, aim: Aim): Chance {
  for (let each = asked, exact = true; ; each = fewerRerolls(each), exact = false) {
    const thrown = withoutColours(each);
    const { unrolled, rolled, apart, modifiers, rerolls, rerollsApart } = thrown;
    const strength = {
      unrolled: unrolled[0],
      rolled: rolled[0],
      apart,
      modifier: modifiers[0],
      rerolls: rerolls.strength + rerolls.any,
      rerollsApart,
    };
    const magic = {
      unrolled: unrolled[1],
      rolled: rolled[1],
      apart: [],
      modifier: modifiers[1],
      rerolls: rerolls.magic + rerolls.any,
      rerollsApart: 0,
    };
    const layers = (rerolls.strength + 1) * (rerolls.magic + 1) * (rerolls.any + 1);
    const cells = waysToLie(strength) * waysToLie(magic) * layers;
    if (layers + rerollsApart > 1 && cells > MOST_CELLS) continue;
    const solver = new Solver(diceThatLie(strength), diceThatLie(magic), thrown.base, aim);
    return { chance: solver.chance(thrown), exact };
  }
}

const reaching = ({ venoms, venom }: Throw, goal: number): Aim => ({
  worth: (total) => Number(total >= goal - venoms * venom),
  rollsOn: () => true,
});

const landing = ({ venoms, venom }: Throw, from: number, below: number): Aim => ({
  worth: (total) => {
    for (let used = 0; used <= venoms; used++) {
      const end = total + used * venom;
      if (end >= from && end < below) return 1;
    }
    return 0;
  },
  rollsOn: (total) => total < below,
});

/** The best chance of a total of at least `goal`. */
export const chanceToReach = (thrown: Throw, goal: number): Chance =>
  chanceOf(thrown, reaching(thrown, goal));

/** The best chance of stopping at a total from `from` up to, but not including, `below`. */
export const chanceToLand = (thrown: Throw, from: number, below: number): Chance =>
  chanceOf(thrown, landing(thrown, from, below));

/** Worth so little that nobody gives up any of the aim for it: what is gained by it can be read off behind the aim. */
const TRIFLE = 1e-7;

/** Who plays for one thing and, where that costs nothing of it, for another: how often he comes to the other instead. */
function chanceInstead(thrown: Throw, aim: Aim, other: Aim, { chance }: Chance): number {
  const worth = (total: number): number => Math.max(aim.worth(total), TRIFLE * other.worth(total));
  const both = chanceOf(thrown, { ...aim, worth }).chance;
  return Math.min(1 - chance, Math.max(0, (both - chance) / TRIFLE));
}

/** The chances of playing for a total of at least `below`, and of coming to rest from `from` up to it instead. */
export function splitToReach(thrown: Throw, from: number, below: number): Chance & { instead: number } {
  const aim = reaching(thrown, below);
  const reached = chanceOf(thrown, aim);
  return { ...reached, instead: chanceInstead(thrown, aim, landing(thrown, from, below), reached) };
}

/** The chances of playing for a total from `from` up to `below`, and of going beyond it instead. */
export function splitToLand(thrown: Throw, from: number, below: number): Chance & { instead: number } {
  const aim = landing(thrown, from, below);
  const landed = chanceOf(thrown, aim);
  return { ...landed, instead: chanceInstead(thrown, aim, reaching(thrown, below), landed) };
}

/** The chance of `least` or more hits from so many dice. */
export function chanceOfHits(dice: number, hit: number, least: number): number {
  let exactly: number[] = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(exactly.length + 1).fill(0);
    for (const [hits, chance] of exactly.entries()) {
      next[hits] = (next[hits] as number) + chance * (1 - hit);
      next[hits + 1] = (next[hits + 1] as number) + chance * hit;
    }
    exactly = next;
  }
  return exactly.slice(Math.max(0, least)).reduce((sum, chance) => sum + chance, 0);
}

// The chances of a throw, by dynamic programming over what can be told apart: pure arithmetic, no game in it.
//
// Dice of a colour that may be rerolled are kept as counts of faces; a die that no reroll can touch any more is added to
// the sum, which keeps the table small.

const FACES = 6;
/** More positions than this and rerolls are left out until it fits: the chance is then a lower bound. */
const MOST_POSITIONS = 20_000;

type Two = readonly [strength: number, magic: number];

/** A throw as it stands: strength first, magic second. */
export interface Throw {
  readonly unrolled: Two;
  /** Faces on the table. */
  readonly rolled: readonly [readonly number[], readonly number[]];
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

class TooMany extends Error {}

/** Dice on the table that may change: for each face how many show it, four bits each. */
type Faces = number;
const BITS = 4;
const one = (face: number): Faces => 1 << (BITS * (face - 1));
const showing = (faces: Faces, face: number): number => (faces >> (BITS * (face - 1))) & 15;

const countOf = (face: number, modifier: number): number => Math.max(0, face + modifier);

function sumOf(faces: Faces, modifier: number): number {
  let sum = 0;
  if (faces !== 0)
    for (let face = 1; face <= FACES; face++) sum += showing(faces, face) * countOf(face, modifier);
  return sum;
}

/** What is played for. `patient`: a higher total is never worse, so all dice come first and the lowest are rerolled. */
interface Aim {
  readonly modifiers: Two;
  readonly patient: boolean;
  wins(total: number): boolean;
  /** Whether rolling on can help; beyond it only a reroll can. */
  rollsOn(total: number): boolean;
}

/** Dice to come, the sum of dice that stay, dice that may change, rerolls left. No objects: this runs very often. */
type Solve = (
  strengthDice: number,
  magicDice: number,
  sum: number,
  strengthFaces: Faces,
  magicFaces: Faces,
  strength: number,
  magic: number,
  any: number,
  apart: number,
) => number;

const average = (each: (face: number) => number): number => {
  let sum = 0;
  for (let face = 1; face <= FACES; face++) sum += each(face);
  return sum / FACES;
};

/** The best chance over every reroll of a die that shows something; the first is enough for the patient. */
function bestReroll(faces: Faces, patient: boolean, chanceOf: (rest: Faces, to: number) => number): number {
  let best = 0;
  for (let from = 1; from <= FACES; from++) {
    if (showing(faces, from) === 0) continue;
    const rest = faces - one(from);
    best = Math.max(
      best,
      average((to) => chanceOf(rest, to)),
    );
    if (patient) break;
  }
  return best;
}

class Solver {
  private readonly aim: Aim;
  private readonly known = new Map<number, Map<number, number>>();
  private positions = 0;

  constructor(aim: Aim) {
    this.aim = aim;
  }

  /** Settles in the sum what no reroll can touch any more. */
  readonly settle: Solve = (diceS, diceM, sum, facesS, facesM, s, m, any, apart) => {
    const [modifierS, modifierM] = this.aim.modifiers;
    const fixedS = any + s + apart === 0;
    const fixedM = any + m === 0;
    const settled = sum + (fixedS ? sumOf(facesS, modifierS) : 0) + (fixedM ? sumOf(facesM, modifierM) : 0);
    return this.solve(diceS, diceM, settled, fixedS ? 0 : facesS, fixedM ? 0 : facesM, s, m, any, apart);
  };

  private readonly solve: Solve = (diceS, diceM, sum, facesS, facesM, s, m, any, apart) => {
    const { modifiers, patient, wins, rollsOn } = this.aim;
    const total = sum + sumOf(facesS, modifiers[0]) + sumOf(facesM, modifiers[1]);
    if (wins(total)) return 1;
    const rolls = diceS + diceM > 0 && rollsOn(total);
    if (!rolls && s + m + any + apart === 0) return 0;
    const outer = facesS * 0x1000000 + facesM;
    const inner = ((((((sum + 256) * 32 + diceS) * 32 + diceM) * 16 + s) * 16 + m) * 16 + any) * 16 + apart;
    const found = this.known.get(outer) ?? new Map<number, number>();
    const before = found.get(inner);
    if (before !== undefined) return before;
    if (++this.positions > MOST_POSITIONS) throw new TooMany();
    this.known.set(outer, found);
    let chance = rolls ? this.roll(diceS, diceM, sum, facesS, facesM, s, m, any, apart) : 0;
    if (!rolls || !patient)
      chance = Math.max(chance, this.reroll(diceS, diceM, sum, facesS, facesM, s, m, any, apart));
    found.set(inner, chance);
    return chance;
  };

  private readonly roll: Solve = (diceS, diceM, sum, facesS, facesM, s, m, any, apart) => {
    let best = 0;
    if (diceS > 0)
      best = average((face) =>
        this.settle(diceS - 1, diceM, sum, facesS + one(face), facesM, s, m, any, apart),
      );
    if (diceM > 0 && (diceS === 0 || !this.aim.patient))
      best = Math.max(
        best,
        average((face) => this.settle(diceS, diceM - 1, sum, facesS, facesM + one(face), s, m, any, apart)),
      );
    return best;
  };

  /** The narrowest reroll goes first. A die rerolled apart is settled at once. */
  private readonly reroll: Solve = (diceS, diceM, sum, facesS, facesM, s, m, any, apart) => {
    const { patient, modifiers } = this.aim;
    let best = 0;
    if (apart > 0)
      best = bestReroll(facesS, patient, (rest, to) =>
        this.settle(diceS, diceM, sum + countOf(to, modifiers[0]), rest, facesM, s, m, any, apart - 1),
      );
    else if (s + any > 0)
      best = bestReroll(facesS, patient, (rest, to) =>
        s > 0
          ? this.settle(diceS, diceM, sum, rest + one(to), facesM, s - 1, m, any, apart)
          : this.settle(diceS, diceM, sum, rest + one(to), facesM, s, m, any - 1, apart),
      );
    if (m + any === 0) return best;
    const magic = bestReroll(facesM, patient, (rest, to) =>
      m > 0
        ? this.settle(diceS, diceM, sum, facesS, rest + one(to), s, m - 1, any, apart)
        : this.settle(diceS, diceM, sum, facesS, rest + one(to), s, m, any - 1, apart),
    );
    return Math.max(best, magic);
  };
}

const facesOf = (faces: readonly number[]): Faces => faces.reduce((all, face) => all + one(face), 0);

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

/** A die rerolled apart counts as settled; with other rerolls of its colour that is a little too little. */
const isCertain = ({ rerolls, rerollsApart }: Throw): boolean =>
  rerollsApart === 0 || rerolls.strength + rerolls.any === 0;

function chanceOf(thrown: Throw, aim: Aim): Chance {
  for (let each = thrown, exact = isCertain(thrown); ; each = fewerRerolls(each), exact = false) {
    const { unrolled, rolled, base, rerolls, rerollsApart } = each;
    const { strength, magic, any } = rerolls;
    try {
      const chance = new Solver(aim).settle(
        ...unrolled,
        base,
        facesOf(rolled[0]),
        facesOf(rolled[1]),
        ...([strength, magic, any, rerollsApart] as const),
      );
      return { chance, exact };
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
    }
  }
}

/** The best chance of a total of at least `goal`. */
export function chanceToReach(thrown: Throw, goal: number): Chance {
  const enough = goal - thrown.venoms * thrown.venom;
  return chanceOf(thrown, {
    modifiers: thrown.modifiers,
    patient: true,
    wins: (total) => total >= enough,
    rollsOn: () => true,
  });
}

/** The best chance of stopping at a total from `from` up to, but not including, `below`. */
export function chanceToLand(thrown: Throw, from: number, below: number): Chance {
  const { modifiers, venoms, venom } = thrown;
  const wins = (total: number): boolean => {
    for (let used = 0; used <= venoms; used++) {
      const end = total + used * venom;
      if (end >= from && end < below) return true;
    }
    return false;
  };
  return chanceOf(thrown, { modifiers, patient: false, wins, rollsOn: (total) => total < below });
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

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

function solverFor({ modifiers: [modifierS, modifierM], patient, wins, rollsOn }: Aim): Solve {
  const known = new Map<number, Map<number, number>>();
  let positions = 0;
  const average = (each: (face: number) => number): number => {
    let sum = 0;
    for (let face = 1; face <= FACES; face++) sum += each(face);
    return sum / FACES;
  };

  /** Settles in the sum what no reroll can touch any more. */
  const settle: Solve = (diceS, diceM, sum, facesS, facesM, s, m, any, apart) => {
    const fixedS = any + s + apart === 0;
    const fixedM = any + m === 0;
    const settled = sum + (fixedS ? sumOf(facesS, modifierS) : 0) + (fixedM ? sumOf(facesM, modifierM) : 0);
    return solve(diceS, diceM, settled, fixedS ? 0 : facesS, fixedM ? 0 : facesM, s, m, any, apart);
  };

  const solve: Solve = (diceS, diceM, sum, facesS, facesM, s, m, any, apart) => {
    const total = sum + sumOf(facesS, modifierS) + sumOf(facesM, modifierM);
    if (wins(total)) return 1;
    if (s + m + any + apart === 0 && (diceS + diceM === 0 || !rollsOn(total))) return 0;
    const outer = facesS * 0x1000000 + facesM;
    const inner = ((((((sum + 256) * 32 + diceS) * 32 + diceM) * 16 + s) * 16 + m) * 16 + any) * 16 + apart;
    const found = known.get(outer) ?? new Map<number, number>();
    const before = found.get(inner);
    if (before !== undefined) return before;
    if (++positions > MOST_POSITIONS) throw new TooMany();
    known.set(outer, found);
    const chance = Math.max(
      rolling(diceS, diceM, sum, facesS, facesM, s, m, any, apart),
      patient && diceS + diceM > 0 ? 0 : rerolling(diceS, diceM, sum, facesS, facesM, s, m, any, apart),
    );
    found.set(inner, chance);
    return chance;
  };

  const rolling: Solve = (diceS, diceM, sum, facesS, facesM, s, m, any, apart) => {
    let best = 0;
    if (!rollsOn(sum + sumOf(facesS, modifierS) + sumOf(facesM, modifierM))) return best;
    if (diceS > 0)
      best = average((face) => settle(diceS - 1, diceM, sum, facesS + one(face), facesM, s, m, any, apart));
    if (diceM > 0 && (diceS === 0 || !patient))
      best = Math.max(
        best,
        average((face) => settle(diceS, diceM - 1, sum, facesS, facesM + one(face), s, m, any, apart)),
      );
    return best;
  };

  /** The narrowest reroll goes first. A die rerolled apart is settled at once. */
  const rerolling: Solve = (diceS, diceM, sum, facesS, facesM, s, m, any, apart) => {
    let best = 0;
    if (s + any + apart > 0)
      for (let from = 1; from <= FACES; from++) {
        if (showing(facesS, from) === 0) continue;
        const rest = facesS - one(from);
        const chance = average((to) =>
          apart > 0
            ? settle(diceS, diceM, sum + countOf(to, modifierS), rest, facesM, s, m, any, apart - 1)
            : s > 0
              ? settle(diceS, diceM, sum, rest + one(to), facesM, s - 1, m, any, apart)
              : settle(diceS, diceM, sum, rest + one(to), facesM, s, m, any - 1, apart),
        );
        best = Math.max(best, chance);
        if (patient) break;
      }
    if (m + any > 0)
      for (let from = 1; from <= FACES; from++) {
        if (showing(facesM, from) === 0) continue;
        const rest = facesM - one(from);
        const chance = average((to) =>
          m > 0
            ? settle(diceS, diceM, sum, facesS, rest + one(to), s, m - 1, any, apart)
            : settle(diceS, diceM, sum, facesS, rest + one(to), s, m, any - 1, apart),
        );
        best = Math.max(best, chance);
        if (patient) break;
      }
    return best;
  };

  return settle;
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
      const chance = solverFor(aim)(
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

// The chances of a throw, by dynamic programming over what can be told apart: pure arithmetic, no game in it.
//
// Dice of a colour that may be rerolled are kept as counts of faces; all others are added to the sum at once. A die that
// no reroll can touch any more is added to the sum too, which keeps the tables small.

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

/** A position: unrolled dice, the sum of dice that stay, faces of dice that may change, rerolls left. */
interface Position {
  unrolled: [number, number];
  sum: number;
  faces: [number[], number[]];
  strength: number;
  magic: number;
  any: number;
  apart: number;
}

const countOf = (face: number, modifier: number): number => Math.max(0, face + modifier);

const mayChange = ({ strength, magic, any, apart }: Position, colour: 0 | 1): boolean =>
  any > 0 || (colour === 0 ? strength + apart > 0 : magic > 0);

/** Dice that cannot change any more are added to the sum. */
function settled(position: Position, modifiers: Two): Position {
  for (const colour of [0, 1] as const) {
    if (mayChange(position, colour)) continue;
    const faces = position.faces[colour];
    for (let face = 1; face <= FACES; face++) {
      position.sum += (faces[face - 1] as number) * countOf(face, modifiers[colour]);
      faces[face - 1] = 0;
    }
  }
  return position;
}

const copyOf = ({ unrolled, faces, ...rest }: Position): Position => ({
  ...rest,
  unrolled: [...unrolled],
  faces: [[...faces[0]], [...faces[1]]],
});

const packed = (faces: readonly number[]): number => faces.reduce((key, count) => key * 16 + count, 0);

const keyOf = ({ unrolled, sum, faces, strength, magic, any, apart }: Position): string =>
  `${packed(faces[0])} ${packed(faces[1])} ${sum} ${unrolled[0]} ${unrolled[1]} ${strength} ${magic} ${any} ${apart}`;

function beginningOf({ unrolled, rolled, modifiers, base, rerolls, rerollsApart }: Throw): Position {
  const counts = (faces: readonly number[]): number[] =>
    Array.from({ length: FACES }, (_, index) => faces.filter((face) => face === index + 1).length);
  const position: Position = {
    unrolled: [...unrolled],
    sum: base,
    faces: [counts(rolled[0]), counts(rolled[1])],
    ...rerolls,
    apart: rerollsApart,
  };
  return settled(position, modifiers);
}

function totalOf({ sum, faces }: Position, modifiers: Two): number {
  let total = sum;
  for (const colour of [0, 1] as const)
    for (let face = 1; face <= FACES; face++)
      total += (faces[colour][face - 1] as number) * countOf(face, modifiers[colour]);
  return total;
}

/** After one die of the colour is rolled. */
function rolledOnce(position: Position, colour: 0 | 1, face: number, modifiers: Two): Position {
  const next = copyOf(position);
  next.unrolled[colour]--;
  if (mayChange(next, colour)) next.faces[colour][face - 1] = (next.faces[colour][face - 1] as number) + 1;
  else next.sum += countOf(face, modifiers[colour]);
  return next;
}

/** After a die that shows `from` is rerolled; the narrowest reroll goes first. */
function rerolledOnce(
  position: Position,
  colour: 0 | 1,
  from: number,
  to: number,
  modifiers: Two,
): Position | undefined {
  if (!mayChange(position, colour) || position.faces[colour][from - 1] === 0) return undefined;
  const next = copyOf(position);
  next.faces[colour][from - 1] = (next.faces[colour][from - 1] as number) - 1;
  const apart = colour === 0 && next.apart > 0;
  if (apart) next.apart--;
  else if (colour === 0 && next.strength > 0) next.strength--;
  else if (colour === 1 && next.magic > 0) next.magic--;
  else next.any--;
  if (apart) next.sum += countOf(to, modifiers[colour]);
  else next.faces[colour][to - 1] = (next.faces[colour][to - 1] as number) + 1;
  return settled(next, modifiers);
}

const average = (each: (face: number) => number): number => {
  let sum = 0;
  for (let face = 1; face <= FACES; face++) sum += each(face);
  return sum / FACES;
};

type Solve = (position: Position) => number;

/** Remembers what was worked out, and gives up when there is too much of it. */
function remembered(work: (position: Position, solve: Solve) => number): Solve {
  const known = new Map<string, number>();
  const solve: Solve = (position) => {
    const key = keyOf(position);
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= MOST_POSITIONS) throw new TooMany();
    const chance = work(position, solve);
    known.set(key, chance);
    return chance;
  };
  return solve;
}

const COLOURS = [0, 1] as const;

/** All dice first, then rerolls, the lowest die of a colour each time: replacing a higher one is never better. */
function solveReach(modifiers: Two, enough: number): Solve {
  const most: Two = [countOf(FACES, modifiers[0]), countOf(FACES, modifiers[1])];
  const tallest = Math.max(...most);
  return remembered((position, solve) => {
    const total = totalOf(position, modifiers);
    if (total >= enough) return 1;
    const { unrolled, strength, magic, any, apart } = position;
    const spare = (strength + magic + any + apart) * tallest;
    if (total + unrolled[0] * most[0] + unrolled[1] * most[1] + spare < enough) return 0;
    for (const colour of COLOURS)
      if (unrolled[colour] > 0)
        return average((face) => solve(rolledOnce(position, colour, face, modifiers)));
    let best = 0;
    for (const colour of COLOURS) {
      const from = position.faces[colour].findIndex((count) => count > 0) + 1;
      if (from === 0 || !mayChange(position, colour)) continue;
      best = Math.max(
        best,
        average((to) => solve(rerolledOnce(position, colour, from, to, modifiers) as Position)),
      );
    }
    return best;
  });
}

/** Dice one by one, rerolls between them, and a stop as soon as the total lies in the range. */
function solveLand(modifiers: Two, lands: (total: number) => boolean, below: number): Solve {
  return remembered((position, solve) => {
    const total = totalOf(position, modifiers);
    if (lands(total)) return 1;
    let best = 0;
    for (const colour of COLOURS) {
      if (total < below && position.unrolled[colour] > 0)
        best = Math.max(
          best,
          average((face) => solve(rolledOnce(position, colour, face, modifiers))),
        );
      for (let from = 1; from <= FACES; from++) {
        if (position.faces[colour][from - 1] === 0 || !mayChange(position, colour)) continue;
        best = Math.max(
          best,
          average((to) => solve(rerolledOnce(position, colour, from, to, modifiers) as Position)),
        );
      }
    }
    return best;
  });
}

const fewerRerolls = (thrown: Throw): Throw => {
  const { strength, magic, any } = thrown.rerolls;
  if (any > 0) return { ...thrown, rerolls: { strength, magic, any: any - 1 } };
  if (strength >= magic && strength > 0)
    return { ...thrown, rerolls: { strength: strength - 1, magic, any } };
  if (magic > 0) return { ...thrown, rerolls: { strength, magic: magic - 1, any } };
  return { ...thrown, rerollsApart: thrown.rerollsApart - 1 };
};

/** A die rerolled apart counts as settled; with other rerolls of its colour that is a little too little. */
const isCertain = ({ rerolls, rerollsApart }: Throw): boolean =>
  rerollsApart === 0 || rerolls.strength + rerolls.any === 0;

function chanceOf(thrown: Throw, solveFor: (thrown: Throw) => Solve): Chance {
  for (let each = thrown, exact = isCertain(thrown); ; each = fewerRerolls(each), exact = false) {
    try {
      return { chance: solveFor(each)(beginningOf(each)), exact };
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
    }
  }
}

/** The best chance of a total of at least `goal`. */
export const chanceToReach = (thrown: Throw, goal: number): Chance =>
  chanceOf(thrown, ({ modifiers, venoms, venom }) => solveReach(modifiers, goal - venoms * venom));

/** The best chance of stopping at a total from `from` up to, but not including, `below`. */
export function chanceToLand(thrown: Throw, from: number, below: number): Chance {
  const { venoms, venom } = thrown;
  const lands = (total: number): boolean => {
    for (let used = 0; used <= venoms; used++) {
      const end = total + used * venom;
      if (end >= from && end < below) return true;
    }
    return false;
  };
  return chanceOf(thrown, ({ modifiers }) => solveLand(modifiers, lands, below));
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

// Every way the dice of one colour can lie on the table, and how one way leads to another.

export const FACES = 6;

export interface DiceOfColour {
  readonly unrolled: number;
  readonly rolled: readonly number[];
  /** On the table and rerolled apart: another such reroll may not take them. */
  readonly apart: readonly number[];
  readonly modifier: number;
  /** Rerolls that can touch them, and those that must take different dice. */
  readonly rerolls: number;
  readonly rerollsApart: number;
}

/** Ways are numbered; a die more leads to a higher number. */
export interface Lying {
  readonly ways: number;
  readonly start: number;
  /** Where the ways begin in which one die more, two, three have been rerolled apart; the last is the end. */
  readonly blocks: readonly number[];
  /** What the dice count, and the most they can. */
  readonly sums: Int32Array;
  readonly most: number;
  /** Whether there is room for a die more. */
  readonly room: Uint8Array;
  /** For each way and face the way with that die more; with a die more that has been rerolled apart. */
  readonly more: Int32Array;
  readonly moreApart: Int32Array | undefined;
  /** The ways with a die less; with a die less that has been rerolled apart. */
  readonly less: readonly (readonly number[])[];
  readonly lessApart: readonly (readonly number[])[];
}

const countOf = (face: number, modifier: number): number => Math.max(0, face + modifier);

/** Dice without order: for each face how many show it, five bits each. */
interface Hand {
  readonly number: number;
  readonly faces: number;
  readonly dice: number;
  /** Numbers of the hands with one die more, by face, and of those with one die less. */
  readonly more: number[];
  readonly less: number[];
}

const one = (face: number): number => 1 << (5 * (face - 1));
const showing = (faces: number, face: number): number => (faces >> (5 * (face - 1))) & 31;

/** All hands, the smallest first, as far as anybody has asked; `begin[n]` is the first of n dice. */
const hands: Hand[] = [{ number: 0, faces: 0, dice: 0, more: [], less: [] }];
const begin: number[] = [0, 1];

function growTo(dice: number): void {
  for (let next = begin.length - 1; next <= dice; next++) {
    const numbers = new Map<number, number>();
    for (let from = begin[next - 1] as number; from < (begin[next] as number); from++) {
      const hand = hands[from] as Hand;
      for (let face = 1; face <= FACES; face++) {
        const faces = hand.faces + one(face);
        const number = numbers.get(faces) ?? hands.length;
        if (number === hands.length) hands.push({ number, faces, dice: next, more: [], less: [] });
        numbers.set(faces, number);
        hand.more.push(number);
        hands[number]?.less.push(from);
      }
    }
    begin.push(hands.length);
  }
}

function numberOf(faces: readonly number[]): number {
  let number = 0;
  for (const face of faces) number = hands[number]?.more[face - 1] ?? 0;
  return number;
}

function sumOf({ faces }: Hand, modifier: number): number {
  let sum = 0;
  for (let face = 1; face <= FACES; face++) sum += showing(faces, face) * countOf(face, modifier);
  return sum;
}

const binomial = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
};

const diceIn = ({ unrolled, rolled, apart }: DiceOfColour): number => unrolled + rolled.length + apart.length;
const mayChange = ({ rerolls, rerollsApart }: DiceOfColour): boolean => rerolls + rerollsApart > 0;

/** How many dice may have been rerolled apart in the end. */
const mostApart = (dice: DiceOfColour): number =>
  Math.min(diceIn(dice), dice.apart.length + dice.rerollsApart);

/** At most so many ways, told without laying them out. */
export function waysToLie(dice: DiceOfColour): number {
  if (!mayChange(dice)) return (dice.unrolled + 1) * (countOf(FACES, dice.modifier) * dice.unrolled + 1);
  let ways = 0;
  for (let apart = dice.apart.length; apart <= mostApart(dice); apart++)
    ways += binomial(apart + FACES - 1, FACES - 1) * binomial(diceIn(dice) - apart + FACES, FACES);
  return ways;
}

/** Dice that no reroll can touch: only their number and sum matter. */
function settledDice({ unrolled, rolled, apart, modifier }: DiceOfColour): Lying {
  const begun = [...rolled, ...apart].reduce((sum, face) => sum + countOf(face, modifier), 0);
  const highest = countOf(FACES, modifier);
  const ways: { dice: number; sum: number }[] = [];
  for (let dice = 0; dice <= unrolled; dice++)
    for (let sum = 0; sum <= dice * highest; sum++) ways.push({ dice, sum });
  const first = (dice: number): number => dice + (highest * dice * (dice - 1)) / 2;
  const more = new Int32Array(ways.length * FACES);
  for (const [way, { dice, sum }] of ways.entries())
    for (let face = 1; face <= FACES; face++)
      more[way * FACES + face - 1] = first(dice + 1) + sum + countOf(face, modifier);
  const none = ways.map(() => []);
  return {
    ways: ways.length,
    start: 0,
    blocks: [0, ways.length],
    sums: Int32Array.from(ways, ({ sum }) => begun + sum),
    most: begun + unrolled * highest,
    room: Uint8Array.from(ways, ({ dice }) => Number(dice < unrolled)),
    more,
    moreApart: undefined,
    less: none,
    lessApart: none,
  };
}

/** A hand of dice rerolled apart, and a hand of the others. */
interface Way {
  readonly apart: Hand;
  readonly rest: Hand;
}

const diceOn = ({ apart, rest }: Way): number => apart.dice + rest.dice;
const handsBetween = (least: number, most: number): readonly Hand[] =>
  hands.slice(begin[least], begin[most + 1]);

/** Dice that may be rerolled: what each of them shows matters. */
function looseDice(dice: DiceOfColour): Lying {
  const all = diceIn(dice);
  const least = Math.max(0, all - dice.unrolled - 1);
  growTo(all + 1);
  const ways: Way[] = [];
  const blocks: number[] = [];
  const offsets: number[] = [];
  const fewest = Math.max(0, dice.apart.length - 1);
  for (let count = fewest; count <= mostApart(dice); count++) {
    if (count >= dice.apart.length) blocks.push(ways.length);
    const from = Math.max(0, least - count);
    for (const apart of handsBetween(count, count)) {
      offsets[apart.number] = ways.length - (begin[from] as number);
      for (const rest of handsBetween(from, all - count)) ways.push({ apart, rest });
    }
  }
  const wayOf = (apart: number, rest: number): number => (offsets[apart] ?? 0) + rest;
  const leads = (to: (way: Way, face: number) => number): Int32Array => {
    const more = new Int32Array(ways.length * FACES);
    for (const [at, way] of ways.entries())
      if (diceOn(way) < all) for (let face = 0; face < FACES; face++) more[at * FACES + face] = to(way, face);
    return more;
  };
  const fewer = (to: (way: Way) => number[]): number[][] =>
    ways.map((way) => (diceOn(way) > least ? to(way) : []));
  return {
    ways: ways.length,
    start: wayOf(numberOf(dice.apart), numberOf(dice.rolled)),
    blocks: [...blocks, ways.length],
    sums: Int32Array.from(
      ways,
      ({ apart, rest }) => sumOf(apart, dice.modifier) + sumOf(rest, dice.modifier),
    ),
    most: all * countOf(FACES, dice.modifier),
    room: Uint8Array.from(ways, (way) => Number(diceOn(way) < all)),
    more: leads(({ apart, rest }, face) => wayOf(apart.number, rest.more[face] ?? 0)),
    moreApart:
      mostApart(dice) > 0
        ? leads(({ apart, rest }, face) => wayOf(apart.more[face] ?? 0, rest.number))
        : undefined,
    less: fewer(({ apart, rest }) => rest.less.map((hand) => wayOf(apart.number, hand))),
    lessApart: fewer(({ apart, rest }) => apart.less.map((hand) => wayOf(hand, rest.number))),
  };
}

export const diceThatLie = (dice: DiceOfColour): Lying =>
  mayChange(dice) ? looseDice(dice) : settledDice(dice);

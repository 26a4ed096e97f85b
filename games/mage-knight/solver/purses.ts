// Purses told apart by what is in them, and what becomes of them as mana is paid and comes in.
import { type Basic, COLOURS, type Colour } from '../data/types.ts';
import { manaIn, type Purse, purseWithout } from '../rules/purse.ts';
import type { Gain } from './gains.ts';
import type { Price } from './use.ts';

/** A price, or mana that comes in. */
export type ManaEvent = Price | Gain;

export const isPrice = (event: ManaEvent): event is Price => 'colours' in event;

const sum = <C extends Colour>(
  one: Readonly<Partial<Record<Colour, number>>>,
  other: Readonly<Partial<Record<Colour, number>>>,
): Record<C, number> => {
  const all = {} as Record<Colour, number>;
  for (const colour of COLOURS) all[colour] = (one[colour] ?? 0) + (other[colour] ?? 0);
  return all;
};

export const withGain = (purse: Purse, { tokens, crystals, dice, uses, anyBasic, law }: Gain): Purse => ({
  ...purse,
  ...law,
  tokens: sum(purse.tokens, tokens),
  crystals: sum(purse.crystals, crystals),
  dice: sum(purse.dice, dice),
  uses: purse.uses + uses,
  anyBasic: purse.anyBasic + anyBasic,
});

/** Purses as they may be left, by their number, each with the crystals that this took. */
export type Rests = ReadonlyMap<number, number>;

/** What is in a purse, told apart. */
function contentsOf(purse: Purse): string {
  const { tokens, crystals, dice, uses, kept, anyBasic, polarized, suppressed } = purse;
  const { gold, black, free, endless } = purse;
  let name = `${uses},${anyBasic},${polarized},${suppressed},${gold},${black},${free},${kept},${endless}`;
  for (const colour of COLOURS)
    name += `,${tokens[colour]},${dice[colour] ?? 0},${colour in crystals ? crystals[colour as Basic] : 0}`;
  return name;
}

/** One way to go on: the purse that is left, and whether that takes a crystal. */
interface Step {
  readonly rest: number;
  readonly crystals: number;
}

/** Purses told apart by what is in them, and what may become of each. */
export class Purses {
  private readonly all: Purse[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly steps: Map<string, readonly Step[]>[] = [];

  numberOf(purse: Purse): number {
    const name = contentsOf(purse);
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = this.all.push(purse) - 1;
      this.steps.push(new Map());
      this.numbers.set(name, number);
    }
    return number;
  }

  private stepsFrom(number: number, event: ManaEvent, name: string): readonly Step[] {
    const known = this.steps[number] as Map<string, readonly Step[]>;
    let steps = known.get(name);
    if (steps === undefined) {
      const purse = this.all[number] as Purse;
      steps = isPrice(event)
        ? manaIn(purse, event.colours, event.forSpellPower).map((mana) => ({
            rest: this.numberOf(purseWithout(purse, mana, event.forSpellPower)),
            crystals: mana.from === 'crystal' ? 1 : 0,
          }))
        : [{ rest: this.numberOf(withGain(purse, event)), crystals: 0 }];
      known.set(name, steps);
    }
    return steps;
  }

  /** All that may be left after it. */
  after(before: Rests, event: ManaEvent, name: string): Rests {
    const rests = new Map<number, number>();
    for (const [number, crystals] of before)
      for (const step of this.stepsFrom(number, event, name)) {
        const sum = crystals + step.crystals;
        const other = rests.get(step.rest);
        if (other === undefined || other > sum) rests.set(step.rest, sum);
      }
    return rests;
  }
}

// What uses have to share: mana, mana of each colour, and cards that several things could use up.
import { COLOURS } from '../data/types.ts';
import { colourOf, type Payments, type Spent } from './mana.ts';
import type { Use } from './use.ts';

/**
 * What half a point is taken to be worth for each demand, and whatever uses have to share. Whoever pays for all that is demanded at these
 * prices, and takes from each thing what is then worth most, never pays more than the cheapest plan does: whatever the
 * prices are, the difference is a bound from below (a Lagrangian relaxation).
 */
export interface Worths {
  readonly halves: Float64Array;
  readonly means: Float64Array;
  /** What it costs at least. */
  bound: number;
}

/** All mana stand first, then each colour, then each kind of card. */
const FIRST_COLOUR = 1;
const FIRST_CARD = FIRST_COLOUR + COLOURS.length;

export class Means {
  readonly count: number;
  private readonly hand: readonly number[];
  private readonly payments: Payments;
  private readonly kindsOf: (use: Use) => readonly number[];
  private readonly known = new Map<Use, readonly number[]>();

  constructor(payments: Payments, hand: readonly number[], kindsOf: (use: Use) => readonly number[]) {
    this.payments = payments;
    this.hand = hand;
    this.kindsOf = kindsOf;
    this.count = FIRST_CARD + hand.length;
  }

  /** What a use takes, each as often as it takes it. */
  of(use: Use): readonly number[] {
    let means = this.known.get(use);
    if (means === undefined) {
      const colours = use.prices.flatMap((price) => colourOf(price.colours) ?? []);
      means = [
        ...use.prices.map(() => 0),
        ...colours.map((colour) => FIRST_COLOUR + colour),
        ...this.kindsOf(use).map((kind) => FIRST_CARD + kind),
      ];
      this.known.set(use, means);
    }
    return means;
  }

  /** How much there is of everything. */
  all = (): Float64Array => this.left(this.payments.nothing, this.hand);

  private left({ mana, colours }: Spent, hand: readonly number[]): Float64Array {
    return Float64Array.from([mana, ...colours, ...hand]);
  }

  /** What all that is left is worth. */
  worth(worths: Float64Array, { mana, colours }: Spent, hand: readonly number[]): number {
    let sum = (worths[0] as number) * mana;
    for (let at = 0; at < colours.length; at++)
      sum += (worths[FIRST_COLOUR + at] as number) * (colours[at] as number);
    for (let at = 0; at < hand.length; at++)
      sum += (worths[FIRST_CARD + at] as number) * (hand[at] as number);
    return sum;
  }
}

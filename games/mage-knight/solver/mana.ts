// With which mana the prices of a plan are paid: so that all can be, with as few crystals as possible.
import { COLOURS, type Colour } from '../data/types.ts';
import { isBasic, type Mana, manaIn, type Purse, purseWithout } from '../rules/purse.ts';
import type { Gain } from './gains.ts';
import { isPrice, type ManaEvent, Purses, type Rests, withGain } from './purses.ts';
import { type Price, takenBy, type Use } from './use.ts';

/** Prices of what brings mana are paid before it comes, unless it pays for itself. */
export function eventsOf({ prices, gain, gainFirst = false }: Use): readonly ManaEvent[] {
  if (gain === undefined) return prices;
  return gainFirst ? [gain, ...prices] : [...prices, gain];
}

export interface Payment {
  readonly crystals: number;
  /** One for each price, in their order. */
  readonly mana: readonly Mana[];
}

const NOTHING: Payment = { crystals: 0, mana: [] };

/** Crystals last: whatever else pays is gone at the end of the turn, or comes back. */
function pay(purse: Purse, events: readonly ManaEvent[], at: number, most: number): Payment | undefined {
  const event = events[at];
  if (event === undefined) return NOTHING;
  if (!isPrice(event)) return pay(withGain(purse, event), events, at + 1, most);
  let best: Payment | undefined;
  for (const mana of manaIn(purse, event.colours, event.forSpellPower)) {
    const own = mana.from === 'crystal' ? 1 : 0;
    const limit = best === undefined ? most : best.crystals - 1;
    if (own > limit) continue;
    const rest = pay(purseWithout(purse, mana, event.forSpellPower), events, at + 1, limit - own);
    if (rest === undefined) continue;
    best = { crystals: rest.crystals + own, mana: [mana, ...rest.mana] };
    if (best.crystals === 0) return best;
  }
  return best;
}

const nameOf = (event: ManaEvent): string =>
  isPrice(event)
    ? `${event.colours.join('')}${event.forSpellPower ? '*' : ''}`
    : JSON.stringify([event.tokens, event.crystals, event.dice, event.uses, event.anyBasic, event.law]);

/** Mana and cards that are spoken for. */
export interface Spent {
  readonly id: number;
  /** The fewest crystals that all of it could be paid with. */
  readonly crystals: number;
  readonly rests: Rests;
  /** Cards that were used up by others than themselves, and all that brought mana. */
  readonly cards: readonly string[];
  /** How many mana are left at most, and of each colour. */
  readonly mana: number;
  readonly colours: readonly number[];
  /** Once a use was paid too, by the number of what it takes: null where it cannot be. */
  readonly next: (Spent | null)[];
}

const fewest = (rests: Rests): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const crystals of rests.values()) least = Math.min(least, crystals);
  return least;
};

/** Told apart by all that may be left. */
const nameOfRests = (rests: Rests): string => {
  const all: number[] = [];
  for (const [number, crystals] of rests) all.push(number * 64 + crystals);
  return all.sort((a, b) => a - b).join();
};

const countOf = (counts: Readonly<Partial<Record<Colour, number>>>): number => {
  let n = 0;
  for (const colour of COLOURS) n += Math.max(0, counts[colour] ?? 0);
  return n;
};

const ENDLESS = 99;

/** The place of the one colour that will do. */
export const colourOf = ([colour, ...others]: readonly Colour[]): number | undefined =>
  colour === undefined || others.length > 0 ? undefined : COLOURS.indexOf(colour);

/** How often a colour could be paid at most. */
function mostOf(purse: Purse, colour: Colour): number {
  const { tokens, crystals, dice, uses, kept, endless, polarized } = purse;
  if (endless.length > 0 || polarized > 0) return ENDLESS;
  if (!isBasic(colour)) return ENDLESS;
  const shown = (dice[colour] ?? 0) + (dice.gold ?? 0) + (dice.black ?? 0);
  return tokens[colour] + tokens.gold + crystals[colour] + Math.min(Math.max(0, uses), shown) + kept.length;
}

/** How many mana it has at most. */
export const sizeOf = ({
  tokens,
  crystals,
  uses,
  kept = [],
  endless = [],
  law,
}: Gain & Partial<Purse>): number =>
  endless.length > 0 || (law?.endless.length ?? 0) > 0
    ? ENDLESS
    : countOf(tokens) + countOf(crystals) + Math.max(0, uses) + kept.length;

/** Remembers what was asked for: the same few prices come again and again. */
export class Payments {
  readonly nothing: Spent;
  /** So many mana could be spent at most, with all that could still come in. */
  readonly mana: number;
  private readonly purse: Purse;
  private readonly known = new Map<string, Spent>();
  private readonly numbers = new Map<Use, number>();
  /** Uses that take the same of mana and cards have one number; what takes nothing is the first. */
  private readonly names = new Map([['', 0]]);
  private readonly events = new Map<ManaEvent, string>();
  private readonly purses = new Purses();

  constructor(purse: Purse, toCome: number, most: Purse) {
    this.purse = purse;
    this.mana = sizeOf(purse) + toCome;
    const colours = COLOURS.map((colour) => mostOf(most, colour));
    const rests = new Map([[this.purses.numberOf(purse), 0]]);
    this.nothing = { id: 0, crystals: 0, rests, cards: [], mana: this.mana, colours, next: [] };
  }

  /** Once this was used too; null where it cannot be paid. */
  after(spent: Spent, use: Use): Spent | null {
    const number = this.numbers.get(use) ?? this.numberOf(use);
    if (number === 0) return spent;
    const known = spent.next[number];
    if (known !== undefined) return known;
    const found = this.found(spent, use);
    spent.next[number] = found;
    return found;
  }

  private numberOf(use: Use): number {
    const name = [...eventsOf(use).map(nameOf), takenBy(use).join()].join(' ');
    const number = this.names.get(name) ?? this.names.size;
    this.names.set(name, number);
    this.numbers.set(use, number);
    return number;
  }

  private eventName(event: ManaEvent): string {
    let name = this.events.get(event);
    if (name === undefined) {
      name = nameOf(event);
      this.events.set(event, name);
    }
    return name;
  }

  private found(spent: Spent, use: Use): Spent | null {
    const { prices } = use;
    let { rests } = spent;
    for (const event of eventsOf(use)) rests = this.purses.after(rests, event, this.eventName(event));
    if (rests.size === 0) return null;
    const own = takenBy(use);
    const others = own.length === 0 ? spent.cards : [...spent.cards, ...own].sort();
    const mana = spent.mana - prices.length;
    const colours = [...spent.colours];
    for (const { colours: one } of prices) {
      const at = colourOf(one);
      if (at !== undefined) colours[at] = (colours[at] as number) - 1;
    }
    const key = `${mana} ${colours.join()} ${others.join()} ${nameOfRests(rests)}`;
    let found = this.known.get(key);
    if (found === undefined) {
      const id = this.known.size + 1;
      found = { id, crystals: fewest(rests), rests, cards: others, mana, colours, next: [] };
      this.known.set(key, found);
    }
    return found;
  }

  /** The mana for each price, in the order they are paid. */
  paymentOf = (events: readonly ManaEvent[]): Payment | undefined =>
    pay(this.purse, events, 0, Number.POSITIVE_INFINITY);
}

/** Whether so much could be paid at all. */
export const couldPay = (purse: Purse, prices: readonly Price[]): boolean =>
  pay(purse, prices, 0, Number.POSITIVE_INFINITY) !== undefined;

/** With all that could come in, each colour by itself. */
export function richest(purse: Purse, givers: readonly Use[], copiesOf: (act: string) => number): Purse {
  let most = purse;
  const taken = new Set<string>();
  for (const { act, gain } of givers) {
    if (gain === undefined) continue;
    const key = `${act} ${nameOf(gain)}`;
    if (taken.has(key)) continue;
    taken.add(key);
    for (let copy = 0; copy < copiesOf(act); copy++) most = withGain(most, atBest(gain));
    if (gain.law !== undefined) most = withLaw(most, gain.law);
  }
  return most;
}

const positive = <T extends Readonly<Partial<Record<Colour, number>>>>(counts: T): T => {
  const more: Partial<Record<Colour, number>> = {};
  for (const colour of COLOURS) if (colour in counts) more[colour] = Math.max(0, counts[colour] ?? 0);
  return more as T;
};

/** What it brings, without what it takes for that. */
const atBest = ({ tokens, crystals, dice, uses, anyBasic }: Gain): Gain => ({
  tokens: positive(tokens),
  crystals: positive(crystals),
  dice: positive(dice),
  uses: Math.max(0, uses),
  anyBasic: Math.max(0, anyBasic),
});

const withLaw = (purse: Purse, law: NonNullable<Gain['law']>): Purse => ({
  ...purse,
  endless: [...purse.endless, ...law.endless],
  free: purse.free || law.free,
  polarized: Math.max(purse.polarized, law.polarized),
  gold: purse.gold || law.gold,
  black: purse.black || law.black,
});

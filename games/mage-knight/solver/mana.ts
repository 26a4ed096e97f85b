// With which mana the prices of a plan are paid: so that all can be, with as few crystals as possible.
import type { CardId } from '../data/cards.ts';
import { COLOURS, type Colour } from '../data/types.ts';
import { type Mana, manaIn, type Purse, purseWithout } from '../rules/purse.ts';
import type { Gain } from './gains.ts';
import type { Price, Use } from './use.ts';

/** A price, or mana that comes in. */
export type ManaEvent = Price | Gain;

const isPrice = (event: ManaEvent): event is Price => 'colours' in event;

const sum = <C extends Colour>(
  one: Readonly<Partial<Record<Colour, number>>>,
  other: Readonly<Partial<Record<Colour, number>>>,
): Record<C, number> => {
  const all = {} as Record<Colour, number>;
  for (const colour of COLOURS) all[colour] = (one[colour] ?? 0) + (other[colour] ?? 0);
  return all;
};

const withGain = (purse: Purse, { tokens, crystals, dice, uses, anyBasic, law }: Gain): Purse => ({
  ...purse,
  ...law,
  tokens: sum(purse.tokens, tokens),
  crystals: sum(purse.crystals, crystals),
  dice: sum(purse.dice, dice),
  uses: purse.uses + uses,
  anyBasic: purse.anyBasic + anyBasic,
});

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
  readonly events: readonly ManaEvent[];
  readonly payment: Payment;
  /** Cards that were used up by others than themselves. */
  readonly cards: readonly CardId[];
  /** How many mana are left at most. */
  readonly mana: number;
  readonly next: Map<Use, Spent | undefined>;
}

/** As long as nothing comes in, the order of prices does not matter. */
function keyOf(events: readonly ManaEvent[], cards: readonly CardId[]): string {
  const names = events.map(nameOf);
  return `${(events.every(isPrice) ? names.sort() : names).join(' ')}+${cards.join()}`;
}

const countOf = (counts: Readonly<Partial<Record<Colour, number>>>): number => {
  let n = 0;
  for (const colour of COLOURS) n += Math.max(0, counts[colour] ?? 0);
  return n;
};

const ENDLESS = 99;

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
  private readonly known = new Map<string, Spent | undefined>();

  constructor(purse: Purse, toCome: number) {
    this.purse = purse;
    this.mana = sizeOf(purse) + toCome;
    this.nothing = { id: 0, events: [], payment: NOTHING, cards: [], mana: this.mana, next: new Map() };
  }

  /** Once this was used too; undefined where it cannot be paid. */
  after(spent: Spent, use: Use): Spent | undefined {
    if (use.prices.length === 0 && use.gain === undefined && use.cards.length < 2) return spent;
    const { next } = spent;
    if (next.has(use)) return next.get(use);
    const found = this.found(spent, use);
    next.set(use, found);
    return found;
  }

  /** Prices of what brings mana are paid before it comes. */
  private found(spent: Spent, { prices, gain, cards }: Use): Spent | undefined {
    const events = gain === undefined ? [...spent.events, ...prices] : [...spent.events, ...prices, gain];
    const others = cards.length < 2 ? spent.cards : [...spent.cards, ...cards].sort();
    const key = keyOf(events, others);
    if (this.known.has(key)) return this.known.get(key);
    const payment = this.paymentOf(events);
    const mana = spent.mana - prices.length;
    const found = payment && {
      id: this.known.size + 1,
      events,
      payment,
      cards: others,
      mana,
      next: new Map(),
    };
    this.known.set(key, found);
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
    for (let copy = 0; copy < copiesOf(act); copy++) most = withGain(most, withoutLaw(gain));
    if (gain.law !== undefined) most = withLaw(most, gain.law);
  }
  return most;
}

const withoutLaw = ({ law: _, ...gain }: Gain): Gain => gain;

const withLaw = (purse: Purse, law: NonNullable<Gain['law']>): Purse => ({
  ...purse,
  endless: [...purse.endless, ...law.endless],
  free: purse.free || law.free,
  polarized: Math.max(purse.polarized, law.polarized),
  gold: purse.gold || law.gold,
  black: purse.black || law.black,
});

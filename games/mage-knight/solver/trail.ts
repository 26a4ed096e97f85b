// The answers that lead through the use of a thing, and what was paid on the way.
import type { Ask, Json, Seat } from '@krcma/kernel';
import { FACES, WOUND } from '../data/cards.ts';
import type { Colour } from '../data/types.ts';
import type { Mana } from '../rules/mana.ts';
import { type MageKnight, playerAt } from '../state.ts';
import type { FightResult } from './result.ts';
import { PAY, type Price } from './use.ts';

export interface Trail {
  readonly script: readonly string[];
  readonly prices: readonly Price[];
  readonly paid: readonly Mana[];
  /** Two cards are used together. */
  readonly joined: boolean;
  /** Paid with mana that it has brought itself. */
  readonly own: boolean;
}

export const NOWHERE: Trail = { script: [], prices: [], paid: [], joined: false, own: false };

/** Where only one token could pay, nobody was asked; elsewhere there may be others. */
export const withUnasked = ({ script, prices, paid, ...trail }: Trail, used: readonly Colour[]): Trail => ({
  ...trail,
  script: [...script, ...used.map(() => PAY)],
  prices: [...prices, ...used.map((colour) => ({ colours: [colour], forSpellPower: false }))],
  paid: [...paid, ...used.map((colour) => ({ from: 'token' as const, colour, as: colour }))],
});

/** A payment is part of the result of the plan, not of the use. */
export const unpaid = (result: FightResult, paid: readonly Mana[]): FightResult => ({
  ...result,
  mana: result.mana - paid.length,
  crystals: result.crystals - paid.filter(({ from }) => from === 'crystal').length,
});

export const pricesOf = (prices: readonly Price[]): string[] =>
  prices.map(({ colours, forSpellPower }) => `${colours.join()}${forSpellPower ? '*' : ''}`).sort();

const CARDS: ReadonlySet<string> = new Set([...FACES, WOUND]);

/** So few answers lead nowhere twice. */
export const SHORT = 3;

/** Lists of plain things in their own order; where an operation stands is no such list. */
const inOneOrder = (key: string, value: unknown): unknown =>
  Array.isArray(value) && key !== 'path' && value.every((each) => typeof each !== 'object')
    ? value.toSorted()
    : value;

/** Everything that the rest of a use depends on, whichever way it came there. */
export function inBetween(game: MageKnight, seat: Seat, trail: readonly unknown[]): string {
  const { stack, combat, turn, lasting } = game;
  const { hand, units, skills, tokens, crystals, played, fame, reputation, deck } = playerAt(game, seat);
  const own = [hand, units, skills, tokens, crystals, played.length, fame, reputation, deck.length];
  const { effects, move, influence, heal, wounds, diceUsed, moreDice } = turn;
  const fight = [combat?.foes, combat?.points, combat?.later];
  return JSON.stringify(
    [trail, stack.slice(-4), own, fight, effects, lasting, move, influence, heal, wounds, diceUsed, moreDice],
    inOneOrder,
  );
}

/** Cards of the hand are picked as a set: each set is picked in one order. */
export function isOutOfOrder({ frame, question }: Ask, value: Json): boolean {
  if (question.kind !== 'some') return false;
  const last = frame.loop?.done.at(-1);
  return typeof value === 'string' && typeof last === 'string' && CARDS.has(value) && value < last;
}

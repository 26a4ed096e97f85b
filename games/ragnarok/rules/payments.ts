// LOR-RACT.1 to .3: what a rune action costs, and the ways to pay it.
import type { Seat } from '@krcma/kernel';
import { type RuneAction, type RuneActionId, runeActions } from '../data/rune-actions.ts';
import { type HoldingSource, holdingOf } from '../data/sources.ts';
import { RUNES, type Rune } from '../data/types.ts';
import { type Player, playerAt, type Ragnarok } from '../state.ts';
import { holdingsOn, modifiersOf } from './holdings.ts';

/** Runes that are paid, and what makes them fewer. */
export type Payment = { runes: Rune[]; by: HoldingSource | null };

type Price = readonly Rune[];

/** Sets of so many different kinds. */
const SETS: Readonly<Record<number, readonly Price[]>> = {
  1: RUNES.map((rune) => [rune]),
  2: [
    ['uruz', 'othila'],
    ['uruz', 'algiz'],
    ['othila', 'algiz'],
  ],
  3: [RUNES],
};

/** What would do for an action: the one rune of its target, or different ones, unless something held says otherwise. */
function pricesOf(player: Player, action: RuneActionId, rune: Rune | undefined): readonly Price[] {
  const set = modifiersOf(player, 'costSet').find((op) => op.action === action);
  if (set !== undefined) return SETS[set.n] ?? [];
  if (rune === undefined) return SETS[runeActions[action].cost] ?? [];
  const isAnyOf = modifiersOf(player, 'anyRuneFor').some((op) => op.action === action);
  return isAnyOf ? (SETS[1] ?? []) : [[rune]];
}

const has = ({ runes }: Player, price: Price): boolean => price.every((rune) => runes[rune] > 0);

/** Prices with so many runes left out, whichever one likes. */
function withFewer(prices: readonly Price[], fewer: number): Price[] {
  let left = prices;
  for (let step = 0; step < fewer; step++)
    left = left.flatMap((price) => price.map((rune) => price.filter((each) => each !== rune)));
  return left.slice();
}

/** Charged artifacts that make a payment smaller. */
function reductions(player: Player): { source: HoldingSource; n: number; min: number }[] {
  const found: { source: HoldingSource; n: number; min: number }[] = [];
  for (const source of holdingsOn(player, 'payRunes'))
    for (const op of holdingOf(source).ops)
      if (op.op === 'costMinus') found.push({ source, n: op.n, min: op.min });
  return found;
}

/** Every way to pay with what a player has; the same runes are one way, without an artifact where that will do. */
export function paymentsFor(game: Ragnarok, seat: Seat, action: RuneActionId, rune?: Rune): Payment[] {
  const player = playerAt(game, seat);
  const prices = pricesOf(player, action, rune);
  const ways = new Map<string, Payment>();
  const add = (price: Price, by: HoldingSource | null): void => {
    const key = price.join('+');
    if (has(player, price) && !ways.has(key)) ways.set(key, { runes: price.slice(), by });
  };
  for (const price of prices) add(price, null);
  for (const { source, n, min } of reductions(player))
    for (const price of withFewer(prices, n)) if (price.length >= min) add(price, source);
  return [...ways.values()];
}

/** Whether there is any way to pay. */
export function canPay(game: Ragnarok, seat: Seat, action: RuneActionId, rune?: Rune): boolean {
  const player = playerAt(game, seat);
  const prices = pricesOf(player, action, rune);
  for (const price of prices) if (has(player, price)) return true;
  return player.artifacts.length > 0 && paymentsFor(game, seat, action, rune).length > 0;
}

/** The fewest runes an action costs this player, whatever they hold of them. */
export function costOf(game: Ragnarok, seat: Seat, action: RuneActionId): number {
  const set = modifiersOf(playerAt(game, seat), 'costSet').find((op) => op.action === action);
  const { cost }: RuneAction = runeActions[action];
  return set?.n ?? cost;
}

/** Whether a player could pay for anything at all. */
export const hasMeans = (player: Player): boolean =>
  RUNES.some((rune) => player.runes[rune] > 0) || reductions(player).length > 0;

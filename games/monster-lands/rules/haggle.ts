// Chapter ML-HAG: what persuasion dice are worth, and the prices they lower.
import { PRICE_FLOOR, type ShopId } from '../data/board.ts';
import type { MonsterLands } from '../state.ts';

/** Its face, and the face of the last persuasion die before it if that one is higher (ML-HAG.1-4). */
export function discountOf(game: MonsterLands, shop: ShopId, face: number): number {
  if (face === 0) return 0;
  const last = game.citadel[shop].dice.findLast(({ colour }) => colour === 'persuasion');
  return last !== undefined && face < last.face ? face + last.face : face;
}

/** Persuasion dice never make a purchase free (ML-HAG.6); nothing that costs nothing gets dearer. */
export const haggled = (price: number, discount: number): number =>
  Math.max(Math.min(price, PRICE_FLOOR), price - discount);

/** Card discounts come after the dice and may bring the price to nothing (ML-HAG.8). */
export const withCards = (price: number, cards: number): number => Math.max(0, price - cards);

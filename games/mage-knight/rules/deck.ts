// A player's cards: hand, deck, discards, play area.
import { revealed, type Seat, shuffle } from '@krcma/kernel';
import { type CardId, type FaceId, WOUND } from '../data/cards.ts';
import { levelAt } from '../data/levels.ts';
import { type MageKnight, type Player, playerAt } from '../state.ts';
import { note } from './script.ts';

/** Draws until the deck is empty (MK-16.23); gives how many. */
export function draw(game: MageKnight, seat: Seat, n: number): number {
  const { deck, hand } = playerAt(game, seat);
  const drawn = Math.min(n, deck.length);
  if (drawn <= 0) return 0;
  for (let card = 0; card < drawn; card++) hand.push(deck.pop() as CardId);
  revealed([seat]);
  note({ key: 'cards-drawn', player: seat, n: drawn });
  return drawn;
}

export function takeOut(cards: CardId[], card: CardId): void {
  const index = cards.indexOf(card);
  if (index >= 0) cards.splice(index, 1);
}

/** From hand to the discard pile (MK-1.28); whoever puts several there tells it at once. */
export function putFromHand(game: MageKnight, seat: Seat, card: CardId): void {
  const { hand, discard } = playerAt(game, seat);
  takeOut(hand, card);
  discard.push(card);
  game.turn.cards++;
}

export function discardFromHand(game: MageKnight, seat: Seat, card: CardId): void {
  putFromHand(game, seat, card);
  note({ key: 'card-discarded', player: seat, card });
}

/** All cards of a player that belong in the deck, shuffled there (MK-3.10). */
export function gather(game: MageKnight, player: Player): void {
  const all = [
    ...player.deck,
    ...player.hand,
    ...player.discard,
    ...player.aside,
    ...player.under,
    ...player.played.map(({ card }) => card),
  ];
  player.hand = [];
  player.discard = [];
  player.aside = [];
  player.under = [];
  player.played = [];
  player.deck = shuffle(game, all);
}

export const armorOf = ({ level }: Player): number => levelAt(level).armor;

/** Different cards of a hand, in its order. */
export function kindsIn(hand: readonly CardId[]): CardId[] {
  const kinds: CardId[] = [];
  for (const card of hand) if (!kinds.includes(card)) kinds.push(card);
  return kinds;
}

/** The same without wounds. */
export function facesIn(hand: readonly CardId[]): FaceId[] {
  const faces: FaceId[] = [];
  for (const card of hand) if (card !== WOUND && !faces.includes(card)) faces.push(card);
  return faces;
}

export function timesIn(cards: readonly CardId[], card: CardId): number {
  let times = 0;
  for (const each of cards) if (each === card) times++;
  return times;
}

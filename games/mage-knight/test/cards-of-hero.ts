import { cardOf, type FaceId } from '../data/cards.ts';
import { HEROES, heroes } from '../data/heroes.ts';

/** How many cards each hero begins with, and of which kinds. */
export const CARDS_OF_HERO = HEROES.map((hero): [string, number, string[]] => {
  const deck = Object.entries(heroes[hero].deck);
  const kinds = new Set(deck.map(([card]) => cardOf(card as FaceId).kind));
  return [hero, deck.reduce((sum, [, n]) => sum + n, 0), [...kinds]];
});

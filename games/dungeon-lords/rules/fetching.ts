// Components of a described position are fetched from the decks set-up made.
import { PALADINS, type PaladinId } from '../data/adventurers.ts';
import { inYear } from '../data/types.ts';
import type { DungeonLords } from '../state.ts';

const decksOf = ({ creatures, rooms, adventurers, traps, city, box }: DungeonLords): string[][] => [
  ...creatures.decks,
  ...rooms.decks,
  ...adventurers.decks,
  traps,
  ...box.combat,
  ...city.decks,
  box.special,
];

const isTaken = (id: string): boolean => PALADINS.includes(id as PaladinId) || id === 'phantom';

/** Takes a component out of the deck it lies in, that of the year first. Paladins are nowhere until they are placed. */
export function fetch(game: DungeonLords, id: string): void {
  const { creatures } = game;
  const first: string[] = inYear(creatures.decks, game.year);
  for (const deck of [first, ...decksOf(game)]) {
    const at = deck.lastIndexOf(id);
    if (at < 0) continue;
    deck.splice(at, 1);
    return;
  }
}

/** How many of it the box holds. */
export function inBox(game: DungeonLords, id: string): number {
  if (isTaken(id)) return id === 'phantom' ? Number.POSITIVE_INFINITY : 1;
  let copies = 0;
  for (const deck of [...decksOf(game), game.special]) for (const each of deck) if (each === id) copies++;
  return copies;
}

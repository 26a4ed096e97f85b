// What nobody knows, and what only others know: decks, combat cards, traps (DL-TRAP.2, DL-REP.5, DL-FULL.1).
import { redealAmong, type Seat, shuffle } from '@krcma/kernel';
import { ORDERS } from '../data/orders.ts';
import { YEARS } from '../data/types.ts';
import type { DungeonLords } from '../state.ts';

/** After the game hands and this year's combat cards lie open; decks, discards and the box stay closed. */
const isOver = ({ outcome }: DungeonLords): boolean => outcome !== undefined;

/** Traps in other hands, on their battlefields and in their discards may be any that are not seen. */
function redealTraps(game: DungeonLords, others: readonly Seat[]): void {
  const hidden = others.flatMap((seat) => {
    const lord = game.lords[seat];
    const buried = game.distant.buried[seat] ?? [];
    return lord === undefined || isOver(game) ? [buried] : [lord.traps, lord.battle?.traps ?? [], buried];
  });
  redealAmong(game, [game.traps, ...hidden]);
}

/** Cards of this year's city that none of them has seen, and all of the next year's. */
function redealCity(game: DungeonLords, knowing: readonly Seat[]): void {
  const isShown = isOver(game) && game.training === undefined;
  for (const year of YEARS) {
    const cards = game.city.decks[year - 1] as string[];
    const box = game.box.combat[year - 1] as string[];
    const isKnown = (index: number): boolean =>
      year < game.year ||
      (year === game.year &&
        (index < game.city.turned ||
          isShown ||
          knowing.some((seat) => game.lords[seat]?.spied.includes(index))));
    const places = cards.flatMap((_, index) => (isKnown(index) ? [] : [index]));
    const unknown = places.map((index) => cards[index] as string);
    redealAmong(game, [unknown, box]);
    for (const [at, index] of places.entries()) cards[index] = unknown[at] as string;
  }
}

/** Event tiles face down, and special events whose tile is not up yet. */
function redealEvents(game: DungeonLords): void {
  const { tiles, forecast } = game.events;
  const down = tiles.slice(forecast) as string[];
  redealAmong(game, [down]);
  tiles.splice(forecast, down.length, ...(down as typeof tiles));
  const isOpen = tiles.slice(0, forecast).includes('special');
  const open = game.year - (isOpen ? 0 : 1);
  const hidden = game.special.slice(open).filter((each) => each !== null) as string[];
  redealAmong(game, [hidden, game.box.special]);
  game.special.splice(open, hidden.length, ...(hidden as typeof game.special));
}

function redealLocks(game: DungeonLords, others: readonly Seat[]): void {
  for (const seat of others) {
    const lord = game.lords[seat];
    if (lord !== undefined && lord.drawn.length > 0)
      lord.drawn = shuffle(game, ORDERS.slice()).slice(0, lord.drawn.length);
  }
}

export function redeal(game: DungeonLords, knowing: readonly Seat[]): void {
  const others = game.lords.map((_, seat) => seat).filter((seat) => !knowing.includes(seat));
  redealTraps(game, others);
  redealCity(game, knowing);
  redealEvents(game);
  redealLocks(game, others);
  const { creatures, rooms, adventurers } = game;
  for (const deck of [...creatures.decks, ...rooms.decks, ...adventurers.decks]) redealAmong(game, [deck]);
  for (const { pile } of game.dummies) redealAmong(game, [pile]);
}

// Chapter VAL-INFO: what nobody knows, and what only others know.
import { redealAmong, type Seat } from '@krcma/kernel';
import { isEvent } from '../data/events.ts';
import { CITIZENS, DOMAINS, type Stack, type Valeria } from '../state.ts';

/** Deals the given cards and the face-down ones of the stacks anew, each place keeping its size. */
function redealFaceDown(game: Valeria, stacks: readonly Stack[], box: string[]): void {
  const hidden = stacks.map(({ cards, down }) => cards.slice(0, down) as string[]);
  redealAmong(game, [...hidden, box]);
  for (const [index, { cards }] of stacks.entries())
    cards.splice(0, hidden[index]?.length ?? 0, ...(hidden[index] as never[]));
}

/** Events in the deck: how many is known, which and in what order is not (VAL-EVT.28). */
function redealEvents(game: Valeria): void {
  const { pickedEvents } = game.options;
  const exhausted = game.deck.filter((card) => !isEvent(card));
  const inDeck = game.deck.filter(isEvent);
  // Hand-picked events are known to be in the deck; the others may be any of the rest.
  const picked = inDeck.filter((event) => pickedEvents.includes(event));
  const others = inDeck.filter((event) => !pickedEvents.includes(event));
  redealAmong(game, [others, game.box.events]);
  const order = [...picked, ...others];
  redealAmong(game, [order]);
  game.deck = [...exhausted, ...order];
}

/** Dukes of those who do not look, given back or in the box. */
function redealDukes(game: Valeria, knowing: readonly Seat[]): void {
  const others = game.players.filter((_, seat) => !knowing.includes(seat));
  redealAmong(game, [
    ...others.flatMap(({ dukes, declined }) => [dukes, declined]),
    game.box.dukes,
    ...(game.darkLord ? [game.darkLord.duke] : []),
  ]);
}

export function redeal(game: Valeria, knowing: readonly Seat[]): void {
  if (game.outcome !== undefined) return;
  redealFaceDown(game, game.center.slice(DOMAINS), game.box.domains);
  for (const [slot, box] of game.box.citizens.entries())
    redealFaceDown(game, game.center.slice(CITIZENS + slot, CITIZENS + slot + 1), box);
  redealEvents(game);
  redealDukes(game, knowing);
}

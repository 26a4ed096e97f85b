// Chapter VAL-EXH: emptied stacks, and the events that may come out of the exhausted deck (VAL-EVT.5, 19, 20, 27).
import { isRecording, revealed } from '@krcma/kernel';
import { isEvent } from '../data/events.ts';
import { modeOf, type PlayerCount } from '../data/modes.ts';
import { CITIZENS, DOMAINS, isMonsterStack, type Spot, STACKS, stackAt, type Valeria } from '../state.ts';
import { note } from './script.ts';

/** A spot without cards is exhausted, whatever lies on it (VAL-EXH.4, VAL-EVT.21). */
export const isExhausted = (game: Valeria, stack: number): boolean => stackAt(game, stack).cards.length === 0;

export function exhaustedStacks(game: Valeria, from = 0, to = STACKS): number {
  let count = 0;
  for (let stack = from; stack < to; stack++) if (isExhausted(game, stack)) count++;
  return count;
}

/** Exhausted stacks that end the game (VAL-END.4, VAL-SOLO.24). */
export const endExhausted = (game: Valeria): number => modeOf(game.seats as PlayerCount).endExhausted;

export const allMonstersGone = (game: Valeria): boolean => exhaustedStacks(game, 0, CITIZENS) === CITIZENS;
export const allDomainsGone = (game: Valeria): boolean =>
  exhaustedStacks(game, DOMAINS, STACKS) === STACKS - DOMAINS;

/** To be called whenever the last card of a stack may have gone. */
export function noteEmptied(game: Valeria, stack: number): void {
  if (isExhausted(game, stack) && !game.emptied.includes(stack)) game.emptied.push(stack);
}

/** Puts cards on the spots emptied by the action that is now finished, in the order they were emptied. */
export function placeExhausted(game: Valeria): void {
  while (game.emptied.length > 0) {
    const stack = game.emptied.shift() as number;
    // A card may have come back in the meantime.
    if (isExhausted(game, stack)) placeOne(game, stack);
  }
}

function placeOne(game: Valeria, stack: number): void {
  const spot = stackAt(game, stack);
  const before = spot.spot === 'vacated';
  const card = before ? bottomExhausted(game) : game.deck.pop();
  spot.spot = card ?? 'bare';
  if (isEvent(spot.spot)) revealed();
  if (isRecording()) tellExhausted(game, stack, spot.spot, before);
}

function tellExhausted(game: Valeria, stack: number, card: Spot, before: boolean): void {
  // Spots still waiting for their card are told one by one.
  const exhausted = game.center.filter(({ cards, spot }) => cards.length === 0 && spot !== undefined).length;
  const count = { exhausted, endExhausted: endExhausted(game) };
  if (isEvent(card)) note({ key: 'event-appeared', event: card, stack, ...count });
  else note({ key: 'exhausted', stack, left: game.deck.length, ...(before && { before }), ...count });
}

/** An event is never replaced by another event (VAL-EVT.20). */
function bottomExhausted(game: Valeria): 'exhausted' | undefined {
  const at = game.deck.indexOf('exhausted');
  if (at < 0) return undefined;
  game.deck.splice(at, 1);
  return 'exhausted';
}

/** A card came back: what lay on the spot returns to the deck (VAL-EXH.5, VAL-CARD.19, VAL-EVT.23). */
export function clearSpot(game: Valeria, stack: number): void {
  const spot = stackAt(game, stack);
  if (spot.spot === 'exhausted') game.deck.unshift('exhausted');
  else if (spot.spot !== undefined && isEvent(spot.spot)) {
    game.deck.push(spot.spot);
    game.tokens = game.tokens.filter((tokens) => tokens.stack !== stack || tokens.height >= 0);
  }
  delete spot.spot;
}

/** Monster stacks that still hold a monster, left to right. */
export function liveMonsterStacks(game: Valeria): number[] {
  const live: number[] = [];
  for (let stack = 0; isMonsterStack(stack); stack++) if (!isExhausted(game, stack)) live.push(stack);
  return live;
}

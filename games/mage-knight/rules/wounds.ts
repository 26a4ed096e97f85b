// Wounds of a hero: into the hand, and the knock-out they lead to (MK-12.27 to .30, MK-15.1).
import type { Seat } from '@krcma/kernel';
import { WOUND } from '../data/cards.ts';
import { levelAt } from '../data/levels.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { note } from './script.ts';

/** All cards of the hand but wounds; gives how many. */
export function discardAllCards(game: MageKnight, seat: Seat): number {
  const player = playerAt(game, seat);
  const cards = player.hand.filter((card) => card !== WOUND);
  if (cards.length === 0) return 0;
  player.hand = player.hand.filter((card) => card === WOUND);
  player.discard.push(...cards);
  return cards.length;
}

/** MK-12.28, .29: whatever the wounds of this combat come from. */
function knockOut(game: MageKnight, seat: Seat): void {
  const { combat } = game;
  if (combat === null || combat.wounds < levelAt(playerAt(game, seat).level).handLimit) return;
  const cards = discardAllCards(game, seat);
  if (!combat.knockedOut || cards > 0) note({ key: 'hero-knocked-out', player: seat, cards });
  combat.knockedOut = true;
}

/** Wound cards from the pile to the hand, and to the discard pile. */
export function takeWounds(game: MageKnight, seat: Seat, hand: number, discard = 0): void {
  if (hand + discard === 0) return;
  const player = playerAt(game, seat);
  for (let n = 0; n < hand; n++) player.hand.push(WOUND);
  for (let n = 0; n < discard; n++) player.discard.push(WOUND);
  note({ key: 'hero-wounded', player: seat, hand, discard });
  if (seat !== game.active) return;
  game.turn.wounds += hand;
  game.turn.woundsDiscarded += discard;
  if (game.combat !== null && hand > 0) {
    game.combat.wounds += hand;
    knockOut(game, seat);
  }
}

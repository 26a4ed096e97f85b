// Chapter MK-16: what is done when a turn has ended, in its order.

import type { CardId } from '../data/cards.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { draw, handLimitOf } from './deck.ts';
import { expire } from './lasting.ts';
import { type Of, rule } from './script.ts';
import { rollDie } from './source.ts';

/** Step 1 (MK-16.1). */
function returnDice(game: MageKnight, seat: number): void {
  for (const die of game.source) {
    if (die.by !== seat || die.kept) continue;
    if (!die.stays) die.colour = rollDie(game);
    die.by = null;
    die.stays = false;
  }
}

/** Step 3 (MK-16.3). */
function clearPlay(game: MageKnight, seat: number): void {
  const player = playerAt(game, seat);
  for (const colour of Object.keys(player.tokens) as (keyof typeof player.tokens)[])
    player.tokens[colour] = 0;
  const piles: Record<string, CardId[]> = {
    discard: player.discard,
    away: game.gone.cards,
    aside: player.aside,
    hand: player.hand,
    top: player.deck,
  };
  for (const { card, to } of player.played)
    if (to === 'bottom') player.deck.unshift(card);
    else piles[to]?.push(card);
  player.played = [];
}

export const endOfTurn = rule<Of>('endOfTurn')
  .do('dice', (game, { player }) => returnDice(game, player))
  .do('clear', (game, { player }) => clearPlay(game, player))
  .do('draw', (game, { player }) => {
    const owner = playerAt(game, player);
    const limit = handLimitOf(owner);
    owner.moreCards = 0;
    draw(game, player, limit - owner.hand.length);
    expire(game, player, 'turn', 'combat');
  });

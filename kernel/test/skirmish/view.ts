import { type Json, redealAmong, type Seat } from '../../index.ts';
import type { Skirmish } from './state.ts';

/** Hands are hidden, and so is the order of the deck; all else lies open. */
export function view(game: Skirmish, seat: Seat | undefined): Json {
  const { round, counter, inPlay, discard, dice, bank, bouncer, options } = game;
  return {
    round,
    deck: game.deck.length,
    counter: [...counter],
    inPlay: [...inPlay],
    discard: [...discard],
    dice: [...dice],
    bank,
    bouncer: bouncer && { ...bouncer },
    options: { ...options },
    brawlers: game.brawlers.map(({ hand, charms, tokens, crystals, usedDice, ...open }, player) => ({
      ...open,
      hand: player === seat ? [...hand] : hand.length,
      charms: charms.map((charm) => ({ ...charm })),
      tokens: { ...tokens },
      crystals: { ...crystals },
      usedDice: [...usedDice],
    })),
  };
}

export function redealHidden(game: Skirmish, knowing: readonly Seat[]): void {
  const hands = game.brawlers.filter((_, player) => !knowing.includes(player)).map(({ hand }) => hand);
  redealAmong(game, [game.deck, ...hands]);
}

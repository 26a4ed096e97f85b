// MK-1.38: what nobody knows, and what only others know.
import { redealAmong, type Seat } from '@krcma/kernel';
import { enemies } from '../data/enemies.ts';
import { BACKS, type Back } from '../data/types.ts';
import type { Holding, MageKnight, Token } from '../state.ts';

/** Decks are hidden to everybody, hands to the others. */
function redealCards(game: MageKnight, knowing: readonly Seat[]): void {
  for (const [seat, player] of game.players.entries()) {
    const seesHand = knowing.includes(seat) || game.outcome !== undefined;
    redealAmong(game, seesHand ? [player.deck, player.under] : [player.deck, player.under, player.hand]);
    redealAmong(game, [player.skillPile]);
  }
  if (game.dummy !== null) redealAmong(game, [game.dummy.deck]);
  if (game.dummy !== null) redealAmong(game, [game.dummy.skillPile]);
}

/** Face-down tokens on the map are of the same piles. */
function redealEnemies(game: MageKnight, back: Back): void {
  const hidden: { holding: Holding; index: number }[] = [];
  for (const holding of Object.values(game.holdings))
    for (const [index, { enemy, up }] of holding.tokens.entries())
      if (!up && enemies[enemy].colour === back) hidden.push({ holding, index });
  const lying = hidden.map(({ holding, index }) => (holding.tokens[index] as Token).enemy);
  redealAmong(game, [game.enemies[back].deck, lying]);
  for (const [at, { holding, index }] of hidden.entries())
    holding.tokens[index] = { enemy: lying[at] as Token['enemy'], up: false };
}

function redealRuins(game: MageKnight): void {
  const hidden = Object.values(game.holdings).filter(({ ruin }) => ruin !== null && !ruin.up);
  const lying = hidden.flatMap(({ ruin }) => (ruin === null ? [] : [ruin.id]));
  redealAmong(game, [game.ruins.deck, lying]);
  for (const [at, holding] of hidden.entries()) {
    const id = lying[at];
    if (id !== undefined) holding.ruin = { id, up: false };
  }
}

export function redeal(game: MageKnight, knowing: readonly Seat[]): void {
  redealCards(game, knowing);
  for (const back of BACKS) redealEnemies(game, back);
  redealRuins(game);
  redealAmong(game, [game.factionTokens.elementalist.deck]);
  redealAmong(game, [game.factionTokens.darkCrusader.deck]);
  redealAmong(game, [game.spells.deck]);
  redealAmong(game, [game.advanced.deck]);
  redealAmong(game, [game.artifacts]);
  redealAmong(game, [game.units.regular]);
  redealAmong(game, [game.units.elite]);
  redealTiles(game);
}

/** Which tiles of a back come when is as unknown as which of them stay in the box. */
function redealTiles(game: MageKnight): void {
  redealAmong(game, [game.tiles]);
}

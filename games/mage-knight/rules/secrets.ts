// MK-1.38: what nobody knows, and what only others know.
import { redealAmong, type Seat } from '@krcma/kernel';
import type { AdvancedActionId } from '../data/advanced-actions.ts';
import type { EnemyId } from '../data/enemies.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { type TileId, tileOf } from '../data/tiles.ts';
import { BACKS } from '../data/types.ts';
import { HIDDEN_COLOURS } from '../data/variants.ts';
import type { Holding, MageKnight, Pile, Player, Token } from '../state.ts';
import { pileOf, pilesWith } from './factions/piles.ts';
import { setupOf } from './scenario.ts';
import { sidesOf } from './teams.ts';
import { hasCamp, hasGlade, isAlwaysIn } from './tile-stack.ts';

/** Cards of the draft that somebody holds where others do not see them; those played since are known. */
const unseenOf = ({ draft, deck, hand, under }: Player): AdvancedActionId[] => {
  const lying: readonly string[] = [...deck, ...hand, ...under];
  return draft === undefined
    ? []
    : [...draft.passing, ...draft.kept, ...draft.joined.filter((card) => lying.includes(card))];
};

/** MK-25.16: which of the advanced actions others have drafted, in their decks or not, is as unknown as the deck. */
function redealDraft(game: MageKnight, knowing: readonly Seat[]): void {
  const others = game.players.filter((_, seat) => !knowing.includes(seat));
  const hidden = others.flatMap(unseenOf);
  if (hidden.length === 0 || game.outcome !== undefined) return;
  const before = [...hidden, ...game.advanced.deck];
  const after = [...before];
  redealAmong(game, [after]);
  const names = new Map<string, AdvancedActionId>(before.map((card, at) => [card, after[at] ?? card]));
  const renamed = <T extends string>(cards: T[]): T[] => cards.map((card) => (names.get(card) ?? card) as T);
  game.advanced.deck = renamed(game.advanced.deck);
  for (const player of others) {
    player.deck = renamed(player.deck);
    player.hand = renamed(player.hand);
    player.under = renamed(player.under);
    if (player.draft === undefined) continue;
    const { passing, kept, joined } = player.draft;
    player.draft = { passing: renamed(passing), kept: renamed(kept), joined: renamed(joined) };
  }
}

/** MK-25.14: what a die under somebody's hand shows, but for what it was said not to be. */
function redealDie(game: MageKnight, knowing: readonly Seat[]): void {
  const { combat } = game;
  const die = combat?.die;
  if (combat === null || die === undefined || die.shown || knowing.includes(die.by)) return;
  const able = HIDDEN_COLOURS.filter((colour) => !die.denied.includes(colour));
  const others = able.filter((colour) => colour !== die.colour);
  const set = [die.colour];
  redealAmong(game, [set, others]);
  combat.die = { ...die, colour: set[0] ?? die.colour };
}

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
function redealEnemies(game: MageKnight, pile: Pile<EnemyId>): void {
  const hidden: { holding: Holding; index: number }[] = [];
  for (const holding of Object.values(game.holdings))
    for (const [index, { enemy, up }] of holding.tokens.entries())
      if (!up && pileOf(game, enemy) === pile) hidden.push({ holding, index });
  const lying = hidden.map(({ holding, index }) => (holding.tokens[index] as Token).enemy);
  redealAmong(game, [pile.deck, lying]);
  for (const [at, { holding, index }] of hidden.entries())
    holding.tokens[index] = { ...(holding.tokens[index] as Token), enemy: lying[at] as Token['enemy'] };
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

/** MK-40.7: whom another team has chosen. */
function redealChosen(game: MageKnight, knowing: readonly Seat[]): void {
  const { chosen } = game;
  if (chosen === undefined || game.outcome !== undefined) return;
  game.chosen = sidesOf(game).flatMap((side) => {
    const named = side.filter((seat) => chosen.includes(seat));
    if (named.length === 0 || side.some((seat) => knowing.includes(seat))) return named;
    const others = side.filter((seat) => !named.includes(seat));
    redealAmong(game, [named, others]);
    return named;
  });
  game.chosen.sort((a, b) => a - b);
}

export function redeal(game: MageKnight, knowing: readonly Seat[]): void {
  redealChosen(game, knowing);
  redealDraft(game, knowing);
  redealDie(game, knowing);
  redealCards(game, knowing);
  for (const back of BACKS) for (const pile of pilesWith(game, back)) redealEnemies(game, pile);
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

const isCity = (tile: TileId): boolean => tileOf(tile).city !== undefined;
const isCore = (tile: TileId): boolean => tileOf(tile).back === 'core';

/** Those of a kind in the stack and in the box, dealt among both; whichever never stay in the box are known to come. */
function redealKind(game: MageKnight, isOfKind: (tile: TileId) => boolean): void {
  const isCampIn = setupOf(game).camp === true;
  const isOpen = (tile: TileId): boolean =>
    isOfKind(tile) && !isAlwaysIn(game.scenario, tile) && !(isCampIn && hasCamp(tile));
  const piles = [game.tiles, game.box].map((pile) => pile.filter(isOpen));
  redealAmong(game, piles);
  for (const [index, pile] of [game.tiles, game.box].entries())
    for (const [at, tile] of pile.entries()) if (isOpen(tile)) pile[at] = piles[index]?.shift() ?? tile;
}

/** Those of a kind in the stack, in another order. */
function reorderKind(game: MageKnight, isOfKind: (tile: TileId) => boolean): void {
  const pile = game.tiles.filter(isOfKind);
  redealAmong(game, [pile]);
  for (const [at, tile] of game.tiles.entries()) if (isOfKind(tile)) game.tiles[at] = pile.shift() ?? tile;
}

/**
 * Backs are seen, and how many cities are still to come; which of the tiles with a back come, and when, is as unknown as
 * which of them stay in the box. Countryside tiles laid in the order of their numbers are known (MK-30.2).
 */
function redealTiles(game: MageKnight): void {
  const { inOrder, tilesWith, tilesNamed, cityLast } = scenarioOf(game.scenario);
  const isLand = (tile: TileId): boolean => !isCore(tile);
  const isCounted = setupOf(game).glades !== undefined;
  if (isCounted) {
    redealKind(game, (tile) => isLand(tile) && hasGlade(tile));
    redealKind(game, (tile) => isLand(tile) && !hasGlade(tile));
  } else if (inOrder !== true) redealKind(game, isLand);
  if (tilesWith !== undefined || tilesNamed !== undefined) reorderKind(game, isLand);
  redealKind(game, isCity);
  redealKind(game, (tile) => isCore(tile) && !isCity(tile));
  reorderKind(game, cityLast === true ? (tile) => isCore(tile) && !isCity(tile) : isCore);
  game.box.sort();
}

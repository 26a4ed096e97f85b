// What a table is worth to a player, by what it is made of: the hints' terms.
import type { Seat } from '@krcma/kernel';
import { boardFor, LANDS, placeOf, regionsFor } from '../data/board.ts';
import { LOWEST_ATTRIBUTE } from '../data/setup.ts';
import { ATTRIBUTES, RUNES } from '../data/types.ts';
import type { RagnarokTerm } from '../messages.ts';
import { limitOf } from '../rules/attributes.ts';
import { controllerOf, templesOf, treeRegionsOf } from '../rules/control.ts';
import { runesHeld } from '../rules/runes.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import { heroDeed } from './action-worth.ts';
import { canTake, type Reach, reachOf } from './reach.ts';
import { slayerOf } from './slaying.ts';
import {
  canHaveTemples,
  canTakeAll,
  isActionAhead,
  leftOf,
  missingLands,
  sacredPlaces,
  templesMissing,
} from './threats.ts';
import { force, godi, held, hero, imminent, jarl, stock, tree } from './weights.ts';

export type Prospects = Record<Exclude<RagnarokTerm, 'rivals'>, number>;

const nearness = (near: readonly number[], missing: number): number => near[missing] ?? 0;

/** A land by how much of it one holds, or nearly holds. */
function landWorth(game: Ragnarok, seat: Seat, regions: readonly number[], reach: Reach): number {
  let own = 0;
  let near = 0;
  for (const region of regions) {
    if (controllerOf(game, region) === seat) own++;
    else if (canTake(reach, region)) near++;
  }
  const held = own + jarl.withinReach * near;
  return (jarl.region * held * held) / regions.length + (own === regions.length ? jarl.land : 0);
}

function jarlOf(game: Ragnarok, seat: Seat, reach: Reach): number {
  let sum = 0;
  for (const land of LANDS) {
    const regions = boardFor(game.seats).lands[land];
    if (regions !== undefined) sum += landWorth(game, seat, regions, reach);
  }
  const missing = missingLands(game, seat);
  if (canTakeAll(game, seat, missing, reach)) sum += imminent.nextTurn;
  const left = leftOf(game, seat);
  if (left !== 'turn' && canTakeAll(game, seat, missing, reach, left)) sum += imminent.now;
  return sum + nearness(jarl.near, missing.length);
}

function godiOf(game: Ragnarok, seat: Seat, reach: Reach): number {
  const temples = templesOf(game, seat);
  let sanctuaries = 0;
  for (const region of regionsFor(game.seats))
    if (
      placeOf(game.seats, region).sanctuary &&
      controllerOf(game, region) === seat &&
      !game.temples.includes(region)
    )
      sanctuaries++;
  const sacred = sacredPlaces(game, seat, reach);
  const missing = templesMissing(game, temples);
  const comes = canHaveTemples(game, seat, missing, reach, sacred);
  const left = leftOf(game, seat);
  const isNow = left !== 'turn' && canHaveTemples(game, seat, missing, reach, sacred, left);
  return (
    godi.temple * temples +
    godi.sanctuary * Math.min(sanctuaries, game.scale) +
    godi.withinReach * sacred.others.length +
    nearness(godi.near, missing) +
    (comes ? imminent.nextTurn : 0) +
    (isNow ? imminent.now : 0)
  );
}

function treeOf(game: Ragnarok, seat: Seat): number {
  let down = 0;
  for (const omen of game.omens) if (omen.down) down++;
  const weight = game.doom === null ? tree.region + tree.perOmen * down : tree.doom;
  return weight * treeRegionsOf(game, seat);
}

function armiesOf(game: Ragnarok, seat: Seat): number {
  let sum = 0;
  for (const { strength } of playerAt(game, seat).armies) sum += force.army + force.strength * strength;
  return sum;
}

function heroOf(game: Ragnarok, seat: Seat): number {
  const { attributes, injured } = playerAt(game, seat);
  let sum = -hero.injury * injured.length;
  for (const attribute of ATTRIBUTES) sum += hero.attribute * (attributes[attribute] - LOWEST_ATTRIBUTE);
  return isActionAhead(game, seat) ? sum + hero.deed * heroDeed(game, seat) : sum;
}

/** A hand of so many. */
const handWorth = (cards: number): number => cards * (stock.card - (stock.lessPerCard * (cards - 1)) / 2);

function stockOf(game: Ragnarok, seat: Seat): number {
  const player = playerAt(game, seat);
  const cards = Math.min(player.hand.length, limitOf(player, 'combatCards'));
  const kinds = RUNES.filter((rune) => player.runes[rune] > 0).length;
  let sum =
    handWorth(cards) + stock.rune * runesHeld(player) + stock.set * kinds + stock.priest * player.priests;
  for (const allies of Object.values(game.allies)) if (allies.includes(seat)) sum += stock.ally;
  for (const { owner } of game.monsters) if (owner === seat) sum += stock.ring;
  return sum;
}

function heldBy(game: Ragnarok, seat: Seat): number {
  const { blessings, artifacts } = playerAt(game, seat);
  let sum = held.blessing * blessings.length;
  for (const { charged } of artifacts) sum += charged ? held.charged : held.spent;
  return sum;
}

export function prospects(game: Ragnarok, seat: Seat): Prospects {
  const reach = reachOf(game, seat);
  return {
    jarl: jarlOf(game, seat, reach),
    godi: godiOf(game, seat, reach),
    slayer: slayerOf(game, seat),
    tree: treeOf(game, seat),
    armies: armiesOf(game, seat),
    hero: heroOf(game, seat),
    stock: stockOf(game, seat),
    blessings: heldBy(game, seat),
  };
}

export const totalOf = (value: Prospects): number => {
  let sum = 0;
  for (const part of Object.values(value)) sum += part;
  return sum;
};

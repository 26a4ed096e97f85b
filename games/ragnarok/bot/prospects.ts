// What a table is worth to a player, by what it is made of: the hints' terms.
import type { Seat } from '@krcma/kernel';
import { boardFor, LANDS, placeOf, regionsFor } from '../data/board.ts';
import { companyOf, LANDS_TO_WIN, LOWEST_ATTRIBUTE } from '../data/setup.ts';
import { ATTRIBUTES, RUNES } from '../data/types.ts';
import type { RagnarokTerm } from '../messages.ts';
import { attributeOf, limitOf } from '../rules/attributes.ts';
import { controllerOf, killsOf, templesOf, treeRegionsOf } from '../rules/control.ts';
import { runesHeld } from '../rules/runes.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import { canTake } from './reach.ts';
import { force, godi, held, hero, jarl, slayer, stock, tree } from './weights.ts';

export type Prospects = Record<Exclude<RagnarokTerm, 'rivals'>, number>;

const nearness = (near: readonly number[], missing: number): number => near[missing] ?? 0;

function jarlOf(game: Ragnarok, seat: Seat): number {
  const values: { readonly worth: number; readonly missing: number }[] = [];
  for (const land of LANDS) {
    const regions = boardFor(game.seats).lands[land];
    if (regions === undefined) continue;
    let own = 0;
    let near = 0;
    for (const region of regions) {
      if (controllerOf(game, region) === seat) own++;
      else if (canTake(game, seat, region)) near++;
    }
    const share = (own + jarl.withinReach * near) / regions.length;
    const worth =
      jarl.region * share * (own + jarl.withinReach * near) + (own === regions.length ? jarl.land : 0);
    values.push({ worth, missing: regions.length - own });
  }
  const best = values.sort((a, b) => a.missing - b.missing || b.worth - a.worth);
  let missing = 0;
  let sum = 0;
  for (const [index, value] of best.entries()) {
    if (index < LANDS_TO_WIN) missing += value.missing;
    sum += index < LANDS_TO_WIN ? value.worth : value.worth / 2;
  }
  return sum + nearness(jarl.near, missing);
}

function godiOf(game: Ragnarok, seat: Seat): number {
  const temples = templesOf(game, seat);
  let sanctuaries = 0;
  let foreign = 0;
  for (const region of regionsFor(game.seats)) {
    if (!placeOf(game.seats, region).sanctuary) continue;
    const isBuilt = game.temples.includes(region);
    if (controllerOf(game, region) === seat) sanctuaries += isBuilt ? 0 : 1;
    else if (isBuilt && canTake(game, seat, region)) foreign++;
  }
  const buildable = Math.min(sanctuaries, game.scale);
  return (
    godi.temple * temples +
    godi.sanctuary * buildable +
    godi.withinReach * foreign +
    nearness(godi.near, companyOf(game.seats).templesToWin - temples)
  );
}

/** Markers on living monsters, a kill more valuable until Loki may be hunted. */
function slayerOf(game: Ragnarok, seat: Seat): number {
  const { killsForLoki } = companyOf(game.seats);
  const kills = killsOf(game, seat);
  const player = playerAt(game, seat);
  const ready = attributeOf(player, 'might') + player.hand.length;
  let sum = slayer.kill * Math.min(kills, killsForLoki) + slayer.more * Math.max(0, kills - killsForLoki);
  for (const { slain, wounds, region } of game.monsters) {
    if (slain) continue;
    let own = 0;
    let open = 0;
    for (const wound of wounds) {
      if (wound === seat) own++;
      if (wound === null) open++;
    }
    sum += slayer.wound * own * (1 + (wounds.length - open) / wounds.length);
    if (region !== null && region === player.region) sum += slayer.chance * Math.min(ready, open);
  }
  if (kills >= killsForLoki && game.loki.region === player.region)
    sum += slayer.loki * Math.min(1, ready / 12);
  return sum;
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
  return sum;
}

function stockOf(game: Ragnarok, seat: Seat): number {
  const player = playerAt(game, seat);
  const cards = Math.min(player.hand.length, limitOf(player, 'combatCards'));
  const kinds = RUNES.filter((rune) => player.runes[rune] > 0).length;
  let sum =
    stock.card * cards + stock.rune * runesHeld(player) + stock.set * kinds + stock.priest * player.priests;
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

export const prospects = (game: Ragnarok, seat: Seat): Prospects => ({
  jarl: jarlOf(game, seat),
  godi: godiOf(game, seat),
  slayer: slayerOf(game, seat),
  tree: treeOf(game, seat),
  armies: armiesOf(game, seat),
  hero: heroOf(game, seat),
  stock: stockOf(game, seat),
  blessings: heldBy(game, seat),
});

export const totalOf = (value: Prospects): number => {
  let sum = 0;
  for (const part of Object.values(value)) sum += part;
  return sum;
};

// Chapter MK-8: a tile is laid, and its sites are set up.
import { revealed, type Seat, shuffle } from '@krcma/kernel';
import { cities } from '../data/cities.ts';
import type { EnemyId } from '../data/enemies.ts';
import { isOnMap, type Slot, type SpaceId, slotsAround, spacesOf } from '../data/geometry.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { RAMPAGING, siteOf } from '../data/sites.ts';
import { type TileId, tileOf } from '../data/tiles.ts';
import { BACKS, type Back } from '../data/types.ts';
import { type MageKnight, type Pile, playerAt } from '../state.ts';
import { gainFame } from './fame.ts';
import { around, holdingOf, printedAt, siteAt } from './map.ts';
import { setupOf } from './scenario.ts';
import { note } from './script.ts';

/** The next of a pile; its discards are shuffled in when it is empty (MK-1.34, .35). */
export function drawFrom<T>(game: MageKnight, pile: Pile<T>): T | undefined {
  if (pile.deck.length === 0 && pile.discard.length > 0) {
    pile.deck = shuffle(game, pile.discard);
    pile.discard = [];
  }
  return pile.deck.pop();
}

export const drawEnemy = (game: MageKnight, back: Back): EnemyId | undefined =>
  drawFrom(game, game.enemies[back]);

function putToken(game: MageKnight, space: SpaceId, back: Back, up: boolean): void {
  const enemy = drawEnemy(game, back);
  if (enemy !== undefined) holdingOf(game, space).tokens.push({ enemy, up });
}

/** The garrison of a city by its level (MK-8.14); above the dial both halves are drawn (MK-25.18). */
function setUpCity(game: MageKnight, space: SpaceId): void {
  const colour = printedAt(game, space)?.colours?.[0];
  const level = setupOf(game).cityLevels[game.cities.length];
  if (colour === undefined || level === undefined) return;
  const raised = Math.min(level + game.options.harder, cities[colour].garrisons.length);
  game.cities.push({ space, colour, level: raised });
  const garrison: Readonly<Partial<Record<Back, number>>> = cities[colour].garrisons[raised - 1] ?? {};
  for (const back of BACKS)
    for (let token = garrison[back] ?? 0; token > 0; token--) putToken(game, space, back, false);
}

function setUpSite(game: MageKnight, space: SpaceId): void {
  const printed = printedAt(game, space);
  if (printed?.rampaging !== undefined) putToken(game, space, RAMPAGING[printed.rampaging].back, true);
  const kind = siteAt(game, space);
  if (kind === undefined) return;
  const site = siteOf(kind);
  for (const back of site.garrison ?? []) putToken(game, space, back, false);
  if (site.paths !== undefined) holdingOf(game, space).paths = site.paths.map(() => null);
  if (kind === 'city') setUpCity(game, space);
  if (kind === 'ancientRuins') {
    const ruin = drawFrom(game, game.ruins);
    if (ruin !== undefined) holdingOf(game, space).ruin = { id: ruin, up: game.time === 'day' };
  }
  if (kind === 'monastery') {
    const card = game.advanced.deck.pop();
    if (card !== undefined) game.units.offer.push(card);
  }
}

/** MK-8.12, .15: tokens next to a hero are turned up by day; those of a city always. */
export function turnUp(game: MageKnight, seat: Seat): void {
  const { space } = playerAt(game, seat);
  if (space === null) return;
  for (const next of [space, ...around(game, space)]) {
    const kind = siteAt(game, next);
    if (kind === undefined || siteOf(kind).class !== 'fortified') continue;
    if (kind !== 'city' && game.time === 'night') continue;
    for (const token of game.holdings[next]?.tokens ?? [])
      if (!token.up) {
        token.up = true;
        revealed();
      }
  }
}

export function layTile(game: MageKnight, tile: TileId, slot: Slot): void {
  game.map[slot] = tile;
  for (const space of spacesOf(slot)) setUpSite(game, space);
}

/** How many tiles lie beside a slot. */
const besides = ({ map }: MageKnight, slot: Slot): number =>
  slotsAround(slot).filter((next) => map[next] !== undefined).length;

/** MK-8.4 to .7, .9: where the next tile may lie. */
export function mayLie(game: MageKnight, slot: Slot): boolean {
  if (game.map[slot] !== undefined) return false;
  const next = game.tiles.at(-1);
  const isCore = next !== undefined ? tileOf(next).back === 'core' : false;
  if (!isOnMap(setupOf(game).shape, slot, isCore)) return false;
  const touching = besides(game, slot);
  if (next === undefined) return game.box.length > 0 && touching >= 3;
  if (touching >= 2) return true;
  if (isCore || touching === 0) return false;
  return slotsAround(slot).some((each) => game.map[each] !== undefined && besides(game, each) >= 2);
}

/** MK-8.1, .8.10, MK-30.4. */
export function revealTile(game: MageKnight, seat: Seat, slot: Slot): void {
  const tile = game.tiles.pop() ?? takeFromBox(game);
  if (tile === undefined) return;
  layTile(game, tile, slot);
  revealed();
  note({ key: 'tile-revealed', player: seat, tile, slot });
  const { famePerTile = 0 } = scenarioOf(game.scenario);
  gainFame(game, seat, famePerTile);
  turnUp(game, seat);
}

/** MK-8.9: countryside first, then core tiles without a city. */
function takeFromBox(game: MageKnight): TileId | undefined {
  const countryside = game.box.filter((tile) => tileOf(tile).back === 'countryside');
  const core = game.box.filter((tile) => tileOf(tile).back === 'core' && tileOf(tile).city === undefined);
  const [tile] = shuffle(game, countryside.length > 0 ? countryside : core);
  if (tile !== undefined) game.box.splice(game.box.indexOf(tile), 1);
  return tile;
}

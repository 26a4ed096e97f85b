// The map of a described position: tiles that lie, tiles to come, what spaces hold.
import { badArrangement } from '@krcma/kernel';
import { type SpaceId, slotAt } from '../data/geometry.ts';
import { scenarioOf } from '../data/scenarios.ts';
import type { SiteKind } from '../data/sites.ts';
import { type TileId, tileOf } from '../data/tiles.ts';
import type { MageKnight } from '../state.ts';
import type { MageKnightArrangement } from './arrangement.ts';
import { pileOf } from './factions/piles.ts';
import { fetchEnemy, fetchFrom, fetchRuin } from './fetching.ts';
import { holdingOf, printedAt } from './map.ts';
import { layTile } from './tiles.ts';

/** Everything on the map goes back to its pile. */
function clearMap(game: MageKnight): void {
  for (const { tokens, ruin } of Object.values(game.holdings)) {
    for (const { enemy } of tokens) pileOf(game, enemy).deck.unshift(enemy);
    if (ruin !== null) game.ruins.deck.unshift(ruin.id);
  }
  game.holdings = {};
  game.cities = [];
  if (game.factions !== undefined) game.factions = { ...game.factions, leaders: [], revealed: 0 };
  game.box.push(...Object.values(game.map));
  game.map = {};
}

/** The start tile is one, whichever side is up. */
function fetchTile({ tiles, box }: MageKnight, tile: TileId): void {
  const side = tileOf(tile).back === 'start' ? box.findIndex((each) => tileOf(each).back === 'start') : -1;
  if (side >= 0) box.splice(side, 1);
  else fetchFrom(tile, 'map', tiles, box);
}

function arrangeTiles(game: MageKnight, { map, tiles }: MageKnightArrangement): void {
  if (map !== undefined) {
    clearMap(game);
    for (const { slot, tile } of map) {
      if (slotAt(slot).some(Number.isNaN))
        throw badArrangement(`map has no slot "${slot}"; they are like "1,0".`);
      if (game.map[slot] !== undefined) throw badArrangement(`map has two tiles at ${slot}.`);
      fetchTile(game, tile);
      layTile(game, tile, slot);
    }
  }
  if (tiles === undefined) return;
  for (const tile of tiles) fetchFrom(tile, 'tiles', game.tiles, game.box);
  game.box.push(...game.tiles.splice(0));
  game.tiles = [...tiles].reverse();
}

/** All are fetched before any is laid, so that none is taken from where it was just described. */
function arrangeTokens(game: MageKnight, { holdings = [] }: MageKnightArrangement): void {
  const described = holdings.flatMap(({ space, tokens }) =>
    tokens === undefined ? [] : [{ space, tokens }],
  );
  for (const { space } of described)
    for (const { enemy } of holdingOf(game, space).tokens.splice(0)) pileOf(game, enemy).deck.unshift(enemy);
  const fetched = described.map(({ space, tokens }) => ({
    space,
    tokens: tokens.map((token) => {
      const { enemy, up = true, pursues } = typeof token === 'string' ? { enemy: token } : token;
      fetchEnemy(game, enemy, 'holdings');
      return { enemy, up, ...(pursues !== undefined && { pursues, since: -1 }) };
    }),
  }));
  for (const { space, tokens } of fetched) holdingOf(game, space).tokens.push(...tokens);
}

/** Only where the scenario has such sites, and on a space without one (MK-38.2). */
function arrangeSecret(game: MageKnight, space: SpaceId, secret: SiteKind): void {
  const { secretSites = {} } = scenarioOf(game.scenario);
  if (!Object.values(secretSites).includes(secret) || printedAt(game, space)?.site !== undefined)
    throw badArrangement(`There cannot be a secret ${secret} at ${space}.`);
  game.holdings[space] = { ...holdingOf(game, space), secret };
}

/** Leaders come with the tiles of their seats. */
function arrangeLeaders(game: MageKnight, { leaders = [] }: MageKnightArrangement): void {
  for (const { id, level, shields = [] } of leaders) {
    const leader = game.factions?.leaders.find((each) => each.id === id);
    if (leader === undefined)
      throw badArrangement(`leaders names ${id}, whose seat does not lie on the map.`);
    leader.level = level;
    leader.shields = [...shields];
  }
}

/** A space that is named must lie on the map. */
export function checkSpace(game: MageKnight, space: SpaceId, path: string): void {
  if (!/^-?\d+,-?\d+:(NW|NE|W|C|E|SW|SE)$/.test(space) || printedAt(game, space) === undefined)
    throw badArrangement(`${path} names "${space}"; spaces that lie are like "1,0:NE".`);
}

export function arrangeMap(game: MageKnight, wanted: MageKnightArrangement): void {
  arrangeTiles(game, wanted);
  for (const [index, level] of (wanted.cityLevels ?? []).entries()) {
    const city = game.cities[index];
    if (city === undefined)
      throw badArrangement(`cityLevels names city ${index}, which does not lie on the map.`);
    game.cities[index] = { ...city, level };
  }
  arrangeLeaders(game, wanted);
  for (const { space } of wanted.holdings ?? []) checkSpace(game, space, 'holdings');
  for (const space of wanted.path ?? []) checkSpace(game, space, 'path');
  arrangeTokens(game, wanted);
  for (const said of wanted.holdings ?? []) {
    if (said.secret !== undefined) arrangeSecret(game, said.space, said.secret);
    const holding = holdingOf(game, said.space);
    if (said.shields !== undefined) holding.shields = [...said.shields];
    if (said.paths !== undefined) holding.paths = [...said.paths];
    if (said.cleared !== undefined) holding.cleared = said.cleared;
    if (said.freed === true) holding.freed = true;
    if (said.ruin !== undefined) {
      const { id, up = true } = typeof said.ruin === 'string' ? { id: said.ruin } : said.ruin;
      if (holding.ruin !== null) game.ruins.deck.unshift(holding.ruin.id);
      holding.ruin = null;
      fetchRuin(game, id, 'holdings');
      holding.ruin = { id, up };
    }
  }
}

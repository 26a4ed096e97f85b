// The map of a described position: tiles that lie, tiles to come, what spaces hold.
import { badArrangement } from '@krcma/kernel';
import { type EnemyId, enemies } from '../data/enemies.ts';
import { slotAt } from '../data/geometry.ts';
import type { Back } from '../data/types.ts';
import type { MageKnight } from '../state.ts';
import type { MageKnightArrangement } from './arrangement.ts';
import { fetchEnemy, fetchFrom } from './fetching.ts';
import { holdingOf, printedAt } from './map.ts';
import { layTile } from './tiles.ts';

const backOf = (enemy: EnemyId): Back => enemies[enemy].colour;

/** Everything on the map goes back to its pile. */
function clearMap(game: MageKnight): void {
  for (const { tokens, ruin } of Object.values(game.holdings)) {
    for (const { enemy } of tokens) game.enemies[backOf(enemy)].deck.unshift(enemy);
    if (ruin !== null) game.ruins.deck.unshift(ruin.id);
  }
  game.holdings = {};
  game.cities = [];
  game.box.push(...Object.values(game.map));
  game.map = {};
}

function arrangeTiles(game: MageKnight, { map, tiles }: MageKnightArrangement): void {
  if (map !== undefined) {
    clearMap(game);
    for (const { slot, tile } of map) {
      if (slotAt(slot).some(Number.isNaN))
        throw badArrangement(`map has no slot "${slot}"; they are like "1,0".`);
      if (game.map[slot] !== undefined) throw badArrangement(`map has two tiles at ${slot}.`);
      fetchFrom(tile, 'map', game.tiles, game.box);
      layTile(game, tile, slot);
    }
  }
  if (tiles === undefined) return;
  for (const tile of tiles) fetchFrom(tile, 'tiles', game.tiles, game.box);
  game.box.push(...game.tiles.splice(0));
  game.tiles = [...tiles].reverse();
}

export function arrangeMap(game: MageKnight, wanted: MageKnightArrangement): void {
  arrangeTiles(game, wanted);
  for (const [index, level] of (wanted.cityLevels ?? []).entries()) {
    const city = game.cities[index];
    if (city === undefined)
      throw badArrangement(`cityLevels names city ${index}, which does not lie on the map.`);
    game.cities[index] = { ...city, level };
  }
  for (const said of wanted.holdings ?? []) {
    const { space } = said;
    if (!/^-?\d+,-?\d+:(NW|NE|W|C|E|SW|SE)$/.test(space) || printedAt(game, space) === undefined)
      throw badArrangement(`holdings names "${space}"; spaces that lie are like "1,0:NE".`);
    const holding = holdingOf(game, space);
    if (said.tokens !== undefined) {
      for (const { enemy } of holding.tokens.splice(0)) game.enemies[backOf(enemy)].deck.unshift(enemy);
      for (const token of said.tokens) {
        const { enemy, up = true } = typeof token === 'string' ? { enemy: token } : token;
        fetchEnemy(game, enemy, 'holdings');
        holding.tokens.push({ enemy, up });
      }
    }
    if (said.shields !== undefined) holding.shields = [...said.shields];
    if (said.paths !== undefined) holding.paths = [...said.paths];
    if (said.cleared !== undefined) holding.cleared = said.cleared;
    if (said.ruin !== undefined) {
      const { id, up = true } = typeof said.ruin === 'string' ? { id: said.ruin } : said.ruin;
      if (holding.ruin !== null) game.ruins.deck.unshift(holding.ruin.id);
      fetchFrom(id, 'holdings', game.ruins.deck);
      holding.ruin = { id, up };
    }
  }
}

// Chapter MK-8: a tile is laid, and its sites are set up.
import { revealed, roll, type Seat, shuffle } from '@krcma/kernel';
import type { EnemyId } from '../data/enemies.ts';
import {
  backIn,
  isOnMap,
  type ShapeId,
  type Slot,
  type SpaceId,
  shapeOf,
  slotsAround,
  spacesOf,
  spacesWithin,
} from '../data/geometry.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { siteOf } from '../data/sites.ts';
import { type TileId, tileOf } from '../data/tiles.ts';
import { SIXTHS } from '../data/turned.ts';
import type { Back, Faction } from '../data/types.ts';
import { type MageKnight, type Pile, playerAt, type TokenPlace } from '../state.ts';
import { defendersOf, isFriendly, newCity } from './cities.ts';
import {
  factionGuards,
  type Guard,
  garrisonAt,
  isOnWrongSide,
  layMarkers,
  rampagerAt,
  setOnTrail,
} from './factions/laying.ts';
import { pileFor, pileOf } from './factions/piles.ts';
import { gainFame } from './fame.ts';
import { working, works } from './lasting.ts';
import { holdingAt, holdingOf, homeOf, printedAt, siteAt } from './map.ts';
import { guardsOf, takeFromMine } from './mines.ts';
import { dealOffers } from './offers.ts';
import { setupOf } from './scenario.ts';
import { drawScouted } from './scouting.ts';
import { note } from './script.ts';

/** The next of a pile; its discards are shuffled in when it is empty (MK-1.34, .35). */
export function drawFrom<T>(game: MageKnight, pile: Pile<T>): T | undefined {
  if (pile.deck.length === 0 && pile.discard.length > 0) {
    pile.deck = shuffle(game, pile.discard);
    pile.discard = [];
  }
  return pile.deck.pop();
}

/** The next of a pile, of a faction's own where it has one; laid face down somewhere it stays hidden. */
export function drawEnemy(
  game: MageKnight,
  back: Back,
  hidden?: TokenPlace,
  faction?: Faction,
): EnemyId | undefined {
  const pile = pileFor(game, back, faction);
  const enemy = drawFrom(game, pile) ?? takeFromMine(game, back);
  if (enemy !== undefined && pile === game.enemies[back]) drawScouted(game, back, enemy, hidden);
  return enemy;
}

/** A token goes to the discards of its back. */
export function discardToken(game: MageKnight, enemy: EnemyId): void {
  pileOf(game, enemy).discard.push(enemy);
}

/** Draws one and lays it on a space. */
export function putToken(game: MageKnight, space: SpaceId, back: Back, up: boolean, faction?: Faction): void {
  const { tokens } = holdingOf(game, space);
  const enemy = drawEnemy(game, back, up ? undefined : { space, token: tokens.length }, faction);
  if (enemy !== undefined) tokens.push({ enemy, up });
}

function putGuards(game: MageKnight, space: SpaceId, guards: readonly Guard[]): void {
  for (const { back, up, of } of guards) putToken(game, space, back, up, of);
}

function setUpCity(game: MageKnight, space: SpaceId): void {
  const city = newCity(game, space);
  if (city === undefined) return;
  game.cities.push(city);
  if (isFriendly(game)) holdingOf(game, space).shields = [...game.players.keys()];
  else for (const back of defendersOf(city)) putToken(game, space, back, false);
}

function setUpSite(game: MageKnight, space: SpaceId): void {
  if (homeOf(game, space) !== space) return;
  const printed = printedAt(game, space);
  if (printed?.rampaging !== undefined) putGuards(game, space, [rampagerAt(game, space, printed.rampaging)]);
  const kind = siteAt(game, space);
  if (kind === undefined) return;
  const site = siteOf(kind);
  putGuards(game, space, garrisonAt(game, space, site.garrison ?? []));
  putGuards(game, space, guardsOf(game, space));
  putGuards(game, space, factionGuards(game, space));
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

/** As by day: also at night for whoever has made it so. */
const isDayFor = (game: MageKnight, seat: Seat): boolean =>
  game.time === 'day' || works(game, seat, 'nightAsDay');

function turnUpTokens(game: MageKnight, space: SpaceId): void {
  for (const token of holdingAt(game, space).tokens) {
    if (token.up) continue;
    token.up = true;
    revealed();
    note({ key: 'token-turned-up', space, enemy: token.enemy });
  }
}

function turnUpRuin(game: MageKnight, space: SpaceId): void {
  const { ruin } = holdingAt(game, space);
  if (ruin === null || ruin.up) return;
  ruin.up = true;
  revealed();
  note({ key: 'ruin-turned-up', space, ruin: ruin.id });
}

/** How far from a hero garrisons are seen (MK-8.12). */
function sight(game: MageKnight, seat: Seat): number {
  let range = 1;
  if (game.lasting.length > 0)
    for (const { op } of working(game, seat, 'revealRange')) range = Math.max(range, op.n);
  return range;
}

/** MK-8.12, .15, .17, MK-46.2: what a hero sees from a space: garrisons beside it by day, cities always, the ruin entered. */
export function turnUp(game: MageKnight, seat: Seat): void {
  const { space } = playerAt(game, seat);
  if (space === null) return;
  turnUpRuin(game, space);
  const isDay = isDayFor(game, seat);
  for (const next of spacesWithin(space, sight(game, seat))) {
    const kind = siteAt(game, next);
    if (kind === undefined) continue;
    const { class: what, unwalled } = siteOf(kind);
    const isAlwaysSeen = kind === 'city' || unwalled === true;
    if (isAlwaysSeen || (isDay && what === 'fortified')) turnUpTokens(game, next);
  }
}

/** When a day begins, or is made of a night: all ruins, and what heroes see (MK-8.12, .17). */
export function turnUpByDay(game: MageKnight, seats: readonly Seat[]): void {
  for (const space of Object.keys(game.holdings)) turnUpRuin(game, space);
  for (const seat of seats) turnUp(game, seat);
}

/** MK-25.4: a new tile is turned by chance; the start tile has its coast, and lies as it is printed. */
function turnTile(game: MageKnight, tile: TileId, slot: Slot): void {
  if (!game.options.randomOrientation || tileOf(tile).back === 'start') return;
  game.turned = { ...game.turned, [slot]: roll(game, SIXTHS) - 1 };
}

export function layTile(game: MageKnight, tile: TileId, slot: Slot): void {
  game.map[slot] = tile;
  turnTile(game, tile, slot);
  layMarkers(game, tile, slot);
  for (const space of spacesOf(slot)) setUpSite(game, space);
}

/** How many tiles lie beside a slot. */
function besides({ map }: MageKnight, slot: Slot): number {
  let tiles = 0;
  for (const next of slotsAround(slot)) if (map[next] !== undefined) tiles++;
  return tiles;
}

/** What keeps the next tile from lying in a slot (MK-8.4 to .9). */
export type Misplaced = 'none-left' | 'beyond-coast' | 'core-on-coast' | 'touches-too-few' | 'wrong-side';

/** A tile of the stack touches so many others, one from the box more (MK-8.5, .6, .9). */
const TOUCHED = { stack: 2, box: 3 } as const;

/** Where every place is given, its tile lies there, face down (MK-39.1). */
function misplacedOnGiven({ tiles }: MageKnight, shape: ShapeId, slot: Slot): Misplaced | undefined {
  const back = backIn(shape, slot);
  if (back === undefined) return 'beyond-coast';
  return tiles.some((tile) => tileOf(tile).back === back) ? undefined : 'none-left';
}

export function misplaced(game: MageKnight, slot: Slot): Misplaced | undefined {
  const { shape } = setupOf(game);
  if (shapeOf(shape).places !== undefined) return misplacedOnGiven(game, shape, slot);
  const next = game.tiles.at(-1);
  if (next === undefined && spareTiles(game).length === 0) return 'none-left';
  if (!isOnMap(shape, slot, false)) return 'beyond-coast';
  const isCore = next !== undefined && tileOf(next).back === 'core';
  if (!isOnMap(shape, slot, isCore)) return 'core-on-coast';
  if (game.tiles.length > 0 && game.tiles.every((tile) => isOnWrongSide(game, tile, slot)))
    return 'wrong-side';
  const touching = besides(game, slot);
  if (next === undefined) return touching >= TOUCHED.box ? undefined : 'touches-too-few';
  if (touching >= TOUCHED.stack) return undefined;
  if (isCore || touching === 0) return 'touches-too-few';
  const leansOnOne = slotsAround(slot).some(
    (each) => game.map[each] !== undefined && besides(game, each) >= TOUCHED.stack,
  );
  return leansOnOne ? undefined : 'touches-too-few';
}

export const mayLie = (game: MageKnight, slot: Slot): boolean =>
  game.map[slot] === undefined && misplaced(game, slot) === undefined;

/** Empty places beside tiles that lie, where the next one may lie. */
export function findFrontier(game: MageKnight): Slot[] {
  const found = new Set<Slot>();
  for (const slot of Object.keys(game.map))
    for (const next of slotsAround(slot)) if (mayLie(game, next)) found.add(next);
  return [...found];
}

/** MK-8.9: from the box countryside first, then core tiles without a city. */
function spareTiles({ box }: MageKnight): TileId[] {
  const countryside = box.filter((tile) => tileOf(tile).back === 'countryside');
  if (countryside.length > 0) return countryside;
  return box.filter((tile) => tileOf(tile).back === 'core' && tileOf(tile).city === undefined);
}

function takeFromBox(game: MageKnight): TileId | undefined {
  const [tile] = shuffle(game, spareTiles(game));
  if (tile !== undefined) game.box.splice(game.box.indexOf(tile), 1);
  return tile;
}

/** A site whose cards come from an offer, so that there has to be one (MK-30.10). */
function sellsCards(game: MageKnight, space: SpaceId): boolean {
  const kind = siteAt(game, space);
  if (kind === undefined) return false;
  const { spellCost, advancedCost } = siteOf(kind);
  return kind === 'city' || spellCost !== undefined || advancedCost !== undefined;
}

/** MK-43.5: a seat that came up on the other side goes back, and those to come are shuffled. */
function takeForSide(game: MageKnight, slot: Slot): TileId | undefined {
  const at = game.tiles.findLastIndex((tile) => !isOnWrongSide(game, tile, slot));
  const isNext = at === game.tiles.length - 1;
  if (at < 0 || isNext) return game.tiles.pop();
  const [put] = game.tiles.slice(-1);
  const [tile] = game.tiles.splice(at, 1);
  shuffle(game, game.tiles);
  revealed();
  if (put !== undefined) note({ key: 'tile-put-back', tile: put, slot });
  return tile;
}

/** The next tile of the stack; where places are given the next one with the back of the place. */
export function takeFor(game: MageKnight, slot: Slot): TileId | undefined {
  const back = backIn(setupOf(game).shape, slot);
  if (back === undefined) return takeForSide(game, slot);
  const at = game.tiles.findLastIndex((tile) => tileOf(tile).back === back);
  return at < 0 ? undefined : game.tiles.splice(at, 1)[0];
}

/** MK-8.1, .10, MK-30.4; by nobody where Volkare comes upon it (MK-23.14). */
export function revealTile(game: MageKnight, seat: Seat | null, slot: Slot): void {
  const tile = takeFor(game, slot) ?? takeFromBox(game);
  if (tile === undefined) return;
  layTile(game, tile, slot);
  revealed();
  if (spacesOf(slot).some((space) => sellsCards(game, space))) dealOffers(game);
  if (seat === null) note({ key: 'volkare-explored', tile, slot });
  else {
    note({ key: 'tile-revealed', player: seat, tile, slot });
    setOnTrail(game, seat, slot);
    const { famePerTile = 0, famePerCityTile = 0 } = scenarioOf(game.scenario);
    const hasCity = spacesOf(slot).some((space) => siteAt(game, space) === 'destroyedCity');
    gainFame(game, seat, famePerTile + (hasCity ? famePerCityTile : 0));
  }
  for (const each of game.players.keys()) turnUp(game, each);
}

// MK-2.13, .14, .17: which tiles come, in which order, and which stay in the box.
import { shuffle, type Table } from '@krcma/kernel';
import { tilesOf } from '../data/box.ts';
import { type ScenarioId, scenarioOf } from '../data/scenarios.ts';
import { sitesOn, type TileId, tileOf } from '../data/tiles.ts';
import type { MageKnightOptions } from '../state.ts';
import { setupOf } from './scenario.ts';

/** Not one of those that may be left out (MK-36.1, MK-37.1, MK-38.1, MK-39.1). */
export function isAlwaysIn(scenario: ScenarioId, tile: TileId): boolean {
  const { tilesWith, tilesNamed } = scenarioOf(scenario);
  if (tilesNamed?.includes(tile) === true) return true;
  if (tilesWith === undefined || tileOf(tile).back !== 'countryside') return false;
  return sitesOn(tile).some((site) => tilesWith.includes(site));
}

interface Parted {
  readonly used: readonly TileId[];
  readonly left: readonly TileId[];
}

/** So many of a shuffled pile, those that must come among them wherever they lay. */
function partOff(table: Table<MageKnightOptions>, pile: readonly TileId[], n: number): Parted {
  const isFixed = (tile: TileId): boolean => isAlwaysIn(table.options.scenario, tile);
  const fixed = pile.filter(isFixed);
  if (fixed.length === 0) return { used: pile.slice(0, n), left: pile.slice(n) };
  const ordered = [...fixed, ...pile.filter((tile) => !isFixed(tile))];
  return { used: shuffle(table, ordered.slice(0, n)), left: ordered.slice(n) };
}

export const hasGlade = (tile: TileId): boolean => sitesOn(tile).includes('magicalGlade');

/** MK-43.6: exactly so many of a shuffled pile have a glade. */
function partByGlades(
  table: Table<MageKnightOptions>,
  pile: readonly TileId[],
  n: number,
  glades: number,
): Parted {
  const [having, others] = [pile.filter(hasGlade), pile.filter((tile) => !hasGlade(tile))];
  const used = [...having.slice(0, glades), ...others.slice(0, n - glades)];
  return { used: shuffle(table, used), left: pile.filter((tile) => !used.includes(tile)) };
}

/** MK-36.1: one that may not come goes to the end of the shuffled pile. */
function withOneLast(scenario: ScenarioId, pile: readonly TileId[]): readonly TileId[] {
  const { leavesOutWithout } = scenarioOf(scenario);
  if (leavesOutWithout === undefined) return pile;
  const last = pile.find((tile) => !sitesOn(tile).some((site) => leavesOutWithout.includes(site)));
  return last === undefined ? pile : [...pile.filter((tile) => tile !== last), last];
}

export const hasCamp = (tile: TileId): boolean => sitesOn(tile).includes('volkaresCamp');

/** Core tiles with a city and without; the camp may stand for the city that is missing (MK-46.7), or lie on the map already (MK-41.1). */
function coreTilesFor(camp: boolean, laid?: TileId): readonly [city: TileId[], core: TileId[]] {
  const [city, core] = [tilesOf('city').slice(), tilesOf('core').filter((tile) => tile !== laid)];
  if (!camp) return [city, core];
  return [[...city, ...core.filter(hasCamp)], core.filter((tile) => !hasCamp(tile))];
}

/** The stack, the next tile last, and what stays in the box (MK-30.2). */
export function tileStack(table: Table<MageKnightOptions>): { stack: TileId[]; box: TileId[] } {
  const { scenario } = table.options;
  const { countryside, cities, core, glades, camp = false } = setupOf({ ...table, scenario });
  const { inOrder, cityLast, volkare } = scenarioOf(scenario);
  const [withCity, withoutCity] = coreTilesFor(camp, volkare?.camp.tile);
  const all = tilesOf('countryside');
  const mixed = inOrder ? all : shuffle(table, all.slice());
  const land =
    glades === undefined
      ? partOff(table, mixed, countryside)
      : partByGlades(table, mixed, countryside, glades);
  const cityTiles = partOff(table, shuffle(table, withCity), cities);
  const coreTiles = partOff(table, withOneLast(scenario, shuffle(table, withoutCity)), core);
  const cores = [...cityTiles.used, ...coreTiles.used];
  const below = cityLast ? cores : shuffle(table, cores);
  return {
    stack: [...below, ...land.used.toReversed()],
    box: [...land.left, ...cityTiles.left, ...coreTiles.left],
  };
}

// MK-13.30, MK-45.2: rampaging enemies that lie in ambush are provoked and challenged from two spaces away.
import { type EnemyId, enemies } from '../../data/enemies.ts';
import type { Enemy } from '../../data/enemy.ts';
import { placeOf, type SpaceId, spacesWithin } from '../../data/geometry.ts';
import type { Terrain } from '../../data/terrains.ts';
import type { MageKnight } from '../../state.ts';
import { isRampaging, isWalled, terrainAt } from '../map.ts';
import { factionRules } from './laying.ts';

const RANGE = 2;
const HIDING: readonly (Terrain | undefined)[] = ['mountain', 'lake', undefined];

export const isInAmbush = (game: MageKnight, enemy: EnemyId): boolean => {
  const faction = factionRules(game)?.ambush;
  return faction !== undefined && (enemies[enemy] as Enemy).faction === faction;
};

const liesInAmbush = (game: MageKnight, space: SpaceId): boolean =>
  isRampaging(game, space) &&
  game.holdings[space]?.tokens.some(({ enemy }) => isInAmbush(game, enemy)) === true;

/** Somewhere between them nothing is in the way. */
const isSeenFrom = (game: MageKnight, space: SpaceId, from: SpaceId): boolean =>
  placeOf(space).neighbours.some(
    (between) =>
      placeOf(between).neighbours.includes(from) &&
      !HIDING.includes(terrainAt(game, between)) &&
      !isWalled(game, space, between) &&
      !isWalled(game, between, from),
  );

/** Those in ambush who reach a space that is not next to them. */
export function ambushersAround(game: MageKnight, space: SpaceId): SpaceId[] {
  if (factionRules(game)?.ambush === undefined) return [];
  const { neighbours } = placeOf(space);
  return spacesWithin(space, RANGE).filter(
    (each) => !neighbours.includes(each) && liesInAmbush(game, each) && isSeenFrom(game, each, space),
  );
}

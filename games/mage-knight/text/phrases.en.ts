// How things are named and counted in English sentences.
import { listed } from '@krcma/kernel';
import { type CardId, type FaceId, WOUND } from '../data/cards.ts';
import type { FactionTokenId } from '../data/faction-tokens.ts';
import type { Bearing, SpaceId } from '../data/geometry.ts';
import type { SiteKind } from '../data/sites.ts';
import type { SkillId } from '../data/skills.ts';
import type { OpsSource } from '../data/sources.ts';
import type { TacticId } from '../data/tactics.ts';
import type { Terrain } from '../data/terrains.ts';
import type { Hex } from '../data/tile.ts';
import type { Colour } from '../data/types.ts';
import type { UnitId } from '../data/units.ts';
import type { FoeName, Point } from '../state.ts';
import {
  advancedActionNames,
  artifactNames,
  basicActionNames,
  spellNames,
  tacticNames,
} from './names-cards.en.ts';
import { factionTokenNames, foeNames, skillNames, unitNames } from './names-people.en.ts';
import { cityNames, colourNames, siteNames, terrainNames } from './names-places.en.ts';
import { isFar, isOnlyOne, type ToldTile, toldPlace } from './told-places.ts';

const faces: Readonly<Record<FaceId, string>> = {
  ...basicActionNames,
  ...advancedActionNames,
  ...spellNames,
  ...artifactNames,
};

export const list = (parts: readonly string[], last: 'and' | 'or' = 'and'): string => listed(parts, last);

export const card = (id: CardId): string => (id === WOUND ? 'a wound' : faces[id]);
export const cardList = (ids: readonly CardId[]): string => list(ids.map(card));
export const enemyList = (ids: readonly FoeName[]): string => list(ids.map((id) => foeNames[id]));

const plural = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);
export const cards = (n: number): string => plural(n, 'card', 'cards');
export const wounds = (n: number): string => plural(n, 'wound', 'wounds');
export const points = (n: number): string => plural(n, 'point', 'points');
export const tokens = (n: number): string => plural(n, 'token', 'tokens');

export const colours = (ids: readonly Colour[]): string =>
  list(
    ids.map((id) => colourNames[id]),
    'or',
  );

const directions: Readonly<Record<Hex | Bearing, string>> = {
  C: 'middle',
  E: 'east',
  NE: 'northeast',
  N: 'north',
  NW: 'northwest',
  W: 'west',
  SW: 'southwest',
  S: 'south',
  SE: 'southeast',
};

/** "core tile 3", as it is drawn on the map. */
const tileName = ({ kind, number }: ToldTile): string =>
  ({
    start: 'the start tile',
    camp: "the tile of Volkare's camp",
    countryside: `countryside tile ${number}`,
    core: `core tile ${number}`,
  })[kind];

const lands: Readonly<Record<SiteKind | Terrain, string>> = { ...terrainNames, ...siteNames };

/** "the village on countryside tile 3", "the forest in the west of core tile 2". */
export function spaceName(space: SpaceId, view: unknown): string {
  const place = toldPlace(space, view);
  if (isFar(place))
    return place.steps === 0
      ? 'the portal'
      : `the space ${plural(place.steps, 'step', 'steps')} ${directions[place.bearing]} of the portal`;
  const { land, tile, hex, city } = place;
  if (city !== undefined) return `the ${cityNames[city]}`;
  if (land === 'volkaresCamp') return siteNames[land];
  if (isOnlyOne(place)) return `the ${lands[land]}`;
  return hex === null
    ? `the ${lands[land]} on ${tileName(tile)}`
    : `the ${lands[land]} in the ${directions[hex]} of ${tileName(tile)}`;
}

/** What an effect belongs to. */
export function sourceName(source: OpsSource | 'altar' | 'seal'): string {
  if (source === 'altar') return 'the altar';
  if (source === 'seal') return 'the seal';
  const [kind, id = ''] = source.split(':');
  if (kind === 'card') return faces[id as FaceId];
  if (kind === 'unit') return unitNames[id as UnitId];
  if (kind === 'skill') return skillNames[id as SkillId];
  return kind === 'tactic' ? tacticNames[id as TacticId] : factionTokenNames[id as FactionTokenId];
}

/** What gave points of an attack or a block. */
export const pointsFrom = (source: Point['source']): string =>
  source === 'sideways'
    ? 'a card sideways'
    : source === 'move'
      ? 'Move'
      : source === 'influence'
        ? 'Influence'
        : sourceName(source);

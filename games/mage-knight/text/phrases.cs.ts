// How things are named and counted in Czech sentences.
import { type CzechForms, type CzechName, countInCzech, listed } from '@krcma/kernel';
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
} from './names-cards.cs.ts';
import { factionTokenNames, foeNames, skillNames, unitNames } from './names-people.cs.ts';
import { cityNames, colourNames, siteNames, terrainNames } from './names-places.cs.ts';
import { isFar, isOnlyOne, type ToldTile, toldPlace } from './told-places.ts';

const faces: Readonly<Record<FaceId, string>> = {
  ...basicActionNames,
  ...advancedActionNames,
  ...spellNames,
  ...artifactNames,
};

export const list = (parts: readonly string[], last: 'a' | 'nebo' = 'a'): string => listed(parts, last);

/** Titles stand in quotes and are not declined. */
export const card = (id: CardId): string => (id === WOUND ? 'zranění' : `„${faces[id]}“`);
export const cardList = (ids: readonly CardId[]): string => list(ids.map(card));
export const enemyList = (ids: readonly FoeName[], in_: 'nom' | 'acc' = 'nom'): string =>
  list(ids.map((id) => foeNames[id][in_]));

const cardForms: CzechForms = { one: 'kartu', few: 'karty', other: 'karet' };
const woundForms: CzechForms = { one: 'zranění', few: 'zranění', other: 'zranění' };
const tokenForms: CzechForms = { one: 'žeton', few: 'žetony', other: 'žetonů' };

/** As objects: dobírá 2 karty. */
export const cards = (n: number): string => countInCzech(n, cardForms);
export const wounds = (n: number): string => countInCzech(n, woundForms);
export const tokens = (n: number): string => countInCzech(n, tokenForms);

/** "červenou nebo modrou manu". */
export const colours = (ids: readonly Colour[]): string =>
  list(
    ids.map((id) => colourNames[id].acc),
    'nebo',
  );

/** Where on a tile: uprostřed dílku, na západě dílku. */
const parts: Readonly<Record<Hex, string>> = {
  C: 'uprostřed',
  E: 'na východě',
  NE: 'na severovýchodě',
  NW: 'na severozápadě',
  W: 'na západě',
  SW: 'na jihozápadě',
  SE: 'na jihovýchodě',
};

const directions: Readonly<Record<Bearing, string>> = {
  E: 'východ',
  NE: 'severovýchod',
  N: 'sever',
  NW: 'severozápad',
  W: 'západ',
  SW: 'jihozápad',
  S: 'jih',
  SE: 'jihovýchod',
};

/** Of a tile as it is drawn on the map: uprostřed hlavního dílku 3, na hlavním dílku 3. */
const tileNames: Readonly<Record<ToldTile['kind'], { readonly gen: string; readonly loc: string }>> = {
  start: { gen: 'startovního dílku', loc: 'startovním dílku' },
  camp: { gen: 'dílku s Volkarovým táborem', loc: 'dílku s Volkarovým táborem' },
  countryside: { gen: 'dílku venkova', loc: 'dílku venkova' },
  core: { gen: 'hlavního dílku', loc: 'hlavním dílku' },
};

const tileName = ({ kind, number }: ToldTile, in_: 'gen' | 'loc'): string =>
  `${tileNames[kind][in_]}${number === 0 ? '' : ` ${number}`}`;

const lands: Readonly<Record<SiteKind | Terrain, CzechName>> = { ...terrainNames, ...siteNames };

const stepForms: CzechForms = { one: 'krok', few: 'kroky', other: 'kroků' };

/** As a subject: "vesnice na dílku venkova 3", "les na západě hlavního dílku 2". */
export function spaceName(space: SpaceId, view: unknown): string {
  const place = toldPlace(space, view);
  if (isFar(place))
    return place.steps === 0
      ? siteNames.portal.nom
      : `políčko ${countInCzech(place.steps, stepForms)} na ${directions[place.bearing]} od portálu`;
  const { land, tile, hex, city } = place;
  if (city !== undefined) return cityNames[city].nom;
  if (isOnlyOne(place)) return lands[land].nom;
  return hex === null
    ? `${lands[land].nom} na ${tileName(tile, 'loc')}`
    : `${lands[land].nom} ${parts[hex]} ${tileName(tile, 'gen')}`;
}

/** What an effect belongs to. */
export function sourceName(source: OpsSource | 'altar' | 'seal'): string {
  if (source === 'altar') return 'Oltář';
  if (source === 'seal') return 'Pečeť';
  const [kind, id = ''] = source.split(':');
  if (kind === 'card') return faces[id as FaceId];
  if (kind === 'unit') return unitNames[id as UnitId].nom;
  if (kind === 'skill') return skillNames[id as SkillId];
  return kind === 'tactic' ? tacticNames[id as TacticId] : factionTokenNames[id as FactionTokenId];
}

/** What gave points of an attack or a block. */
export const pointsFrom = (source: Point['source']): string =>
  source === 'sideways'
    ? 'karta bokem'
    : source === 'move'
      ? 'Pohyb'
      : source === 'influence'
        ? 'Vliv'
        : sourceName(source);

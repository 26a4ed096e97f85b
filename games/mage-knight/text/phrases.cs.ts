// How things are named and counted in Czech sentences.
import { type CzechForms, countInCzech, listed } from '@krcma/kernel';
import { type CardId, type FaceId, WOUND } from '../data/cards.ts';
import type { FactionTokenId } from '../data/faction-tokens.ts';
import { placeOf, type SpaceId } from '../data/geometry.ts';
import type { SkillId } from '../data/skills.ts';
import type { OpsSource } from '../data/sources.ts';
import type { TacticId } from '../data/tactics.ts';
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
import { colourNames } from './names-places.cs.ts';

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

const directions: Readonly<Record<Hex, string>> = {
  C: 'střed',
  E: 'východ',
  NE: 'severovýchod',
  NW: 'severozápad',
  W: 'západ',
  SW: 'jihozápad',
  SE: 'jihovýchod',
};

/** "severovýchod dílku 1,0". */
export const spaceName = (space: SpaceId): string => {
  const { slot, hex } = placeOf(space);
  return `${directions[hex]} dílku ${slot}`;
};

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

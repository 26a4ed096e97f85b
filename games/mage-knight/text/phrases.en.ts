// How things are named and counted in English sentences.
import { listed } from '@krcma/kernel';
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
} from './names-cards.en.ts';
import { factionTokenNames, foeNames, skillNames, unitNames } from './names-people.en.ts';
import { colourNames } from './names-places.en.ts';

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

const directions: Readonly<Record<Hex, string>> = {
  C: 'middle',
  E: 'east',
  NE: 'northeast',
  NW: 'northwest',
  W: 'west',
  SW: 'southwest',
  SE: 'southeast',
};

/** "the northeast of tile 1,0". */
export const spaceName = (space: SpaceId): string => {
  const { slot, hex } = placeOf(space);
  return `the ${directions[hex]} of tile ${slot}`;
};

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

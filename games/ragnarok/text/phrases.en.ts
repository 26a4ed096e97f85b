import { countInEnglish, listed } from '@krcma/kernel';
import type { Region, Sea } from '../data/board.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { OpsSource } from '../data/sources.ts';
import type { Rune } from '../data/types.ts';
import {
  actionNames,
  artifactNames,
  attackCardNames,
  blessingNames,
  combatCardNames,
  godNames,
  heroNames,
  originNames,
  preyNames,
  realmNames,
  regionNames,
  rewardNames,
  runeActionNames,
  runeNames,
  seaNames,
} from './names.en.ts';

/** "a, b and c". */
export const list = (parts: readonly string[], last: 'and' | 'or' = 'and'): string => listed(parts, last);

/** "Lofotr (1)": the name, and the number one finds it by. */
export const region = (number: Region): string => `${regionNames[number]} (${number})`;
export const sea = (number: Sea): string => `the ${seaNames[number]}`;

export const cards = (count: number): string => countInEnglish(count, 'combat card');
export const runes = (count: number): string => countInEnglish(count, 'rune');
export const priests = (count: number): string => countInEnglish(count, 'priest');
export const armies = (count: number): string => `${count} ${count === 1 ? 'army' : 'armies'}`;
export const losses = (count: number): string => `${count} ${count === 1 ? 'loss' : 'losses'}`;

export const cardList = (ids: readonly CombatCardId[]): string => list(ids.map((id) => combatCardNames[id]));
export const runeList = (ids: readonly Rune[]): string => list(ids.map((id) => runeNames[id]));

type Named = Readonly<Record<string, string>>;

const tables: Readonly<Record<string, Named>> = {
  hero: heroNames,
  blessing: blessingNames,
  artifact: artifactNames,
  action: actionNames,
  rune: runeActionNames,
  origin: originNames,
  realm: realmNames,
  god: godNames,
  battle: combatCardNames,
  hunt: combatCardNames,
  attack: attackCardNames,
  'region-attack': preyNames,
  'special-attack': preyNames,
  reward: rewardNames,
};

/** What an effect comes from. */
export function sourceName(source: OpsSource): string {
  const [kind = '', id = ''] = source.split(':');
  return kind === 'loki' ? preyNames.loki : (tables[kind]?.[id] ?? id);
}

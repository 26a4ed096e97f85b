import { capital, countInEnglish, listed } from '@krcma/kernel';
import type { Region, Sea } from '../data/board.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { OpsSource, SourceKind } from '../data/sources.ts';
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
  wheel: { covered: 'Covered marker' },
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
  loki: { activation: preyNames.loki, rune: preyNames.loki },
} satisfies Record<SourceKind, Named>;

/** What an effect comes from. */
export function sourceName(source: OpsSource): string {
  const [kind = '', id = ''] = source.split(':');
  return tables[kind]?.[id] ?? id;
}

/** A question, after the name of what it comes from if that is known. */
export const asking = (question: string, source?: OpsSource): string =>
  source === undefined ? capital(question) : `${sourceName(source)}: ${question}`;

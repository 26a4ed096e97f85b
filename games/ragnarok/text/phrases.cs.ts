import { type CzechNoun, capital, countInCzech, countObjectInCzech, listed } from '@krcma/kernel';
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
} from './names.cs.ts';
import * as nouns from './nouns.cs.ts';

/** "a, b a c". */
export const list = (parts: readonly string[], last: 'a' | 'nebo' = 'a'): string => listed(parts, last);

/** "Lofotr (1)": the name, and the number one finds it by; it stands beside "region". */
export const region = (number: Region): string => `${regionNames[number]} (${number})`;
export const sea = (number: Sea): string => seaNames[number] as string;

/** What is counted stands on its own, or somebody gets, pays or loses it. */
export type As = 'subject' | 'object';
const counted = (count: number, noun: CzechNoun, as: As): string =>
  as === 'subject' ? countInCzech(count, noun) : countObjectInCzech(count, noun);

export const cards = (count: number, as: As = 'object'): string => counted(count, nouns.card, as);
export const runes = (count: number, as: As = 'object'): string => counted(count, nouns.rune, as);
export const priests = (count: number, as: As = 'object'): string => counted(count, nouns.priest, as);
export const armies = (count: number, as: As = 'object'): string => counted(count, nouns.army, as);
export const losses = (count: number, as: As = 'object'): string => counted(count, nouns.loss, as);

export const cardList = (ids: readonly CombatCardId[], in_: 'nom' | 'acc' = 'acc'): string =>
  list(ids.map((id) => combatCardNames[id][in_]));
export const runeList = (ids: readonly Rune[]): string => list(ids.map((id) => runeNames[id]));

type Named = Readonly<Record<string, string | { readonly nom: string }>>;

const tables: Readonly<Record<string, Named>> = {
  hero: heroNames,
  blessing: blessingNames,
  artifact: artifactNames,
  action: actionNames,
  wheel: { covered: 'Zakrytý ukazatel' },
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
  const name = tables[kind]?.[id] ?? id;
  return typeof name === 'string' ? name : name.nom;
}

/** A question, after the name of what it comes from if that is known. */
export const asking = (question: string, source?: OpsSource): string =>
  source === undefined ? capital(question) : `${sourceName(source)}: ${question}`;

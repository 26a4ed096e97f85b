import { type CzechForms, countInCzech, listed, type Names, type Seat } from '@krcma/kernel';
import { type BuildingId, buildings, indexOf, type PathId, type PlaceId, placeOf } from '../data/board.ts';
import type { ComponentId } from '../data/components.ts';
import type { QuestId } from '../data/quests.ts';
import {
  type Affinity,
  type Bundle,
  COLOURS,
  type Colour,
  type DiceNeed,
  type EquipmentKind,
} from '../data/types.ts';
import type { Cause, NamedDice } from '../messages.ts';
import type { NamedDie } from '../named-dice.ts';
import { SAM } from '../state.ts';
import { isComponent, isEventId, isQuestId, nameKey } from './facts.ts';
import {
  buildingNames,
  equipmentNames,
  eventNames,
  lootNames,
  memberNames,
  monsterNames,
  questNames,
  realmNames,
  trapNames,
} from './names.cs.ts';
import { accusatives } from './names-acc.cs.ts';

const names: Readonly<Record<string, string>> = {
  ...memberNames,
  ...equipmentNames,
  ...monsterNames,
  ...realmNames,
  ...trapNames,
  ...lootNames,
};

/** The name of a component; a tile with two faces by both. */
export function nameOf(id: ComponentId): string {
  if (isQuestId(id)) return `${questNames[`${id}a`]} / ${questNames[`${id}b`]}`;
  if (isEventId(id)) return `${eventNames[`${id}a`]} / ${eventNames[`${id}b`]}`;
  return names[nameKey(id)] ?? id;
}

/** Whom or what: "najmi Fandora". */
export function accOf(id: ComponentId): string {
  if (isQuestId(id)) return `úkol ${nameOf(id)}`;
  return isEventId(id) ? nameOf(id) : (accusatives[nameKey(id)] ?? nameOf(id));
}

export const questName = (id: QuestId, side: 'a' | 'b'): string => questNames[`${id}${side}`];

/** "a, b a c". */
export const list = (parts: readonly string[], last: 'a' | 'nebo' = 'a'): string => listed(parts, last);

/** In the accusative: "získává 1 minci". */
export const coins = (count: number): string =>
  countInCzech(count, { one: 'minci', few: 'mince', other: 'mincí' });
export const points = (count: number): string =>
  countInCzech(count, { one: 'bod', few: 'body', other: 'bodů' });

export const affinities = {
  jungle: 'prales',
  water: 'voda',
  fire: 'oheň',
  wind: 'vítr',
} as const satisfies Record<Affinity, string>;
export const kinds = {
  weapon: 'zbraň',
  gear: 'výstroj',
  spell: 'kouzlo',
} as const satisfies Record<EquipmentKind, string>;

/** Of what a die is. */
export const colours = {
  strength: 'síly',
  magic: 'magie',
  persuasion: 'smlouvání',
} as const satisfies Record<Colour, string>;

const dieForms = (of: string): CzechForms => ({
  one: `kostku ${of}`,
  few: `kostky ${of}`,
  other: `kostek ${of}`,
});
export const diceOf = (count: number, colour: Colour): string =>
  countInCzech(count, dieForms(colours[colour]));

/** "kostku smlouvání (4)", "kostku síly". */
export const dieText = ({ colour, face }: NamedDie): string =>
  face === undefined || face === 0 ? `kostku ${colours[colour]}` : `kostku ${colours[colour]} (${face})`;

/** "2 kostky síly a 2 kostky smlouvání (5, 3)". */
export function diceText({ strength = 0, magic = 0, persuasion = [] }: NamedDice): string {
  const parts = [
    ...(strength > 0 ? [diceOf(strength, 'strength')] : []),
    ...(magic > 0 ? [diceOf(magic, 'magic')] : []),
    ...(persuasion.length > 0
      ? [`${diceOf(persuasion.length, 'persuasion')} (${persuasion.join(', ')})`]
      : []),
  ];
  return parts.length === 0 ? 'žádné kostky' : list(parts);
}

/** "2 kostky síly a 1 kostku magie nebo smlouvání". */
export const needText = (needs: readonly DiceNeed[]): string =>
  list(
    needs.map((need) =>
      countInCzech(
        need.count,
        dieForms(
          list(
            need.colours.map((colour) => colours[colour]),
            'nebo',
          ),
        ),
      ),
    ),
  );

/** In the accusative: "2 body slávy a 1 minci". */
export function bundleText(bundle: Bundle): string {
  const { glory, potions, venoms, defence, trap, trophyCard, brews, lootFromOffer } = bundle;
  const parts = [
    glory && countInCzech(glory, { one: 'bod slávy', few: 'body slávy', other: 'bodů slávy' }),
    bundle.coins && coins(bundle.coins),
    potions && countInCzech(potions, { one: 'lektvar', few: 'lektvary', other: 'lektvarů' }),
    venoms && countInCzech(venoms, { one: 'jed', few: 'jedy', other: 'jedů' }),
    defence && countInCzech(defence, { one: 'žeton obrany', few: 'žetony obrany', other: 'žetonů obrany' }),
    trap && countInCzech(trap, { one: 'past', few: 'pasti', other: 'pastí' }),
    trophyCard &&
      countInCzech(trophyCard, { one: 'kartu trofeje', few: 'karty trofejí', other: 'karet trofejí' }),
    brews &&
      countInCzech(brews, {
        one: 'lektvar nebo jed',
        few: 'lektvary nebo jedy',
        other: 'lektvarů nebo jedů',
      }),
    ...COLOURS.map((colour) => bundle.dice?.[colour] && diceOf(bundle.dice[colour], colour)),
    lootFromOffer &&
      countInCzech(lootFromOffer, {
        one: 'žeton kořisti z nabídky',
        few: 'žetony kořisti z nabídky',
        other: 'žetonů kořisti z nabídky',
      }),
    bundle.freeHire && 'najmutí zdarma',
    bundle.freeEquipment && 'kartu z tržiště zdarma',
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? 'nic' : list(parts);
}

/** What is counted in the accusative, said on its own: only one of a feminine thing looks different. */
export const nominative = (counted: string): string =>
  counted
    .replaceAll('kostku', 'kostka')
    .replaceAll('1 minci', '1 mince')
    .replaceAll('kartu', 'karta')
    .replaceAll('útočnou', 'útočná');

export const who = (names_: Names, seat: Seat): string => (seat === SAM ? 'Sam' : names_.seat(seat));

export const placeNames = {
  a: 'říše A',
  b: 'říše B',
  qa: 'úkol s házením',
  qb: 'úkol s placením',
  gate: 'vstup do Citadely',
} as const satisfies Record<PlaceId, string>;

export function pathText(path: PathId): string {
  const place = placeOf(path);
  const first = indexOf(path) === 0;
  if (place === 'gate') return `vstup, ${first ? 'horní' : 'spodní'} cesta`;
  if (place === 'qa' || place === 'qb') return `${placeNames[place]}, ${first ? 'levá' : 'pravá'} cesta`;
  return `${placeNames[place]}, ${indexOf(path) + 1}. cesta`;
}

const isBuilding = (cause: string): cause is BuildingId => Object.hasOwn(buildings, cause);
const isPlace = (cause: string): cause is PlaceId => Object.hasOwn(placeNames, cause);
const CAUSES = { wages: 'žold', relief: 'výpomoc', gift: 'královnin dar', death: 'hrdinská smrt' } as const;

/** Where a gain or a loss comes from, for brackets. */
function causeText(cause: Cause): string {
  if (Object.hasOwn(CAUSES, cause)) return CAUSES[cause as keyof typeof CAUSES];
  if (isBuilding(cause)) return buildingNames[cause];
  if (isPlace(cause)) return placeNames[cause];
  if (isQuestId(cause)) return 'úkol';
  return isComponent(cause) ? nameOf(cause) : cause;
}

export const from = (cause: Cause | undefined): string =>
  cause === undefined ? '' : ` (${causeText(cause)})`;

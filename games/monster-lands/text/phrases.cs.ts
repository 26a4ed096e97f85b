import {
  type CzechName,
  type CzechNoun,
  capital,
  countInCzech,
  countObjectInCzech,
  listed,
  type Names,
  type Seat,
} from '@krcma/kernel';
import { type BuildingId, buildings, indexOf, type PathId, type PlaceId, placeOf } from '../data/board.ts';
import type { ComponentId } from '../data/components.ts';
import type { Benefit, EventTileId } from '../data/events.ts';
import type { MemberId } from '../data/members.ts';
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
import * as nouns from './nouns.cs.ts';

type DeclinedId = Exclude<ComponentId, QuestId | EventTileId>;

const names: Readonly<Record<string, CzechName>> = {
  ...memberNames,
  ...equipmentNames,
  ...monsterNames,
  ...realmNames,
  ...trapNames,
  ...lootNames,
};

export function declined(id: DeclinedId): CzechName {
  const name = names[nameKey(id)];
  if (name === undefined) throw new Error(`"${id}" has no Czech name: add it to names.cs.ts.`);
  return name;
}

/** The name of a component, as it begins a sentence; a tile with two faces by both. */
export function nameOf(id: ComponentId): string {
  if (isQuestId(id)) return `${questNames[`${id}a`]} / ${questNames[`${id}b`]}`;
  if (isEventId(id)) return `${eventNames[`${id}a`]} / ${eventNames[`${id}b`]}`;
  return capital(declined(id).nom);
}

/** Who or what, inside a sentence: "klan teď vede zelenáč". */
export const nomOf = (id: DeclinedId): string => declined(id).nom;

/** Whom or what: "najmi Fandora". */
export const accOf = (id: DeclinedId): string => declined(id).acc;

export const questName = (id: QuestId, side: 'a' | 'b'): string => questNames[`${id}${side}`];

/** "a, b a c". */
export const list = (parts: readonly string[], last: 'a' | 'nebo' = 'a'): string => listed(parts, last);

/** What is counted stands on its own ("1 mince"), or somebody gets, pays or loses it ("1 minci"). */
export type As = 'subject' | 'object';
const counted = (count: number, noun: CzechNoun, as: As): string =>
  as === 'subject' ? countInCzech(count, noun) : countObjectInCzech(count, noun);

export const coins = (count: number, as: As = 'object'): string => counted(count, nouns.coin, as);
export const points = (count: number): string =>
  countInCzech(count, { one: 'bod', few: 'body', other: 'bodů' });
export const hitsText = (count: number): string =>
  countInCzech(count, { one: 'zásah', few: 'zásahy', other: 'zásahů' });
export const attackDiceText = (count: number): string => countObjectInCzech(count, nouns.attackDie);

export const affinities = {
  jungle: 'prales',
  water: 'voda',
  fire: 'oheň',
  wind: 'vítr',
} as const satisfies Record<Affinity, string>;
/** Clans, monsters and realms of an affinity, each as its sentences need it. */
export const ofAffinity = {
  jungle: { clan: 'pralesní klan', againstMonsters: 'pralesním', inRealm: 'v pralesní říši' },
  water: { clan: 'vodní klan', againstMonsters: 'vodním', inRealm: 've vodní říši' },
  fire: { clan: 'ohnivý klan', againstMonsters: 'ohnivým', inRealm: 'v ohnivé říši' },
  wind: { clan: 'větrný klan', againstMonsters: 'větrným', inRealm: 've větrné říši' },
} as const satisfies Record<Affinity, Record<'clan' | 'againstMonsters' | 'inRealm', string>>;
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

export const diceOf = (count: number, colour: Colour, as: As = 'object'): string =>
  counted(count, nouns.dieOf(colours[colour]), as);

/** "kostku smlouvání (4)", "kostku síly". */
export function dieText({ colour, face = 0 }: NamedDie, as: As = 'object'): string {
  const die = `${as === 'subject' ? 'kostka' : 'kostku'} ${colours[colour]}`;
  return face === 0 ? die : `${die} (${face})`;
}

/** "2 kostky síly a 2 kostky smlouvání (5, 3)". */
export function diceText({ strength = 0, magic = 0, persuasion = [] }: NamedDice, as: As = 'object'): string {
  const parts = [
    ...(strength > 0 ? [diceOf(strength, 'strength', as)] : []),
    ...(magic > 0 ? [diceOf(magic, 'magic', as)] : []),
    ...(persuasion.length > 0
      ? [`${diceOf(persuasion.length, 'persuasion', as)} (${persuasion.join(', ')})`]
      : []),
  ];
  return parts.length === 0 ? 'žádné kostky' : list(parts);
}

/** "2 kostky síly a 1 kostku magie nebo smlouvání". */
export const needText = (needs: readonly DiceNeed[], as: As = 'object'): string => {
  const coloured = (need: DiceNeed): string[] => need.colours.map((colour) => colours[colour]);
  return list(needs.map((need) => counted(need.count, nouns.dieOf(list(coloured(need), 'nebo')), as)));
};

/** "2 body slávy a 1 minci". */
export function bundleText(bundle: Bundle, as: As = 'object'): string {
  const some = (count: number | undefined, noun: CzechNoun): string | undefined =>
    count ? counted(count, noun, as) : undefined;
  const parts = [
    some(bundle.glory, nouns.glory),
    some(bundle.coins, nouns.coin),
    some(bundle.potions, nouns.potion),
    some(bundle.venoms, nouns.venom),
    some(bundle.defence, nouns.defence),
    some(bundle.trap, nouns.trap),
    some(bundle.trophyCard, nouns.trophyCard),
    some(bundle.brews, nouns.brew),
    ...COLOURS.map((colour) => some(bundle.dice?.[colour], nouns.dieOf(colours[colour]))),
    some(bundle.lootFromOffer, nouns.loot),
    bundle.freeHire && 'najmutí zdarma',
    bundle.freeEquipment && `${as === 'subject' ? 'karta' : 'kartu'} z tržiště zdarma`,
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? 'nic' : list(parts);
}

export const membersText = (count: number): string =>
  countInCzech(count, { one: 'člen', few: 'členové', other: 'členů' });

/** "zraněný Korfác", "zraněná Tarka". */
export const woundedText = (member: MemberId): string =>
  declined(member).gender === 'f' ? 'zraněná' : 'zraněný';

export const who = (names_: Names, seat: Seat): string => (seat === SAM ? 'Sam' : names_.seat(seat));

/** The dice a member brings to the pool: "2 kostky síly a 1 kostku smlouvání". */
export const broughtText = (dice: Readonly<Record<Colour, number>>): string => bundleText({ dice });

/** What a path gives whoever stands on it. */
export function benefitText(benefit: Benefit): string {
  if (benefit.op === 'reroll')
    return `${countInCzech(benefit.times, { one: 'přehoz', few: 'přehozy', other: 'přehozů' })} ${colours[benefit.colour]}`;
  return benefit.op === 'defence'
    ? `obrana ${benefit.value}`
    : bundleText({ [benefit.op]: benefit.value }, 'subject');
}

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

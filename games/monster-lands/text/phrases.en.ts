import { countInEnglish, listed, type Names, type Seat } from '@krcma/kernel';
import { type BuildingId, buildings, indexOf, type PathId, type PlaceId, placeOf } from '../data/board.ts';
import type { ComponentId } from '../data/components.ts';
import type { Benefit } from '../data/events.ts';
import type { MonsterId } from '../data/monsters.ts';
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
} from './names.en.ts';

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

/** Some monsters are many: "Firebeards attack". */
const MANY: readonly MonsterId[] = ['ohnivousove'];
export const verb = (monster: MonsterId, singular: string, plural: string): string =>
  MANY.includes(monster) ? plural : singular;

export const questName = (id: QuestId, side: 'a' | 'b'): string => questNames[`${id}${side}`];

/** "a, b and c". */
export const list = (parts: readonly string[], last: 'and' | 'or' = 'and'): string => listed(parts, last);

export const coins = (count: number): string => countInEnglish(count, 'coin');
export const points = (count: number): string => countInEnglish(count, 'point');

export const affinities = {
  jungle: 'jungle',
  water: 'water',
  fire: 'fire',
  wind: 'wind',
} as const satisfies Record<Affinity, string>;
export const kinds = {
  weapon: 'weapon',
  gear: 'gear',
  spell: 'spell',
} as const satisfies Record<EquipmentKind, string>;

export const diceOf = (count: number, colour: Colour): string =>
  countInEnglish(count, `${colour} die`, `${colour} dice`);

/** "persuasion die 4", "strength die". */
export const dieText = ({ colour, face }: NamedDie): string =>
  face === undefined || face === 0 ? `${colour} die` : `${colour} die ${face}`;

/** "2 strength dice and persuasion 5, 3". */
export function diceText({ strength = 0, magic = 0, persuasion = [] }: NamedDice): string {
  const parts = [
    ...(strength > 0 ? [diceOf(strength, 'strength')] : []),
    ...(magic > 0 ? [diceOf(magic, 'magic')] : []),
    ...(persuasion.length > 0
      ? [`${diceOf(persuasion.length, 'persuasion')} (${persuasion.join(', ')})`]
      : []),
  ];
  return parts.length === 0 ? 'no dice' : list(parts);
}

/** "2 strength dice and 1 magic or persuasion die". */
export const needText = (needs: readonly DiceNeed[]): string =>
  list(
    needs.map(({ count, colours }) =>
      countInEnglish(count, `${list(colours, 'or')} die`, `${list(colours, 'or')} dice`),
    ),
  );

export function bundleText(bundle: Bundle): string {
  const { glory, potions, venoms, defence, trap, trophyCard, brews, lootFromOffer } = bundle;
  const parts = [
    glory && countInEnglish(glory, 'glory', 'glory'),
    bundle.coins && coins(bundle.coins),
    potions && countInEnglish(potions, 'potion'),
    venoms && countInEnglish(venoms, 'venom'),
    defence && countInEnglish(defence, 'defence token'),
    trap && countInEnglish(trap, 'trap'),
    trophyCard && countInEnglish(trophyCard, 'trophy card'),
    brews && `${brews} potions or venoms`,
    ...COLOURS.map((colour) => bundle.dice?.[colour] && diceOf(bundle.dice[colour], colour)),
    lootFromOffer && countInEnglish(lootFromOffer, 'loot token of the offer', 'loot tokens of the offer'),
    bundle.freeHire && 'a free hire',
    bundle.freeEquipment && 'a free card of the market',
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? 'nothing' : list(parts);
}

export const who = (names_: Names, seat: Seat): string => (seat === SAM ? 'Sam' : names_.seat(seat));

/** The dice a member brings to the pool: "2 strength dice and 1 persuasion die". */
export const broughtText = (dice: Readonly<Record<Colour, number>>): string => bundleText({ dice });

/** What a path gives whoever stands on it. */
export function benefitText(benefit: Benefit): string {
  if (benefit.op === 'reroll')
    return countInEnglish(benefit.times, `reroll of ${benefit.colour}`, `rerolls of ${benefit.colour}`);
  return benefit.op === 'defence' ? `defence ${benefit.value}` : bundleText({ [benefit.op]: benefit.value });
}

export const placeNames = {
  a: 'realm A',
  b: 'realm B',
  qa: 'the dice quest',
  qb: 'the resource quest',
  gate: 'the Citadel entrance',
} as const satisfies Record<PlaceId, string>;

export function pathText(path: PathId): string {
  const place = placeOf(path);
  const first = indexOf(path) === 0;
  if (place === 'gate') return `entrance, ${first ? 'upper' : 'lower'} path`;
  if (place === 'qa' || place === 'qb')
    return `${place === 'qa' ? 'dice' : 'resource'} quest, ${first ? 'left' : 'right'} path`;
  return `${placeNames[place]}, path ${indexOf(path) + 1}`;
}

const isBuilding = (cause: string): cause is BuildingId => Object.hasOwn(buildings, cause);
const isPlace = (cause: string): cause is PlaceId => Object.hasOwn(placeNames, cause);
const CAUSES = {
  wages: 'wages',
  relief: 'relief',
  gift: "the Queen's gift",
  death: 'a heroic death',
} as const;

/** Where a gain or a loss comes from, for brackets. */
function causeText(cause: Cause): string {
  if (Object.hasOwn(CAUSES, cause)) return CAUSES[cause as keyof typeof CAUSES];
  if (isBuilding(cause)) return buildingNames[cause];
  if (isPlace(cause)) return placeNames[cause];
  if (isQuestId(cause)) return 'quest';
  return isComponent(cause) ? nameOf(cause) : cause;
}

export const from = (cause: Cause | undefined): string =>
  cause === undefined ? '' : ` (${causeText(cause)})`;

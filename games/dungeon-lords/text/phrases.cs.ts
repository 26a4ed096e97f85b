import {
  type CzechNoun,
  capital,
  countInCzech,
  countObjectInCzech,
  inCzech,
  listed,
  type Names,
} from '@krcma/kernel';
import { adventurerOf, type HeroId, isPaladin, PHANTOM } from '../data/adventurers.ts';
import type { CreatureId } from '../data/creatures.ts';
import { type Cell, columnOf, ENTRANCE, rowOf } from '../data/dungeon.ts';
import type { OpsSource } from '../data/ops-source.ts';
import type { OrderId, SlotIndex } from '../data/orders.ts';
import type { Goods } from '../data/types.ts';
import { DUMMY, isDummy, type Occupant } from '../state.ts';
import { byKind } from './facts.ts';
import {
  classNames,
  combatCardNames,
  creatureNames,
  creaturePlurals,
  eventTileNames,
  orderNames,
  paladinName,
  phantomName,
  slotNames,
  specialEventNames,
} from './names.cs.ts';
import * as nouns from './nouns.cs.ts';

/** "a, b a c". */
export const list = (parts: readonly string[], last: 'a' | 'nebo' = 'a'): string => listed(parts, last);

/** What is counted stands on its own ("1 příšera"), or somebody gets, pays or loses it ("1 příšeru"). */
export type As = 'subject' | 'object';
const counted = (count: number, noun: CzechNoun, as: As): string =>
  as === 'subject' ? countInCzech(count, noun) : countObjectInCzech(count, noun);

export const gold = (count: number): string => countInCzech(count, nouns.gold);
export const food = (count: number): string => countInCzech(count, nouns.food);
export const evil = (count: number): string => countInCzech(count, nouns.evil);
export const traps = (count: number): string => countInCzech(count, nouns.trap);
export const rooms = (count: number): string => countInCzech(count, nouns.room);
/** Below zero too: "-4 body". */
export const points = (count: number): string => `${count} ${inCzech(Math.abs(count), nouns.point)}`;
export const damage = (count: number): string => countInCzech(count, nouns.damage);
export const imps = (count: number, as: As = 'object'): string => counted(count, nouns.imp, as);
export const tunnels = (count: number, as: As = 'object'): string => counted(count, nouns.tunnel, as);
export const monsters = (count: number, as: As = 'object'): string => counted(count, nouns.monster, as);
export const letters = (count: number, as: As = 'object'): string => counted(count, nouns.letter, as);
export const workers = (count: number, as: As = 'object'): string => counted(count, nouns.worker, as);

/** "1 zlato a 2 jídla"; evil below zero is "o 1 zlo méně". */
export function goodsText(goods: Goods, as: As = 'object'): string {
  const parts = [
    goods.gold && gold(goods.gold),
    goods.food && food(goods.food),
    goods.evil && (goods.evil < 0 ? `o ${evil(-goods.evil)} méně` : evil(goods.evil)),
    goods.imp && imps(goods.imp, as),
    goods.trap && traps(goods.trap),
    goods.monster && monsters(goods.monster, as),
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? 'nic' : list(parts);
}

/** A player, or an unused colour that sends minions. */
export const who = (names: Names, occupant: Occupant): string =>
  isDummy(occupant) ? dummyName(occupant - DUMMY) : names.seat(occupant);

export const dummyName = (dummy: number): string => `nehrající barva ${dummy + 1}`;

export const creature = (id: CreatureId, in_: 'nom' | 'acc' | 'gen' = 'nom'): string =>
  creatureNames[id][in_];

const NUMERALS: Readonly<Record<number, string>> = { 2: 'dva', 3: 'tři', 4: 'čtyři' };

/** "goblin", "dva goblini", "dvě čarodějnice". */
function several(id: CreatureId, count: number): string {
  const { nom, gender } = creatureNames[id];
  if (count === 1) return nom;
  const numeral = count === 2 && gender === 'f' ? 'dvě' : NUMERALS[count];
  return numeral === undefined ? `${count}× ${nom}` : `${numeral} ${creaturePlurals[id]}`;
}

/** "goblin a dva trollové", as a subject. */
export const someCreatures = (ids: readonly CreatureId[]): string => list(byKind(ids, several));

type HeroCase = 'nom' | 'acc';

/** "bojovník (úroveň 2)", "paladina". */
export function hero(id: HeroId, in_: HeroCase = 'nom'): string {
  if (id === PHANTOM) return phantomName[in_];
  if (isPaladin(id)) return paladinName[in_];
  const { class: heroClass, level } = adventurerOf(id);
  return `${classNames[heroClass][in_]} (úroveň ${level})`;
}

/** The name as it begins a sentence. */
export const Hero = (id: HeroId): string => capital(hero(id));

export const heroes = (ids: readonly HeroId[], in_: HeroCase = 'nom'): string =>
  list(ids.map((id) => hero(id, in_)));

/** "3. sloupec, 2. řada", as the board shows them; the cell of the entrance by its name. */
export const cellText = (cell: Cell): string =>
  cell === ENTRANCE ? 'pole u vchodu' : `${columnOf(cell) + 1}. sloupec, ${rowOf(cell) + 1}. řada`;

export const orders = (ids: readonly OrderId[], in_: 'nom' | 'acc' = 'nom'): string =>
  list(ids.map((id) => orderNames[id][in_]));

/** "Kopání chodeb, pole II". */
export const slotText = (order: OrderId, slot: SlotIndex): string =>
  `${orderNames[order].nom}, ${slotNames[slot]}`;

const sources = { ...eventTileNames, ...specialEventNames, ...combatCardNames };

/** An event, or a spell. */
export const sourceName = (id: OpsSource): string => sources[id].nom;

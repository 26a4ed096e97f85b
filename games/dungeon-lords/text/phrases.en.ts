import { capital, countInEnglish, inEnglish, listed, type Names } from '@krcma/kernel';
import { type AdventurerId, adventurerOf, type HeroId, isPaladin, PHANTOM } from '../data/adventurers.ts';
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
  eventTileNames,
  orderNames,
  slotNames,
  specialEventNames,
} from './names.en.ts';

/** "a, b and c". */
export const list = (parts: readonly string[], last: 'and' | 'or' = 'and'): string => listed(parts, last);

export const gold = (count: number): string => `${count} gold`;
export const food = (count: number): string => `${count} food`;
export const evil = (count: number): string => `${count} Evil`;
export const imps = (count: number): string => countInEnglish(count, 'imp');
export const traps = (count: number): string => countInEnglish(count, 'trap');
export const tunnels = (count: number): string => countInEnglish(count, 'tunnel');
export const rooms = (count: number): string => countInEnglish(count, 'room');
export const monsters = (count: number): string => countInEnglish(count, 'monster');
export const letters = (count: number): string => countInEnglish(count, 'dead letter');
/** Below zero too: "-1 point". */
export const points = (count: number): string =>
  `${count} ${inEnglish(Math.abs(count), { one: 'point', other: 'points' })}`;
export const damage = (count: number): string => `${count} damage`;
export const workers = (count: number): string => countInEnglish(count, 'worker');

/** "1 gold and 2 food"; evil below zero is "1 Evil less". */
export function goodsText(goods: Goods): string {
  const parts = [
    goods.gold && gold(goods.gold),
    goods.food && food(goods.food),
    goods.evil && (goods.evil < 0 ? `${-goods.evil} Evil less` : evil(goods.evil)),
    goods.imp && imps(goods.imp),
    goods.trap && traps(goods.trap),
    goods.monster && monsters(goods.monster),
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? 'nothing' : list(parts);
}

/** A player, or an unused colour that sends minions. */
export const who = (names: Names, occupant: Occupant): string =>
  isDummy(occupant) ? dummyName(occupant - DUMMY) : names.seat(occupant);

export const dummyName = (dummy: number): string => `dummy ${dummy + 1}`;

export const creature = (id: CreatureId): string => creatureNames[id];

const NUMERALS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' };

/** "a witch", "two witches". */
function several(id: CreatureId, count: number): string {
  const one = creatureNames[id];
  return count === 1 ? `a ${one}` : `${NUMERALS[count] ?? count} ${one}${one.endsWith('ch') ? 'es' : 's'}`;
}

/** "a goblin and two trolls". */
export const someCreatures = (ids: readonly CreatureId[]): string => list(byKind(ids, several));

/** "warrior (level 2)", "paladin". */
export function hero(id: HeroId): string {
  if (id === PHANTOM) return 'phantom';
  if (isPaladin(id)) return 'paladin';
  const { class: heroClass, level } = adventurerOf(id);
  return `${classNames[heroClass]} (level ${level})`;
}

export const theHero = (id: HeroId): string => `the ${hero(id)}`;
export const TheHero = (id: HeroId): string => capital(theHero(id));

export const heroes = (ids: readonly (AdventurerId | HeroId)[]): string => list(ids.map(hero));

/** "column 3, row 2", as the board shows them; the cell of the entrance by its name. */
export const cellText = (cell: Cell): string =>
  cell === ENTRANCE ? 'the entrance' : `column ${columnOf(cell) + 1}, row ${rowOf(cell) + 1}`;

export const orders = (ids: readonly OrderId[]): string => list(ids.map((id) => orderNames[id]));

/** "Dig Tunnels, slot II". */
export const slotText = (order: OrderId, slot: SlotIndex): string =>
  `${orderNames[order]}, ${slotNames[slot]}`;

const sources = { ...eventTileNames, ...specialEventNames, ...combatCardNames };

/** An event, or a spell. */
export const sourceName = (id: OpsSource): string => sources[id];

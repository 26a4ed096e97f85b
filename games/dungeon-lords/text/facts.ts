// What both languages need to know about components before they say anything.
import {
  type AdventurerId,
  adventurers,
  type HeroId,
  isPaladin,
  type PaladinId,
} from '../data/adventurers.ts';
import { type CombatCardId, combatCards } from '../data/combat-cards.ts';
import { type CreatureId, creatures } from '../data/creatures.ts';
import { type EventTileId, eventTiles, type SpecialEventId, specialEvents } from '../data/events.ts';
import { actions, type OrderId } from '../data/orders.ts';
import { type RoomId, rooms } from '../data/rooms.ts';
import { type TrapId, traps } from '../data/traps.ts';

/** What is said of each kind with how many of it there are, kinds in the order they come. */
export function byKind<Id>(ids: readonly Id[], say: (id: Id, count: number) => string): string[] {
  const counts = new Map<Id, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => say(id, count));
}

const has = (table: object, id: string): boolean => Object.hasOwn(table, id);

export const isCreatureId = (id: string): id is CreatureId => has(creatures, id);
export const isRoomId = (id: string): id is RoomId => has(rooms, id);
export const isTrapId = (id: string): id is TrapId => has(traps, id);
export const isOrderId = (id: string): id is OrderId => has(actions, id);
export const isCombatCardId = (id: string): id is CombatCardId => has(combatCards, id);
export const isEventTileId = (id: string): id is EventTileId => has(eventTiles, id);
export const isSpecialEventId = (id: string): id is SpecialEventId => has(specialEvents, id);
const isAdventurerId = (id: string): id is AdventurerId => has(adventurers, id);
export const isHeroId = (id: string): id is HeroId =>
  isAdventurerId(id) || isPaladin(id as PaladinId) || id === 'phantom';

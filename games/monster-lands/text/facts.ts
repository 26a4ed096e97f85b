// What both languages need to know about components before they say anything.
import type { ComponentId } from '../data/components.ts';
import { designOf, type EquipmentId, isEquipment } from '../data/equipment.ts';
import { type EventTileId, events } from '../data/events.ts';
import { type LootId, loot } from '../data/loot.ts';
import { basicMembers, GREENHORNS, isMercenary, type MemberId } from '../data/members.ts';
import { type MonsterId, monsters } from '../data/monsters.ts';
import { type QuestId, quests } from '../data/quests.ts';
import { type RealmId, realms } from '../data/realms.ts';
import { type TrapId, traps } from '../data/traps.ts';
import type { Bundle } from '../data/types.ts';

const has = (table: object, id: string): boolean => Object.hasOwn(table, id);

export const isMemberId = (id: string): id is MemberId =>
  has(basicMembers, id) || isMercenary(id) || (GREENHORNS as readonly string[]).includes(id);
export const isMonsterId = (id: string): id is MonsterId => has(monsters, id);
const isRealmId = (id: string): id is RealmId => has(realms, id);
export const isTrapId = (id: string): id is TrapId => has(traps, id);
export const isLootId = (id: string): id is LootId => has(loot, id);
export const isQuestId = (id: string): id is QuestId => has(quests, id);
export const isEventId = (id: string): id is EventTileId => has(events, id);

export const isComponent = (id: string): id is ComponentId =>
  isMemberId(id) ||
  isEquipment(id) ||
  isMonsterId(id) ||
  isRealmId(id) ||
  isTrapId(id) ||
  isLootId(id) ||
  isQuestId(id) ||
  isEventId(id);

export const isEmpty = (bundle: Bundle): boolean => Object.values(bundle).every((part) => !part);

/** The key of a name: all greenhorns share one, and so do the copies of a card. */
export const nameKey = (id: MemberId | EquipmentId | MonsterId | RealmId | TrapId | LootId): string => {
  if ((GREENHORNS as readonly string[]).includes(id)) return 'greenhorn';
  return isEquipment(id) ? designOf(id) : id;
};

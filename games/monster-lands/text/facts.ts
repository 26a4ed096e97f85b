// What both languages need to know about components before they say anything.
import type { BattleId } from '../data/board.ts';
import type { ComponentId } from '../data/components.ts';
import { extraDiceIn } from '../data/difficulties.ts';
import { designOf, type EquipmentId, isEquipment } from '../data/equipment.ts';
import { type EventSide, type EventTileId, events } from '../data/events.ts';
import { type LootId, loot } from '../data/loot.ts';
import { basicMembers, GREENHORNS, isMercenary, type MemberId } from '../data/members.ts';
import { type MonsterId, monsterOf, monsters } from '../data/monsters.ts';
import { type QuestId, quests } from '../data/quests.ts';
import { type RealmId, realms } from '../data/realms.ts';
import { type TrapId, traps } from '../data/traps.ts';
import type { Bundle } from '../data/types.ts';
import type { MonsterLandsView } from '../rules/view.ts';

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

/** A tile that lies on the board shows one face; one that lies nowhere has two. */
export type Faces = readonly EventSide[];
const BOTH: Faces = ['a', 'b'];

export function facesOfQuest(id: QuestId, { quests: drawn }: MonsterLandsView): Faces {
  if (drawn.qa === id) return ['a'];
  return drawn.qb === id ? ['b'] : BOTH;
}

export function facesOfEvent(id: EventTileId, { areas }: MonsterLandsView): Faces {
  const area = areas.find(({ event }) => event === id);
  return area === undefined ? BOTH : [area.side];
}

/** What a monster attacks with where it lies now, and where the dice come from (ML-MATK.2-4). */
export interface AttackDice {
  readonly all: number;
  readonly printed: number;
  /** Of its homeland, or of the entrance. */
  readonly place: number;
  readonly atGate: boolean;
  readonly difficulty: number;
}

const placeOfMonster = (id: MonsterId, { gate, areas }: MonsterLandsView): BattleId | undefined => {
  if (gate === id) return 'gate';
  const area = areas.findIndex(({ monster }) => monster === id);
  return area < 0 ? undefined : area === 0 ? 'a' : 'b';
};

export function attackOf(id: MonsterId, view: MonsterLandsView): AttackDice {
  const printed = monsterOf(id).attack;
  const place = placeOfMonster(id, view);
  const all = (place && view.attackDice[place]) ?? printed;
  const difficulty = place === undefined ? 0 : extraDiceIn(view.difficulty, view.round);
  return { all, printed, place: all - printed - difficulty, atGate: place === 'gate', difficulty };
}

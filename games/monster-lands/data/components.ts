import type { EquipmentId } from './equipment.ts';
import type { EventTileId } from './events.ts';
import type { LootId } from './loot.ts';
import type { MemberId } from './members.ts';
import type { MonsterId } from './monsters.ts';
import type { QuestId } from './quests.ts';
import type { RealmId } from './realms.ts';
import type { TrapId } from './traps.ts';

/** Every component with a face of its own. */
export type ComponentId =
  | MemberId
  | EquipmentId
  | MonsterId
  | RealmId
  | TrapId
  | LootId
  | QuestId
  | EventTileId;

/** What the rulebook counts: 94 cards, 259 tokens and tiles, 80 dice. */
export const boxCounts = {
  cards: { basicMembers: 8, mercenaries: 28, greenhorns: 8, monsters: 20, equipment: 18, realms: 12 },
  tokens: {
    traps: 64,
    loot: 16,
    quests: 12,
    events: 6,
    panic: 7,
    mercenaryTokens: 36,
    coins: 55,
    defence: 20,
    potions: 16,
    venoms: 16,
    gloryMarkers: 4,
    reputationMarkers: 4,
    firstPlayer: 1,
    roundMarker: 1,
    roundOverlay: 1,
  },
  dice: { strength: 32, magic: 22, persuasion: 18, black: 8 },
} as const;

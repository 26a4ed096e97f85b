import type { Seat } from '@krcma/kernel';
import type { BattleId, BuildingId, PathId, PlaceId, RealmAreaId } from './data/board.ts';
import type { ComponentId } from './data/components.ts';
import type { DifficultyId } from './data/difficulties.ts';
import type { EquipmentId } from './data/equipment.ts';
import type { EventSide, EventTileId } from './data/events.ts';
import type { LootId } from './data/loot.ts';
import type { MemberId, MercenaryId } from './data/members.ts';
import type { MonsterId } from './data/monsters.ts';
import type { QuestId } from './data/quests.ts';
import type { RealmId } from './data/realms.ts';
import type { RatingId } from './data/scenarios.ts';
import type { TrapId } from './data/traps.ts';
import type { Affinity, Bundle, Colour } from './data/types.ts';
import type { NamedDice } from './named-dice.ts';
import type { Campaign, EndReason, Phase } from './state.ts';

/** What happens at the table. */
export type MonsterLandsEvent =
  | { readonly key: 'game-started'; readonly first: Seat; readonly difficulty: DifficultyId }
  | { readonly key: 'clan-taken'; readonly player: Seat; readonly affinity: Affinity }
  | { readonly key: 'round-started'; readonly round: number; readonly first: Seat }
  | { readonly key: 'phase-started'; readonly phase: Phase; readonly round: number }
  | { readonly key: 'pool-made'; readonly player: Seat; readonly dice: NamedDice }
  | {
      readonly key: 'dice-gained';
      readonly player: Seat;
      readonly dice: NamedDice;
      readonly from?: ComponentId;
    }
  | { readonly key: 'dice-dropped'; readonly player: Seat; readonly dice: NamedDice }
  | { readonly key: 'passed'; readonly player: Seat }
  | { readonly key: 'gained'; readonly player: Seat; readonly bundle: Bundle; readonly from?: Cause }
  | { readonly key: 'lost'; readonly player: Seat; readonly bundle: Bundle; readonly from?: Cause }
  | {
      readonly key: 'placed';
      readonly player: Seat;
      readonly building: BuildingId;
      readonly dice: NamedDice;
      readonly discount?: number;
    }
  | { readonly key: 'traps-discarded'; readonly player: Seat; readonly traps: readonly TrapId[] }
  // Members
  | { readonly key: 'joined'; readonly player: Seat; readonly member: MemberId; readonly coins: number }
  | {
      readonly key: 'left';
      readonly player: Seat;
      readonly member: MemberId;
      readonly why: 'died' | 'deserted';
    }
  | { readonly key: 'wounded'; readonly player: Seat; readonly member: MemberId; readonly wounds: number }
  | { readonly key: 'healed'; readonly player: Seat; readonly member: MemberId }
  | { readonly key: 'promoted'; readonly player: Seat; readonly member: MemberId }
  | { readonly key: 'settled'; readonly player: Seat; readonly member: MemberId; readonly realm: RealmId }
  | { readonly key: 'wages-paid'; readonly player: Seat; readonly coins: number; readonly due: number }
  | {
      readonly key: 'trophy-sold';
      readonly player: Seat;
      readonly card: MonsterId | LootId;
      readonly coins: number;
    }
  | { readonly key: 'equipped'; readonly player: Seat; readonly card: EquipmentId; readonly member: MemberId }
  | { readonly key: 'equipment-discarded'; readonly player: Seat; readonly card: EquipmentId }
  // Citadel
  | {
      readonly key: 'traps-bought';
      readonly player: Seat;
      readonly traps: readonly TrapId[];
      readonly coins: number;
    }
  | { readonly key: 'beer-round'; readonly player: Seat; readonly coins: number }
  | { readonly key: 'defence-bought'; readonly player: Seat; readonly count: number; readonly coins: number }
  | {
      readonly key: 'equipment-bought';
      readonly player: Seat;
      readonly card: EquipmentId;
      readonly coins: number;
    }
  | { readonly key: 'realm-used'; readonly player: Seat; readonly realm: RealmId; readonly dice: NamedDice }
  | { readonly key: 'ability-used'; readonly player: Seat; readonly card: MemberId | EquipmentId }
  | { readonly key: 'loot-taken'; readonly player: Seat; readonly loot: LootId }
  | { readonly key: 'loot-used'; readonly player: Seat; readonly loot: LootId }
  | {
      readonly key: 'dice-converted';
      readonly player: Seat;
      readonly from: NamedDice;
      readonly to: NamedDice;
    }
  // Offers and decks
  | { readonly key: 'trap-offered'; readonly trap: TrapId }
  | { readonly key: 'mercenary-offered'; readonly member: MercenaryId }
  | { readonly key: 'equipment-offered'; readonly card: EquipmentId }
  | { readonly key: 'loot-offered'; readonly loot: LootId }
  | { readonly key: 'monster-came'; readonly monster: MonsterId; readonly to: BattleId }
  | { readonly key: 'monster-left'; readonly monster: MonsterId; readonly from: BattleId }
  | { readonly key: 'monster-discarded'; readonly monster: MonsterId }
  | { readonly key: 'realm-came'; readonly realm: RealmId; readonly to: RealmAreaId }
  | {
      readonly key: 'event-came';
      readonly event: EventTileId;
      readonly side: EventSide;
      readonly to: RealmAreaId;
    }
  | { readonly key: 'quests-came'; readonly qa: QuestId | null; readonly qb: QuestId | null }
  | { readonly key: 'panic-spread'; readonly building: BuildingId }
  | { readonly key: 'panic-over' }
  // Outside
  | {
      readonly key: 'sent';
      readonly player: Seat;
      readonly member: MemberId;
      readonly path: PathId;
      readonly dice: NamedDice;
      readonly traps: number;
      readonly defence: number;
      readonly potions: number;
      readonly venoms: number;
    }
  | { readonly key: 'place-reached'; readonly place: PlaceId }
  | {
      readonly key: 'rolled';
      readonly player: Seat;
      readonly path: PathId;
      readonly colour: Colour;
      readonly face: number;
    }
  | {
      readonly key: 'rerolled';
      readonly player: Seat;
      readonly path: PathId;
      readonly colour: Colour;
      readonly from: number;
      readonly to: number;
    }
  | { readonly key: 'quest-done'; readonly player: Seat; readonly quest: QuestId; readonly total?: number }
  | { readonly key: 'quest-failed'; readonly player: Seat; readonly quest: QuestId; readonly total: number }
  | { readonly key: 'quest-second'; readonly player: Seat; readonly quest: QuestId; readonly total: number }
  | {
      readonly key: 'traps-revealed';
      readonly player: Seat;
      readonly path: PathId;
      readonly traps: readonly TrapId[];
    }
  | {
      readonly key: 'monster-rolled';
      readonly monster: MonsterId;
      readonly path: PathId;
      readonly dice: readonly number[];
      readonly hits: number;
    }
  | {
      readonly key: 'automatic-hits';
      readonly monster: MonsterId;
      readonly path: PathId;
      readonly hits: number;
    }
  | { readonly key: 'dice-cancelled'; readonly player: Seat; readonly path: PathId; readonly magic: number }
  | { readonly key: 'hit-stopped'; readonly player: Seat; readonly path: PathId; readonly by: string }
  | {
      readonly key: 'captured';
      readonly player: Seat;
      readonly monster: MonsterId;
      readonly member: MemberId;
      readonly total: number;
    }
  | {
      readonly key: 'killed';
      readonly player: Seat;
      readonly monster: MonsterId;
      readonly member: MemberId;
      readonly total: number;
    }
  | { readonly key: 'attack-failed'; readonly player: Seat; readonly path: PathId; readonly carried: number }
  | { readonly key: 'venom-used'; readonly player: Seat; readonly path: PathId }
  | {
      readonly key: 'conquest-failed';
      readonly player: Seat;
      readonly path: PathId;
      readonly carried: number;
    }
  | {
      readonly key: 'conquered';
      readonly player: Seat;
      readonly realm: RealmId;
      readonly member: MemberId;
      readonly total: number;
    }
  | { readonly key: 'trick-played'; readonly player: Seat; readonly trick: TrapId; readonly at: PathId }
  | { readonly key: 'trick-cancelled'; readonly player: Seat; readonly trick: TrapId }
  | { readonly key: 'dice-stolen'; readonly player: Seat; readonly from: PathId; readonly dice: NamedDice }
  | { readonly key: 'dice-diverted'; readonly player: Seat; readonly to: PathId; readonly dice: number }
  // Alone
  | { readonly key: 'sam-rolled'; readonly red: number; readonly yellow: number }
  | {
      readonly key: 'sam-placed';
      readonly building?: BuildingId;
      readonly path?: PathId;
      readonly removed?: readonly ComponentId[];
    }
  /** What his persuasion die shows: the next to haggle there compares with it (ML-SAM.13). */
  | { readonly key: 'sam-haggled'; readonly building: BuildingId; readonly face: number }
  | { readonly key: 'sam-won'; readonly path: PathId; readonly removed?: MonsterId | RealmId | QuestId }
  | { readonly key: 'sam-idle' }
  // End
  | { readonly key: 'end-near'; readonly player: Seat; readonly glory: number }
  | {
      readonly key: 'game-ended';
      readonly reason: EndReason;
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
      readonly rating?: RatingId;
      /** How the campaign goes on. */
      readonly campaign?: Campaign;
    };

/** What a gain or a loss comes from. */
export type Cause = ComponentId | BuildingId | PlaceId | 'wages' | 'relief' | 'gift' | 'death';

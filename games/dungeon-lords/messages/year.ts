import type { Seat } from '@krcma/kernel';
import type { AdventurerId, PaladinId } from '../data/adventurers.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { CreatureId } from '../data/creatures.ts';
import type { EventTileId, SpecialEventId } from '../data/events.ts';
import type { OrderId } from '../data/orders.ts';
import type { RoomId } from '../data/rooms.ts';
import type { RuleId } from '../data/rule-ids.ts';
import type { TrapId } from '../data/traps.ts';
import type { Year } from '../data/types.ts';
import type { EndReason, OptionName, Season } from '../state.ts';

/** An option of another number of players. */
interface OfOption {
  readonly option: OptionName;
  readonly rule: RuleId;
}

/** The frame of the game: set-up, rounds, adventurers, the paladin, the end. */
export type YearMessage =
  | ({ readonly key: 'not-alone' } & OfOption)
  | ({ readonly key: 'only-alone' } & OfOption)
  | { readonly key: 'ask-locks' }
  | { readonly key: 'keep-order'; readonly order: OrderId; readonly locks: readonly OrderId[] };

export type YearEvent =
  | { readonly key: 'game-started'; readonly start: Seat }
  | { readonly key: 'orders-locked'; readonly player: Seat; readonly orders: readonly OrderId[] }
  | { readonly key: 'round-started'; readonly year: Year; readonly season: Season; readonly start: Seat }
  | {
      readonly key: 'offers-turned';
      readonly creatures: readonly CreatureId[];
      readonly rooms: readonly RoomId[];
    }
  | {
      readonly key: 'forecast';
      readonly season: Season;
      readonly event: EventTileId;
      readonly special?: SpecialEventId;
      readonly adventurers: readonly AdventurerId[];
    }
  | { readonly key: 'evil-moved'; readonly player: Seat; readonly by: number; readonly to: number }
  | { readonly key: 'neutral-moved'; readonly by: number; readonly to: number }
  | {
      readonly key: 'paladin-came';
      readonly player: Seat;
      readonly paladin: PaladinId;
      readonly from?: Seat;
    }
  | {
      readonly key: 'traps-drawn';
      readonly player: Seat;
      readonly count: number;
      readonly traps?: readonly TrapId[];
    }
  | { readonly key: 'adventurer-came'; readonly player: Seat; readonly hero: AdventurerId }
  | { readonly key: 'adventurer-left'; readonly hero: AdventurerId }
  | { readonly key: 'start-passed'; readonly to: Seat }
  | { readonly key: 'year-started'; readonly year: Year }
  | { readonly key: 'paladin-left'; readonly paladin: PaladinId }
  | {
      readonly key: 'combat-card-seen';
      readonly player: Seat;
      readonly round: number;
      readonly card?: CombatCardId;
    }
  | {
      readonly key: 'game-ended';
      readonly reason: EndReason;
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
      /** Tiles lost in a training, and how few it could have been. */
      readonly lost?: number;
      readonly best?: number;
    };

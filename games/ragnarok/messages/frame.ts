import type { Seat } from '@krcma/kernel';
import type { ArtifactId } from '../data/artifacts.ts';
import type { Region, Sea } from '../data/board.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { EventId } from '../data/events.ts';
import type { GodId } from '../data/gods.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { Occasion } from '../data/ops.ts';
import type { RealmId } from '../data/realms.ts';
import type { OpsSource } from '../data/sources.ts';
import type { Attribute, Rune } from '../data/types.ts';
import type { EndReason } from '../state.ts';

/** What belongs to no chapter: limits, what players hold, the board, the end. */
export type FrameMessage =
  | { readonly key: 'decline' }
  | { readonly key: 'done' }
  /** More cards or runes than Wisdom allows (LOR-HERO.6). */
  | { readonly key: 'ask-discard-cards'; readonly over: number }
  | { readonly key: 'discard-card'; readonly card: CombatCardId }
  | { readonly key: 'ask-return-runes'; readonly over: number }
  | { readonly key: 'return-rune'; readonly rune: Rune }
  /** Something the player holds may act now. */
  | { readonly key: 'ask-holding'; readonly on: Occasion }
  | { readonly key: 'use-holding'; readonly source: OpsSource };

export type FrameEvent =
  | { readonly key: 'game-started'; readonly first: Seat }
  | { readonly key: 'loki-placed'; readonly region: Region }
  | { readonly key: 'monster-placed'; readonly monster: MonsterId; readonly region: Region }
  | { readonly key: 'event-revealed'; readonly event: EventId; readonly setup?: true }
  | {
      readonly key: 'cards-drawn';
      readonly player: Seat;
      readonly count: number;
      readonly cards?: readonly CombatCardId[];
    }
  | { readonly key: 'cards-discarded'; readonly player: Seat; readonly cards: readonly CombatCardId[] }
  | { readonly key: 'rune-gained'; readonly player: Seat; readonly rune: Rune; readonly region?: Region }
  | { readonly key: 'runes-returned'; readonly player: Seat; readonly runes: readonly Rune[] }
  | { readonly key: 'priests-gained'; readonly player: Seat; readonly count: number }
  | {
      readonly key: 'attribute-raised';
      readonly player: Seat;
      readonly attribute: Attribute;
      readonly to: number;
    }
  | { readonly key: 'hero-injured'; readonly player: Seat; readonly attribute: Attribute }
  | { readonly key: 'hero-healed'; readonly player: Seat; readonly attribute: Attribute }
  | { readonly key: 'allied'; readonly player: Seat; readonly realm: RealmId; readonly first: boolean }
  | {
      readonly key: 'army-recruited';
      readonly player: Seat;
      readonly region: Region;
      readonly strength: number;
    }
  | {
      readonly key: 'army-changed';
      readonly player: Seat;
      readonly region: Region;
      readonly by: number;
      readonly to: number;
    }
  | { readonly key: 'army-destroyed'; readonly player: Seat; readonly region: Region }
  | { readonly key: 'army-moved'; readonly player: Seat; readonly from: Region; readonly to: Region }
  | { readonly key: 'hero-moved'; readonly player: Seat; readonly from: Region; readonly to: Region }
  | { readonly key: 'hero-placed'; readonly player: Seat; readonly to: Region }
  | { readonly key: 'drakkar-moved'; readonly player: Seat; readonly from: Sea; readonly to: Sea }
  | { readonly key: 'control-taken'; readonly player: Seat; readonly region: Region; readonly from?: Seat }
  | { readonly key: 'control-lost'; readonly player: Seat; readonly region: Region }
  | {
      readonly key: 'artifact-taken';
      readonly player: Seat;
      readonly artifact: ArtifactId;
      readonly from?: Seat;
    }
  | { readonly key: 'artifact-returned'; readonly artifact: ArtifactId; readonly god: GodId }
  | { readonly key: 'holding-used'; readonly player: Seat; readonly source: OpsSource }
  | {
      readonly key: 'game-ended';
      readonly reason: EndReason;
      readonly winner: Seat;
      /** Regions beside the tree, when Ragnarök decides. */
      readonly scores: readonly number[];
    };

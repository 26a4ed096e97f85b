import type { Seat } from '@krcma/kernel';
import type { Region } from '../data/board.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { HoldingSource, OpsSource } from '../data/sources.ts';

/** Armies, a card, the effect of a card, or what a player holds. */
export type StrengthPart =
  | { readonly from: 'armies'; readonly plus: number }
  | { readonly from: 'card'; readonly card: CombatCardId; readonly plus: number }
  | { readonly from: 'effect'; readonly source: OpsSource; readonly plus: number };

export type Strength = {
  readonly seat: Seat;
  readonly total: number;
  readonly parts: readonly StrengthPart[];
};

export type Strengths = {
  readonly attacker: Strength;
  readonly defender: Strength;
};

/** Battles and retreats. */
export type WarMessage =
  | { readonly key: 'ask-battle' }
  | { readonly key: 'battle-in'; readonly region: Region; readonly attacker: Seat; readonly defender: Seat }
  /** Strengths as they stand, own first. */
  | {
      readonly key: 'ask-battle-card';
      readonly region: Region;
      readonly side: 'attacker' | 'defender';
      readonly own: number;
      readonly other: number;
    }
  | {
      readonly key: 'play-card';
      readonly card: CombatCardId;
      /** What it would add now, its effect included. */
      readonly plus: number;
      readonly losses: number;
      readonly with?: HoldingSource;
    }
  | { readonly key: 'pass-battle' }
  /** Cards are played; artifacts may still decide. */
  | { readonly key: 'ask-boon'; readonly region: Region; readonly own: number; readonly other: number }
  | { readonly key: 'use-boon'; readonly source: HoldingSource; readonly plus: number }
  | { readonly key: 'too-many-losses'; readonly losses: number; readonly strength: number }
  | { readonly key: 'ask-loss'; readonly region: Region; readonly left: number }
  | { readonly key: 'lose-strength'; readonly region: Region; readonly strength: number }
  | { readonly key: 'ask-retreat'; readonly from: Region; readonly armies: number }
  | { readonly key: 'retreat-to'; readonly region: Region }
  | { readonly key: 'retreat-not-own'; readonly region: Region }
  | { readonly key: 'ask-force-retreat'; readonly region: Region }
  | {
      readonly key: 'force-retreat';
      readonly player: Seat;
      readonly region: Region;
      readonly strength: number;
    }
  | { readonly key: 'ask-save-army'; readonly strength: number }
  | { readonly key: 'save-army-in'; readonly region: Region }
  | { readonly key: 'ask-retrieve-card' }
  | { readonly key: 'retrieve-card'; readonly card: CombatCardId };

export type WarEvent =
  | {
      readonly key: 'battle-begun';
      readonly region: Region;
      readonly attacker: Seat;
      readonly defender: Seat;
      /** Military strengths (LOR-TERM.4). */
      readonly attacking: number;
      readonly defending: number;
    }
  | {
      readonly key: 'hand-seen';
      readonly player: Seat;
      readonly of: Seat;
      readonly count: number;
      readonly cards?: readonly CombatCardId[];
    }
  | {
      readonly key: 'battle-card-played';
      readonly player: Seat;
      readonly card: CombatCardId;
      readonly strength: number;
      readonly plus: number;
      readonly losses: number;
    }
  | { readonly key: 'battle-passed'; readonly player: Seat }
  | {
      readonly key: 'battle-counted';
      readonly region: Region;
      readonly attacker: Strength;
      readonly defender: Strength;
      readonly winner: Seat;
    }
  /** Losses of own cards, those that are skipped, and those the enemy added. */
  | {
      readonly key: 'losses-due';
      readonly player: Seat;
      readonly cards: number;
      readonly ignored: number;
      readonly added: number;
    }
  | {
      readonly key: 'armies-retreated';
      readonly player: Seat;
      readonly from: Region;
      readonly to: Region;
      readonly armies: number;
    }
  | {
      readonly key: 'retreat-cut-off';
      readonly player: Seat;
      readonly region: Region;
      readonly armies: number;
    }
  | { readonly key: 'army-saved'; readonly player: Seat; readonly to: Region; readonly strength: number }
  | { readonly key: 'card-retrieved'; readonly player: Seat; readonly card: CombatCardId }
  | {
      readonly key: 'battle-ended';
      readonly region: Region;
      readonly winner: Seat;
      readonly loser: Seat;
    };

import type { Seat } from '@krcma/kernel';
import type { ArtifactId } from '../data/artifacts.ts';
import type { BlessingId } from '../data/blessings.ts';
import type { Region } from '../data/board.ts';
import type { GodId } from '../data/gods.ts';
import type { OmenId } from '../data/omens.ts';
import type { BonusDeed, RealmId } from '../data/realms.ts';
import type { RuleId } from '../data/rule-ids.ts';
import type { ActionId, SlotId } from '../data/wheel.ts';

/** The wheel, its seven actions, omens and Ragnarök. */
export type WheelMessage =
  | { readonly key: 'ask-special' }
  | { readonly key: 'take-action'; readonly action: ActionId }
  /** Why an action is closed. */
  | { readonly key: 'own-marker'; readonly action: SlotId }
  | { readonly key: 'no-own-marker' }
  | { readonly key: 'no-army-in-supply' }
  | { readonly key: 'no-army-on-board' }
  | { readonly key: 'no-temple-left' }
  | { readonly key: 'no-own-sanctuary' }
  | { readonly key: 'no-monster-in-reach' }
  | { readonly key: 'too-few-kills'; readonly kills: number; readonly needed: number }
  | { readonly key: 'hero-not-on-board' }
  | { readonly key: 'other-hero-there'; readonly player: Seat; readonly region: Region }
  | { readonly key: 'own-already'; readonly region: Region }
  | {
      readonly key: 'might-too-low';
      readonly region: Region;
      readonly might: number;
      readonly needed: number;
      /** Its population, or the armies standing there. */
      readonly against: 'population' | 'armies';
    }
  /** A realm pays its allies. `deed` is what the bonus does. */
  | { readonly key: 'ask-realm-bonus'; readonly realm: RealmId }
  | { readonly key: 'take-bonus'; readonly realm: RealmId; readonly deed: BonusDeed }
  | { readonly key: 'leave-bonus'; readonly realm: RealmId }
  | { readonly key: 'bonus-useless'; readonly realm: RealmId; readonly deed: BonusDeed }
  /** Temple and draft. */
  | { readonly key: 'ask-temple'; readonly field: number }
  | { readonly key: 'build-temple'; readonly region: Region }
  | { readonly key: 'temple-stands'; readonly region: Region }
  | { readonly key: 'no-sanctuary'; readonly region: Region }
  | { readonly key: 'region-not-yours'; readonly region: Region; readonly owner?: Seat }
  | { readonly key: 'ask-blessing' }
  | { readonly key: 'take-blessing'; readonly blessing: BlessingId }
  /** Usurp. */
  | { readonly key: 'ask-usurp-recruit'; readonly region: Region; readonly strength: number }
  | { readonly key: 'usurp-recruit'; readonly region: Region; readonly strength: number }
  | { readonly key: 'leave-recruit' }
  /** Monument. */
  | { readonly key: 'ask-monument' }
  | { readonly key: 'raise-monument'; readonly god: GodId; readonly level: number }
  | { readonly key: 'monument-finished'; readonly god: GodId };

/** Why an action is closed, and the rule that closes it. */
export interface Closed {
  readonly reason: WheelMessage;
  readonly rule: RuleId;
}

export type WheelEvent =
  /** `over` is whose marker it covers. */
  | {
      readonly key: 'marker-placed';
      readonly player: Seat;
      readonly action: SlotId;
      readonly over?: Seat;
    }
  | { readonly key: 'monument-begun'; readonly player: Seat }
  | {
      readonly key: 'realm-bonus';
      readonly player: Seat;
      readonly realm: RealmId;
      readonly deed: BonusDeed;
    }
  /** Left, or of no use at all. */
  | {
      readonly key: 'realm-bonus-left';
      readonly player: Seat;
      readonly realm: RealmId;
      readonly useless?: true;
    }
  | {
      readonly key: 'temple-built';
      readonly player: Seat;
      readonly region: Region;
      readonly field: number;
      /** Regions with temples the player controls now. */
      readonly temples: number;
    }
  | { readonly key: 'draft-begun'; readonly player: Seat; readonly blessings: readonly BlessingId[] }
  | { readonly key: 'blessing-taken'; readonly player: Seat; readonly blessing: BlessingId }
  | { readonly key: 'blessings-discarded'; readonly blessings: readonly BlessingId[] }
  | {
      readonly key: 'usurped';
      readonly player: Seat;
      readonly region: Region;
      readonly might: number;
      readonly needed: number;
      readonly from?: Seat;
    }
  | {
      readonly key: 'monument-raised';
      readonly player: Seat;
      readonly god: GodId;
      readonly level: number;
    }
  | { readonly key: 'omen-fulfilled'; readonly omen: OmenId; readonly down: number }
  | { readonly key: 'ragnarok-begun'; readonly by: Seat }
  | { readonly key: 'priests-returned'; readonly seats: readonly Seat[] }
  | { readonly key: 'wheel-cleared' }
  | { readonly key: 'artifacts-recharged'; readonly artifacts: readonly ArtifactId[] }
  | { readonly key: 'forges-filled'; readonly regions: readonly Region[] };

import type { Seat } from '@krcma/kernel';
import type { Region, Sea } from '../data/board.ts';
import type { GodId } from '../data/gods.ts';
import type { HeroId } from '../data/heroes.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { OpName } from '../data/ops.ts';
import type { OriginId } from '../data/origins.ts';
import type { RealmId } from '../data/realms.ts';
import type { RuneActionId } from '../data/rune-actions.ts';
import type { HoldingSource, OpsSource } from '../data/sources.ts';
import type { Attribute, Rune } from '../data/types.ts';
import type { TurnStep } from '../state.ts';

type SelectionMessage =
  | { readonly key: 'ask-hero' }
  | { readonly key: 'take-hero'; readonly hero: HeroId }
  | { readonly key: 'ask-origin' }
  | { readonly key: 'take-origin'; readonly origin: OriginId }
  | { readonly key: 'ask-sea' }
  | { readonly key: 'begin-on-sea'; readonly sea: Sea }
  | { readonly key: 'no-free-coast'; readonly sea: Sea }
  | { readonly key: 'ask-home'; readonly sea: Sea }
  | { readonly key: 'begin-in-region'; readonly region: Region }
  | { readonly key: 'home-is-taken'; readonly region: Region; readonly by: Seat };

/** Prayer: priests and forge runes. */
type PrayerMessage =
  | { readonly key: 'ask-prayer' }
  | {
      readonly key: 'send-priest';
      readonly god: GodId;
      readonly attribute: Attribute;
      /** What the attribute becomes, wherever its marker lies; the level whose bonus comes with it. */
      readonly to: number;
      readonly level: number;
    }
  | { readonly key: 'take-forge-rune'; readonly rune: Rune; readonly region: Region }
  | { readonly key: 'no-priest' }
  | { readonly key: 'priest-sent-already' }
  | { readonly key: 'monument-full'; readonly god: GodId; readonly slots: number }
  | { readonly key: 'forge-is-empty'; readonly region: Region }
  | { readonly key: 'hero-is-not-at-forge'; readonly region: Region };

type HeroStepMessage =
  | { readonly key: 'ask-hero-step' }
  /** Another choice was made; something may still be used. */
  | { readonly key: 'ask-hero-step-more' }
  | { readonly key: 'move-hero'; readonly region: Region }
  | { readonly key: 'move-drakkar'; readonly sea: Sea }
  | { readonly key: 'heal-attribute'; readonly attribute: Attribute; readonly to: number }
  | { readonly key: 'out-of-reach'; readonly moves: number }
  | { readonly key: 'not-injured'; readonly attribute: Attribute }
  | { readonly key: 'ask-hero-and-drakkar'; readonly source: OpsSource };

type RuneStepMessage =
  | { readonly key: 'ask-rune-action'; readonly left: number }
  | { readonly key: 'rune-action'; readonly action: RuneActionId; readonly cost: number }
  | { readonly key: 'ask-rune-monster' }
  | { readonly key: 'rune-monster'; readonly monster: MonsterId; readonly rune: Rune }
  | { readonly key: 'ask-rune-realm' }
  | { readonly key: 'rune-realm'; readonly realm: RealmId; readonly rune: Rune; readonly first: boolean }
  | { readonly key: 'ask-payment'; readonly action: RuneActionId }
  /** Without runes nothing is paid at all; `by` is what makes it cheaper. */
  | { readonly key: 'pay-runes'; readonly runes: readonly Rune[]; readonly by?: HoldingSource }
  | { readonly key: 'lacks-rune'; readonly rune: Rune }
  | { readonly key: 'lacks-different-runes'; readonly cost: number; readonly kinds: number }
  | { readonly key: 'loki-is-elsewhere'; readonly region: Region }
  | { readonly key: 'no-neutral-monster' }
  | { readonly key: 'monster-is-controlled'; readonly monster: MonsterId; readonly by: Seat }
  | { readonly key: 'monster-is-elsewhere'; readonly monster: MonsterId; readonly region: Region }
  | { readonly key: 'no-realm-beside' }
  | { readonly key: 'realm-is-elsewhere'; readonly realm: RealmId }
  | { readonly key: 'allied-already'; readonly realm: RealmId }
  | { readonly key: 'no-army-to-strengthen' }
  | { readonly key: 'no-monster-to-activate' }
  | { readonly key: 'no-card-to-draw' }
  | { readonly key: 'all-attributes-at-top' };

type ManoeuvreMessage =
  | { readonly key: 'ask-activation'; readonly past: number; readonly max: number }
  | {
      readonly key: 'activate-army';
      readonly player: Seat;
      readonly region: Region;
      readonly strength: number;
    }
  | { readonly key: 'activated-already' }
  | { readonly key: 'ask-march'; readonly region: Region; readonly strength: number }
  /** What awaits an army there: whose region it is, whose armies stand in it and how strong they are. */
  | {
      readonly key: 'march-to';
      readonly region: Region;
      readonly owner?: Seat;
      readonly against?: Seat;
      readonly strength?: number;
    }
  | { readonly key: 'army-grows'; readonly to: number }
  | { readonly key: 'loki-bars-the-way'; readonly region: Region }
  | { readonly key: 'army-is-at-top'; readonly strength: number }
  | { readonly key: 'no-own-settlement'; readonly region: Region }
  | { readonly key: 'ask-recruit'; readonly strength: number; readonly source?: OpsSource }
  | { readonly key: 'recruit-in'; readonly region: Region; readonly against?: Seat }
  | { readonly key: 'no-recruiting-place'; readonly region: Region };

/** Operations on what a player has. */
type GoodsMessage =
  | { readonly key: 'ask-gain-rune'; readonly source?: OpsSource }
  | { readonly key: 'gain-rune'; readonly rune: Rune }
  | { readonly key: 'bank-lacks-rune'; readonly rune: Rune }
  | { readonly key: 'ask-lose-rune'; readonly source: OpsSource }
  | { readonly key: 'ask-heal'; readonly source?: OpsSource }
  | { readonly key: 'ask-injure'; readonly source?: OpsSource }
  | { readonly key: 'injure-attribute'; readonly attribute: Attribute; readonly from: number }
  | { readonly key: 'injured-already'; readonly attribute: Attribute }
  | { readonly key: 'ask-raise'; readonly source: OpsSource }
  | { readonly key: 'raise-attribute'; readonly attribute: Attribute; readonly to: number }
  | { readonly key: 'attribute-is-at-top'; readonly attribute: Attribute }
  | { readonly key: 'attribute-is-not-lowest'; readonly attribute: Attribute; readonly lowest: number }
  | { readonly key: 'ask-ally'; readonly source: OpsSource }
  | { readonly key: 'ally-with'; readonly realm: RealmId; readonly first: boolean }
  | { readonly key: 'ask-discard'; readonly source: OpsSource; readonly player: Seat; readonly count: number }
  | { readonly key: 'ask-way'; readonly source: OpsSource; readonly left: number }
  /** One of several things a source offers: what it begins with, and how much of it. */
  | {
      readonly key: 'way';
      readonly source: OpsSource;
      readonly op: OpName;
      readonly n: number;
    }
  | { readonly key: 'way-does-nothing' };

/** Operations on what stands on the board. */
type PiecesMessage =
  | { readonly key: 'ask-army-plus'; readonly source: OpsSource; readonly by: number }
  | { readonly key: 'ask-army-minus'; readonly source: OpsSource; readonly by: number }
  | {
      readonly key: 'army-becomes';
      readonly player: Seat;
      readonly region: Region;
      readonly strength: number;
      /** 0: it is destroyed. */
      readonly to: number;
    }
  | { readonly key: 'ask-place-army'; readonly source: OpsSource }
  | {
      readonly key: 'this-army';
      readonly player: Seat;
      readonly region: Region;
      readonly strength: number;
    }
  | { readonly key: 'ask-place-army-where'; readonly source: OpsSource; readonly region: Region }
  | { readonly key: 'place-in'; readonly region: Region }
  | { readonly key: 'not-own-region'; readonly region: Region }
  | { readonly key: 'ask-place-hero'; readonly source: OpsSource }
  | { readonly key: 'ask-move-hero'; readonly source: OpsSource; readonly moves: number }
  | { readonly key: 'ask-move-drakkar'; readonly source: OpsSource; readonly moves: number };

/** Hero selection and the first four steps of a turn. */
export type TurnMessage =
  | { readonly key: 'skip-step'; readonly step: TurnStep }
  | SelectionMessage
  | PrayerMessage
  | HeroStepMessage
  | RuneStepMessage
  | ManoeuvreMessage
  | GoodsMessage
  | PiecesMessage;

export type TurnEvent =
  | { readonly key: 'turn-begun'; readonly player: Seat; readonly turn: number }
  | { readonly key: 'hero-chosen'; readonly player: Seat; readonly hero: HeroId }
  | { readonly key: 'origin-chosen'; readonly player: Seat; readonly origin: OriginId }
  | {
      readonly key: 'home-chosen';
      readonly player: Seat;
      readonly sea: Sea;
      readonly region: Region;
      readonly armies: number;
    }
  | { readonly key: 'first-turn-taken'; readonly player: Seat }
  | { readonly key: 'priest-sent'; readonly player: Seat; readonly god: GodId; readonly level: number }
  | {
      readonly key: 'rune-action-taken';
      readonly player: Seat;
      readonly action: RuneActionId;
      readonly runes: readonly Rune[];
      readonly by?: HoldingSource;
    }
  | { readonly key: 'runes-lost'; readonly player: Seat; readonly runes: readonly Rune[] }
  | { readonly key: 'forge-emptied'; readonly region: Region; readonly rune: Rune }
  | { readonly key: 'injury-ignored'; readonly player: Seat }
  | { readonly key: 'army-placed'; readonly player: Seat; readonly from: Region; readonly to: Region };

// Chapters DL-EVT, DL-PAY, DL-TAX, DL-SPE: what the ministry and the monsters want, and what spells of the same words do.
import type { Seat } from '@krcma/kernel';
import type { CreatureId } from '../data/creatures.ts';
import type { Cell } from '../data/dungeon.ts';
import type { OpsSource } from '../data/ops-source.ts';
import type { Goods } from '../data/types.ts';

type Loss = 'gold' | 'food' | 'imp' | 'trap';

/** What tells it from an equal one that is at hand. */
interface OfCreature {
  readonly creature: CreatureId;
  readonly state?: 'striking' | 'out';
}

export type DuesMessage =
  /** Whom to settle with next; `bill` is what all of them cost together, so many stay `free`. */
  | {
      readonly key: 'ask-dues';
      readonly source: OpsSource;
      readonly creatures: readonly CreatureId[];
      readonly free: number;
      readonly bill: Goods;
    }
  | { readonly key: 'ask-way'; readonly source: OpsSource }
  | { readonly key: 'ask-sent'; readonly source: OpsSource }
  | ({ readonly key: 'pay-creature'; readonly cost: Goods } & OfCreature)
  | { readonly key: 'pay-all'; readonly cost: Goods }
  | ({ readonly key: 'release-creature'; readonly evil: number } & OfCreature)
  | ({ readonly key: 'discard-creature' } & OfCreature)
  | ({ readonly key: 'let-strike' } & OfCreature)
  | ({ readonly key: 'withdraw-creature' } & OfCreature)
  | ({ readonly key: 'bewitch-creature' } & OfCreature)
  | { readonly key: 'withdraw-all' }
  | { readonly key: 'pay-goods'; readonly goods: Goods; readonly creature?: CreatureId }
  | { readonly key: 'take-evil'; readonly amount: number }
  /** Owed for so many tiles or rooms; `goldPerLetter` unpaid ones make a letter. */
  | {
      readonly key: 'ask-owed';
      readonly source: OpsSource;
      readonly per: 'tiles' | 'rooms';
      readonly count: number;
      readonly owed: number;
      readonly goldPerLetter: number;
    }
  | { readonly key: 'pay-owed'; readonly paid: number; readonly letters: number }
  | {
      readonly key: 'ask-cancel-evil';
      readonly source: OpsSource;
      readonly evil: number;
      readonly each: Goods;
    }
  | { readonly key: 'cancel-evil'; readonly paid: Goods; readonly evil: number }
  | {
      readonly key: 'ask-keep';
      readonly source: OpsSource;
      readonly what: Loss;
      readonly lost: number;
      readonly each: Goods;
    }
  | {
      readonly key: 'keep-some';
      readonly what: Loss;
      readonly kept: number;
      readonly lost: number;
      readonly paid: Goods;
    }
  | { readonly key: 'ask-lose-trap'; readonly source: OpsSource }
  | { readonly key: 'ask-collapse'; readonly left: number; readonly each: Goods }
  | { readonly key: 'collapse-tunnel'; readonly cell: Cell }
  | { readonly key: 'prop-tunnel'; readonly goods: Goods }
  | { readonly key: 'entrance-stays' }
  | { readonly key: 'would-cut-off'; readonly cells: readonly Cell[] };

export type DuesEvent =
  | { readonly key: 'event-began'; readonly event: OpsSource }
  | {
      readonly key: 'creature-paid';
      readonly player: Seat;
      readonly creature: CreatureId;
      readonly cost: Goods;
      readonly source: OpsSource;
    }
  | {
      readonly key: 'creature-released';
      readonly player: Seat;
      readonly creature: CreatureId;
      readonly source: OpsSource;
    }
  | {
      readonly key: 'creature-discarded';
      readonly player: Seat;
      readonly creature: CreatureId;
      readonly source: OpsSource;
    }
  | {
      readonly key: 'creature-strikes';
      readonly player: Seat;
      readonly creature: CreatureId;
      readonly source: OpsSource;
    }
  | {
      readonly key: 'goods-paid';
      readonly player: Seat;
      readonly source: OpsSource;
      readonly goods: Goods;
      readonly creature?: CreatureId;
    }
  | {
      readonly key: 'evil-cancelled';
      readonly player: Seat;
      readonly source: OpsSource;
      readonly evil: number;
      readonly cancelled: number;
    }
  /** Of `had` so many were to go, some of them were kept for a price. */
  | {
      readonly key: 'goods-lost';
      readonly player: Seat;
      readonly source: OpsSource;
      readonly what: Loss;
      readonly had: number;
      readonly lost: number;
      readonly kept: number;
      readonly paid: Goods;
    }
  | {
      readonly key: 'owed-paid';
      readonly player: Seat;
      readonly source: OpsSource;
      readonly per: 'tiles' | 'rooms';
      readonly count: number;
      readonly owed: number;
      readonly paid: number;
      readonly letters: number;
    }
  | { readonly key: 'tunnel-collapsed'; readonly player: Seat; readonly cell: Cell }
  | { readonly key: 'tunnel-propped'; readonly player: Seat; readonly goods: Goods }
  | { readonly key: 'collapse-averted'; readonly player: Seat; readonly left: number };

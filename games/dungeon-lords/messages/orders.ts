// Chapters DL-ORD to DL-RET: programmes, minions, the eight actions, production.
import type { Seat } from '@krcma/kernel';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { CreatureId } from '../data/creatures.ts';
import type { Cell } from '../data/dungeon.ts';
import type { OrderId, SlotIndex } from '../data/orders.ts';
import type { ProductionRoom, RoomId, Zone } from '../data/rooms.ts';
import type { TrapId } from '../data/traps.ts';
import type { Goods } from '../data/types.ts';

/** Why a slot could only be declined. */
export type Hindrance =
  | { readonly why: 'lacks'; readonly lacks: Goods }
  | { readonly why: 'too-few-imps'; readonly idle: number; readonly needed: number }
  | {
      readonly why:
        | 'nowhere-to-dig'
        | 'nothing-to-mine'
        | 'no-traps'
        | 'nothing-offered'
        | 'none-affordable'
        | 'none-fits';
    };

/** Why a room does not work now. */
export type Idleness =
  | { readonly why: 'no-production' | 'conquered' | 'no-traps' | 'nowhere-to-dig' }
  | { readonly why: 'used'; readonly uses: number }
  | { readonly why: 'too-few-workers'; readonly idle: number; readonly needed: number }
  | { readonly why: 'lacks'; readonly lacks: Goods };

type Question =
  | { readonly key: 'ask-programme'; readonly place: number; readonly laid: readonly OrderId[] }
  | { readonly key: 'ask-dummy'; readonly dummy: number; readonly orders: readonly OrderId[] }
  | { readonly key: 'ask-seal'; readonly orders: readonly OrderId[]; readonly dummy?: OrderId }
  | { readonly key: 'ask-slot'; readonly order: OrderId; readonly slot: SlotIndex }
  | { readonly key: 'ask-spy' }
  | { readonly key: 'ask-dig'; readonly slot: SlotIndex; readonly dug: number; readonly most: number }
  | { readonly key: 'ask-mine'; readonly slot: SlotIndex; readonly mined: number; readonly most: number }
  | { readonly key: 'ask-hire'; readonly slot: SlotIndex }
  | { readonly key: 'ask-room'; readonly slot: SlotIndex }
  | { readonly key: 'ask-cell'; readonly room: RoomId }
  | { readonly key: 'ask-give'; readonly creature: CreatureId }
  | { readonly key: 'ask-bury'; readonly creature?: CreatureId }
  | { readonly key: 'ask-work'; readonly imps: number; readonly trolls: number }
  | { readonly key: 'ask-shed' }
  | { readonly key: 'ask-retrieve' };

type Choice =
  | { readonly key: 'lay-order'; readonly order: OrderId; readonly place: number; readonly fee?: number }
  | { readonly key: 'pick-for-dummy'; readonly order: OrderId }
  | { readonly key: 'seal-programme'; readonly orders: readonly OrderId[] }
  | {
      readonly key: 'use-slot';
      readonly order: OrderId;
      readonly slot: SlotIndex;
      readonly pays: Goods;
      readonly gains: Goods;
    }
  | { readonly key: 'decline-slot'; readonly order: OrderId }
  | { readonly key: 'spy-card'; readonly round: number; readonly seen?: CombatCardId }
  | { readonly key: 'dig-at'; readonly cell: Cell }
  | { readonly key: 'dug-enough'; readonly dug: number }
  | { readonly key: 'mine-at'; readonly cell: Cell }
  | { readonly key: 'mined-enough'; readonly mined: number }
  | { readonly key: 'hire-creature'; readonly creature: CreatureId; readonly price: Goods }
  | { readonly key: 'take-room'; readonly room: RoomId; readonly price: Goods }
  | { readonly key: 'build-at'; readonly room: RoomId; readonly cell: Cell }
  | { readonly key: 'give-monster'; readonly creature: CreatureId }
  | { readonly key: 'bury-trap'; readonly trap: TrapId }
  | { readonly key: 'work-room'; readonly room: RoomId }
  | { readonly key: 'stop-production' }
  | { readonly key: 'retrieve-order'; readonly order: OrderId; readonly locks: readonly OrderId[] };

type Refusal =
  | { readonly key: 'order-locked'; readonly order: OrderId }
  | { readonly key: 'dummy-order-gone'; readonly order: OrderId }
  | { readonly key: 'closes-block' }
  | { readonly key: 'not-beside' }
  | { readonly key: 'conquered-tile' }
  | { readonly key: 'room-not-mined' }
  | { readonly key: 'too-poor'; readonly lacks: Goods }
  | { readonly key: 'fits-nowhere'; readonly room: RoomId; readonly zone: Zone }
  | { readonly key: 'no-tunnel' }
  | { readonly key: 'room-already' }
  | { readonly key: 'wrong-zone'; readonly room: RoomId; readonly zone: Zone }
  | { readonly key: 'beside-room' }
  | { readonly key: 'ghost-no-monster' }
  | { readonly key: 'not-itself'; readonly creature: CreatureId }
  | { readonly key: 'room-idle'; readonly room: RoomId; readonly idle: Idleness }
  | { readonly key: 'order-carried-out'; readonly order: OrderId };

export type OrdersMessage = Question | Choice | Refusal;

type Programming =
  | { readonly key: 'dummy-revealed'; readonly dummy: number; readonly orders: readonly OrderId[] }
  | { readonly key: 'dummy-picked'; readonly player: Seat; readonly dummy: number; readonly order: OrderId }
  | {
      readonly key: 'dummy-placed';
      readonly dummy: number;
      readonly order: OrderId;
      readonly slot: SlotIndex;
    }
  /** Of all seats, by their number. */
  | { readonly key: 'orders-revealed'; readonly place: number; readonly orders: readonly OrderId[] }
  | {
      readonly key: 'minion-placed';
      readonly player: Seat;
      readonly order: OrderId;
      readonly slot: SlotIndex;
      readonly fee?: number;
    }
  /** For want of a slot, or of gold for the fee. */
  | { readonly key: 'minion-stayed'; readonly player: Seat; readonly order: OrderId; readonly fee?: number };

interface Dug {
  readonly player: Seat;
  readonly slot: SlotIndex;
  readonly cells: readonly Cell[];
  readonly foreman: boolean;
}

type Executing =
  | {
      readonly key: 'slot-impossible';
      readonly player: Seat;
      readonly order: OrderId;
      readonly slot: SlotIndex;
      readonly hindrance: Hindrance;
    }
  | {
      readonly key: 'slot-declined';
      readonly player: Seat;
      readonly order: OrderId;
      readonly slot: SlotIndex;
    }
  | {
      readonly key: 'slot-used';
      readonly player: Seat;
      readonly order: OrderId;
      readonly slot: SlotIndex;
      readonly paid: Goods;
      readonly gained: Goods;
    }
  | ({ readonly key: 'tunnels-dug' } & Dug)
  | ({ readonly key: 'gold-mined' } & Dug)
  | {
      readonly key: 'creature-hired';
      readonly player: Seat;
      readonly creature: CreatureId;
      readonly slot: SlotIndex;
      readonly paid: Goods;
    }
  | { readonly key: 'dummy-scared'; readonly dummy: number; readonly creature: CreatureId }
  | {
      readonly key: 'room-built';
      readonly player: Seat;
      readonly room: RoomId;
      readonly cell: Cell;
      readonly slot: SlotIndex;
      readonly paid: Goods;
    }
  | {
      readonly key: 'monster-given';
      readonly player: Seat;
      readonly creature: CreatureId;
      readonly to: CreatureId;
    }
  | { readonly key: 'trap-buried'; readonly player: Seat; readonly trap?: TrapId };

type Producing =
  | {
      readonly key: 'room-worked';
      readonly player: Seat;
      readonly room: RoomId;
      readonly imps: number;
      readonly trolls: number;
      readonly paid: Goods;
      readonly made: ProductionRoom['makes'];
    }
  | { readonly key: 'shed-dug'; readonly player: Seat; readonly cell: Cell }
  | {
      readonly key: 'orders-retrieved';
      readonly player: Seat;
      readonly order: OrderId;
      readonly locked: readonly OrderId[];
    };

export type OrdersEvent = Programming | Executing | Producing;

// Chapters DL-EXE to DL-ROOM: the eight actions in the order in which they are carried out (DL-EXE.1).
import type { Goods } from './types.ts';

export interface Slot {
  readonly pay?: Goods;
  readonly gain?: Goods;
  /** Looks at so many combat cards (DL-REP.5). */
  readonly spies?: number;
  readonly digs?: number;
  readonly mines?: number;
  /** One idle imp is set aside first (DL-DIG.2, DL-MINE.2). */
  readonly foreman?: true;
}

export interface Action {
  readonly slots: readonly [first: Slot, second: Slot, third: Slot];
  /** The shortest strip is served first (DL-EXE.2). */
  readonly lastFirst?: true;
}

export const actions = {
  'get-food': {
    slots: [
      { pay: { gold: 1 }, gain: { food: 2 } },
      { pay: { evil: 1 }, gain: { food: 3 } },
      { pay: { evil: 2 }, gain: { food: 3, gold: 1 } },
    ],
  },
  'improve-reputation': {
    slots: [
      { gain: { evil: -1 }, spies: 1 },
      { gain: { evil: -2 } },
      { pay: { gold: 1 }, gain: { evil: -2 }, spies: 1 },
    ],
  },
  'dig-tunnels': { slots: [{ digs: 2 }, { digs: 3 }, { digs: 4, foreman: true }] },
  'mine-gold': { slots: [{ mines: 2 }, { mines: 3 }, { mines: 4, foreman: true }] },
  'recruit-imps': {
    slots: [
      { pay: { food: 1 }, gain: { imp: 1 } },
      { pay: { food: 2 }, gain: { imp: 2 } },
      { pay: { food: 1, gold: 1 }, gain: { imp: 2 } },
    ],
  },
  'buy-traps': {
    slots: [
      { pay: { gold: 1 }, gain: { trap: 1 } },
      { gain: { trap: 1 } },
      { pay: { gold: 2 }, gain: { trap: 2 } },
    ],
  },
  'hire-monster': { slots: [{}, {}, { pay: { food: 1 } }], lastFirst: true },
  'build-room': { slots: [{}, { pay: { gold: 1 } }, { pay: { gold: 1 } }], lastFirst: true },
} as const satisfies Record<string, Action>;

/** An order sends a minion to the action of its name. */
export type OrderId = keyof typeof actions;

export const ORDERS = Object.keys(actions) as OrderId[];

export const SLOTS = [0, 1, 2] as const;
export type SlotIndex = (typeof SLOTS)[number];

export const slotOf = (order: OrderId, slot: SlotIndex): Slot => actions[order].slots[slot];

/** Played as the first order of a full game it costs gold (DL-FULL.5). */
export const FIRST_ORDER_FEE = { 'hire-monster': 1 } as const satisfies Partial<Record<OrderId, number>>;

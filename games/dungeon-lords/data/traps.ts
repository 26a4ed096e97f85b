// Chapter DL-TCD. The equal split over the nine kinds is ours, and so are four values of the second year.
import type { ByYear, Goods, Source } from './types.ts';

export interface TrapDamage {
  readonly target: 'first' | 'second' | 'last' | 'each' | 'others' | 'chosen';
  readonly amount: number | 'hit-points';
}

export interface Trap {
  readonly pay: ByYear<Goods>;
  /** Entries on one adventurer add up before icons cancel them (DL-TRP.2). */
  readonly damage: ByYear<readonly TrapDamage[]>;
  readonly noConquest?: true;
  /** Late damage to the chosen one (DL-TCD.8). */
  readonly poison?: number;
  /** Nobody casts, or nobody heals, by the class of the chosen one (DL-TCD.11). */
  readonly silences?: true;
  readonly copies: number;
  readonly source: Source;
}

export const traps = {
  'rolling-stone': {
    pay: [{}, {}],
    damage: [[{ target: 'first', amount: 3 }], [{ target: 'first', amount: 4 }]],
    copies: 3,
    source: 'house',
  },
  'wall-of-fire': {
    pay: [{}, {}],
    damage: [
      [
        { target: 'each', amount: 1 },
        { target: 'last', amount: 1 },
      ],
      [
        { target: 'each', amount: 1 },
        { target: 'last', amount: 1 },
      ],
    ],
    copies: 3,
    source: 'house',
  },
  pendulum: {
    pay: [{}, {}],
    damage: [[{ target: 'second', amount: 3 }], [{ target: 'second', amount: 4 }]],
    copies: 3,
    source: 'house',
  },
  'poisoned-meal': {
    pay: [{ food: 1 }, { food: 2 }],
    damage: [[{ target: 'first', amount: 'hit-points' }], [{ target: 'first', amount: 'hit-points' }]],
    copies: 3,
    source: 'house',
  },
  'cursed-ring': {
    pay: [{ gold: 1 }, { gold: 1 }],
    damage: [[{ target: 'each', amount: 1 }], [{ target: 'each', amount: 1 }]],
    noConquest: true,
    copies: 3,
    source: 'house',
  },
  'trap-door': {
    pay: [{}, {}],
    damage: [[{ target: 'first', amount: 2 }], [{ target: 'first', amount: 3 }]],
    noConquest: true,
    copies: 3,
    source: 'house',
  },
  'kamikaze-imp': {
    pay: [{ imp: 1 }, { imp: 1 }],
    damage: [
      [
        { target: 'first', amount: 3 },
        { target: 'others', amount: 1 },
      ],
      [
        { target: 'first', amount: 4 },
        { target: 'others', amount: 1 },
      ],
    ],
    copies: 3,
    source: 'house',
  },
  'poisoned-dart': {
    pay: [{}, {}],
    damage: [[{ target: 'chosen', amount: 1 }], [{ target: 'chosen', amount: 1 }]],
    poison: 2,
    copies: 3,
    source: 'house',
  },
  'antimagic-dart': {
    pay: [{}, {}],
    damage: [[{ target: 'chosen', amount: 1 }], [{ target: 'chosen', amount: 1 }]],
    silences: true,
    copies: 3,
    source: 'house',
  },
} as const satisfies Record<string, Trap>;

export type TrapId = keyof typeof traps;

export const TRAPS = Object.keys(traps) as TrapId[];

export const trapOf = (id: TrapId): Trap => traps[id];

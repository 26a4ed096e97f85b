// Chapters DL-EVT, DL-PAY, DL-TAX and DL-SPE.
import type { Op } from './ops.ts';
import type { Source } from './types.ts';

export const eventTiles = {
  payday: {
    ops: [
      {
        op: 'forEachOwnCreature',
        chooseOne: [[{ op: 'payMonsterCost' }], [{ op: 'release' }, { op: 'gainEvil', amount: 1 }]],
      },
    ],
  },
  taxes: { ops: [{ op: 'owe', per: 'tiles', each: 2, goldPerLetter: 1 }] },
  /** In a first game nothing happens (DL-SPE.1). */
  special: { ops: [] },
} as const satisfies Record<string, { readonly ops: readonly Op[] }>;

export type EventTileId = keyof typeof eventTiles;

export const EVENT_TILES = Object.keys(eventTiles) as EventTileId[];

export interface SpecialEvent {
  readonly ops: readonly Op[];
  readonly source: Source;
}

export const specialEvents = {
  'witch-hunt': {
    ops: [{ op: 'chooseOne', options: [[{ op: 'discardMonster' }], [{ op: 'gainEvil', amount: 3 }]] }],
    source: 'public',
  },
  'monster-strike': {
    ops: [{ op: 'forEachOwnMonster', chooseOne: [[{ op: 'payOneIconOfCost' }], [{ op: 'turnFaceDown' }]] }],
    source: 'house',
  },
  robbery: { ops: [{ op: 'loseHalf', what: 'gold', round: 'up' }], source: 'house' },
  rats: { ops: [{ op: 'loseHalf', what: 'food', round: 'up' }], source: 'house' },
  'cave-in': { ops: [{ op: 'collapseTunnels', perTunnels: 3, saveEachFor: { gold: 1 } }], source: 'house' },
  'imp-walkout': {
    ops: [{ op: 'loseHalf', what: 'imp', round: 'down', saveEachFor: { food: 1 } }],
    source: 'house',
  },
  'head-hunters': {
    ops: [
      {
        op: 'forEachOwnCreature',
        free: 2,
        chooseOne: [[{ op: 'pay', goods: { gold: 1 } }], [{ op: 'release' }]],
      },
    ],
    source: 'house',
  },
  'extra-tax': { ops: [{ op: 'owe', per: 'rooms', each: 1, goldPerLetter: 2 }], source: 'house' },
  'smear-campaign': { ops: [{ op: 'gainEvil', amount: 2, cancelEachFor: { gold: 1 } }], source: 'house' },
} as const satisfies Record<string, SpecialEvent>;

export type SpecialEventId = keyof typeof specialEvents;

export const SPECIAL_EVENTS = Object.keys(specialEvents) as SpecialEventId[];

export const specialEventOf = (id: SpecialEventId): SpecialEvent => specialEvents[id];

// LOR-HSEL: six origins; each acts once, when it is chosen.
import type { Op } from './ops.ts';
import type { Source } from './types.ts';

export interface Origin {
  readonly ops: readonly Op[];
  readonly source: Source;
}

export const origins = {
  odin: { ops: [{ op: 'takeFirstTurn' }, { op: 'gainRune', n: 2, kind: 'any' }], source: 'rulebook' },
  thor: {
    ops: [
      { op: 'drawCombat', n: 1 },
      { op: 'gainRune', n: 2, kind: 'any' },
      { op: 'armyPlus', n: 1, scope: 'oneOwnArmyOnBoard' },
    ],
    source: 'house',
  },
  freyja: {
    ops: [
      { op: 'ally', n: 1, filter: 'any' },
      { op: 'armyPlus', n: 1, scope: 'oneOwnArmyOnBoard' },
    ],
    source: 'house',
  },
  tyr: {
    ops: [
      { op: 'armyPlus', n: 2, scope: 'oneOwnArmyOnBoard' },
      { op: 'drawCombat', n: 1 },
      { op: 'gainRune', n: 1, kind: 'any' },
    ],
    source: 'house',
  },
  njord: {
    ops: [
      { op: 'recruit', strength: 3, where: 'freeCoast' },
      { op: 'gainRune', n: 2, kind: 'any' },
      { op: 'drawCombat', n: 1 },
    ],
    source: 'house',
  },
  heimdall: {
    ops: [
      { op: 'ally', n: 1, filter: 'any' },
      { op: 'gainRune', n: 1, kind: 'any' },
    ],
    source: 'house',
  },
} as const satisfies Record<string, Origin>;

export type OriginId = keyof typeof origins;

export const ORIGINS: readonly OriginId[] = Object.keys(origins) as OriginId[];

/** Offered to everybody until somebody keeps it (LOR-HSEL.3). */
export const FIRST_ORIGIN: OriginId = 'odin';

// LOR-PRAY: three gods, their monuments and what they give.
import type { Op } from './ops.ts';
import type { Attribute, Source } from './types.ts';

export interface God {
  readonly attribute: Attribute;
  /** What a priest brings besides at level 1, 2 and 3; never their sum (LOR-PRAY.7). */
  readonly levels: readonly (readonly Op[])[];
  readonly artifact: string;
  readonly source: Source;
}

export const gods = {
  odin: {
    attribute: 'authority',
    levels: [
      [{ op: 'armyPlus', n: 1, scope: 'ownArmiesOnBoard', distribute: true }],
      [{ op: 'armyPlus', n: 2, scope: 'ownArmiesOnBoard', distribute: true }],
      [{ op: 'armyPlus', n: 3, scope: 'ownArmiesOnBoard', distribute: true }],
    ],
    artifact: 'gungnir',
    source: 'house',
  },
  thor: {
    attribute: 'might',
    levels: [[{ op: 'drawCombat', n: 1 }], [{ op: 'drawCombat', n: 2 }], [{ op: 'drawCombat', n: 3 }]],
    artifact: 'mjolnir',
    source: 'house',
  },
  freyja: {
    attribute: 'wisdom',
    levels: [
      [{ op: 'gainRune', n: 1, kind: 'any' }],
      [{ op: 'gainRune', n: 2, kind: 'any' }],
      [{ op: 'gainRune', n: 3, kind: 'any' }],
    ],
    artifact: 'brisingamen',
    source: 'house',
  },
} as const satisfies Record<string, God>;

export type GodId = keyof typeof gods;

export const GODS: readonly GodId[] = Object.keys(gods) as GodId[];

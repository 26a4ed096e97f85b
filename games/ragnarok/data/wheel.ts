// Chapter LOR-SPEC: the wheel around the tree.
import type { SideId } from './board.ts';
import type { Op } from './ops.ts';
import type { RealmId } from './realms.ts';
import { SLOTS, type SlotId } from './types.ts';

export { SLOTS, type SlotId };

/** The seventh has no slot, no marker and no realm (LOR-SPEC.10). */
export const ACTIONS = [...SLOTS, 'monument'] as const;
export type ActionId = (typeof ACTIONS)[number];

/** The realm each slot points at (LOR-REALM.6). */
export const realmOfSlot: Readonly<Record<SlotId, RealmId>> = {
  reinforce: 'alfheim',
  mobilize: 'vanaheim',
  prepare: 'niflheim',
  temple: 'jotunheim',
  monsters: 'muspelheim',
  usurp: 'svartalfheim',
};

export const actionOps: Readonly<Record<ActionId, readonly Op[]>> = {
  reinforce: [{ op: 'recruit', strength: 'authority', where: 'recruitingPlace' }],
  mobilize: [{ op: 'activateArmies', min: 1, max: 'all' }],
  prepare: [
    {
      op: 'choose',
      times: 2,
      repeat: true,
      of: [
        [{ op: 'heal', n: 1 }],
        [{ op: 'drawCombat', n: 1 }],
        [{ op: 'gainRune', n: 1, kind: 'any' }],
        [{ op: 'armyPlus', n: 1, scope: 'oneOwnArmyInOwnSettlement' }],
      ],
    },
  ],
  temple: [{ op: 'buildTemple' }, { op: 'gainPriest', n: 1 }, { op: 'draftIfShown' }],
  monsters: [{ op: 'monstersAction' }],
  usurp: [{ op: 'usurp' }],
  monument: [{ op: 'monumentAction' }],
};

/** What the owner of a marker gets when it is covered (LOR-SPEC.7). */
export const coveredOps: readonly Op[] = [{ op: 'gainRune', n: 1, kind: 'any' }];

/** Clockwise from the north, as they lie around the tree. */
export const wheelOrder: Readonly<Record<SideId, readonly SlotId[]>> = {
  m4: ['mobilize', 'reinforce', 'temple', 'monsters', 'usurp', 'prepare'],
  m2: ['mobilize', 'reinforce', 'usurp', 'monsters', 'temple', 'prepare'],
};

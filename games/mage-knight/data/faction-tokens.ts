// MK-24.2, .3: two of each.
import type { Op } from './ops.ts';
import type { Faction } from './types.ts';

export interface FactionToken {
  readonly faction: Faction;
  readonly notInCombat?: true;
  readonly ops: readonly Op[];
}

export const factionTokens = {
  'healing-herbs': {
    faction: 'elementalist',
    ops: [{ op: 'choose', of: [[{ op: 'heal', n: 1 }], [{ op: 'throwDiscardWound', n: 1 }]] }],
  },
  'tome-of-relearning': { faction: 'elementalist', notInCombat: true, ops: [{ op: 'swapCommonSkill' }] },
  'fire-gem': { faction: 'elementalist', ops: [{ op: 'addElement', element: 'fire' }] },
  'ice-shard': { faction: 'elementalist', ops: [{ op: 'addElement', element: 'ice' }] },
  'cloak-of-shielding': { faction: 'elementalist', ops: [{ op: 'ignoreWound', n: 1 }] },
  'mystical-map': { faction: 'elementalist', ops: [{ op: 'freeExplore', range: 3 }] },
  'vampiric-chalice': { faction: 'darkCrusader', ops: [{ op: 'discardWoundsPerDefeat', max: 4 }] },
  'amulet-of-reawakening': {
    faction: 'darkCrusader',
    ops: [
      { op: 'recycle', n: 1, pick: 'random', to: 'bottom' },
      { op: 'handLimit', n: 1 },
    ],
  },
  'vial-of-toxin': { faction: 'darkCrusader', ops: [{ op: 'toxin', melee: 3, ranged: 2, siege: 1 }] },
  'ghostly-elixir': { faction: 'darkCrusader', ops: [{ op: 'cardAttackRanged' }] },
  'orb-of-twilight': { faction: 'darkCrusader', ops: [{ op: 'flipGoldBlack' }] },
  'staff-of-concealment': { faction: 'darkCrusader', ops: [{ op: 'move', n: 2 }, { op: 'concealment' }] },
} as const satisfies Readonly<Record<string, FactionToken>>;

export type FactionTokenId = keyof typeof factionTokens;
export const FACTION_TOKENS = Object.keys(factionTokens) as readonly FactionTokenId[];

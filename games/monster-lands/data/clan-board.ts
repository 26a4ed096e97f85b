// Chapters ML-PSET, ML-POOL.2-3 and ML-CLN.11: what is printed on a clan board.
import type { DiceCount } from './types.ts';

/** What a clan begins with. */
export const start = { glory: 5, coins: 7, defence: 0, potions: 0, venoms: 0 } as const;

/** What a clan board holds (ML-LODGE.3, ML-LAB.2, ML-ARM.2). */
export const limits = { traps: 5, defence: 5, potions: 3, venoms: 3 } as const;

export interface GloryBand {
  readonly from: number;
  readonly dice: DiceCount;
  readonly wage: number;
}

/** The colours of the second and the third die are ours (ML-POOL.3). */
export const gloryBands: readonly [GloryBand, GloryBand, GloryBand] = [
  { from: 0, dice: { strength: 1, magic: 0, persuasion: 0 }, wage: 1 },
  { from: 11, dice: { strength: 1, magic: 1, persuasion: 0 }, wage: 2 },
  { from: 21, dice: { strength: 1, magic: 1, persuasion: 1 }, wage: 3 },
];

export const END_GLORY = 30;
export const ROUNDS = 6;

/** Coins a clan without members is topped up to (ML-DTH.9). */
export const RELIEF_COINS = 5;

/** Victory points for so many icons of one affinity; six and more count alike (ML-SCO.4). */
export const affinityPoints: readonly number[] = [0, 1, 1, 3, 5, 7, 10];

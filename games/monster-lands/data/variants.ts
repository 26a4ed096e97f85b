// Chapter ML-VAR.
import type { Bundle } from './types.ts';

export const queensGift = {
  fromRound: 2,
  choice: [{ potions: 1 }, { venoms: 1 }, { defence: 1 }, { coins: 2 }],
} as const satisfies { readonly fromRound: number; readonly choice: readonly Bundle[] };

export const moreMonstersRounds: readonly number[] = [2, 4, 6];

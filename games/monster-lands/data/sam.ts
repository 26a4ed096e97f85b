// Chapter ML-SAM: Sam's tables, read by the red and the yellow die.
import type { BuildingId } from './board.ts';
import type { SamOutside } from './scenarios.ts';

/** Red from here on sends Sam Outside (ML-SAM.3). */
export const SAM_OUTSIDE_FROM = 5;

export const samCitadel: readonly BuildingId[] = [
  'lodge',
  'laboratory',
  'tavern',
  'armoury',
  'market',
  'mine',
];

export const samOutside: readonly SamOutside[] = [1, 2, 3, 4, 'qa', 'qb'];

/** Which row or card he takes away, by the red die 1 to 4 (ML-SAM.7, ML-SAM.9, ML-SAM.11). */
export const samRemoves: readonly number[] = [0, 1, 2, 0];

export const SAM_TOKENS = 6;

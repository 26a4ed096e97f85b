import type { Seat } from '@krcma/kernel';
import type { EnemyId } from '../data/enemies.ts';

/** A token on the map: known to all once it lies face up (MK-1.39). */
export type Token = {
  readonly enemy: EnemyId;
  up: boolean;
  /** Whom it was dealt to in a cooperative assault (MK-18.6). */
  for?: Seat;
  /** The hero it pursues (MK-13.31), from the turn after this one. */
  readonly pursues?: Seat;
  readonly since?: number;
};

import type { Callable, Seat } from '@krcma/kernel';
import type { MonsterLands } from '../state.ts';
import type { Barrier } from './citadel.ts';
import type { Of } from './script.ts';

/** What one of the four shops contributes. The die lies there already when `buy` is called. */
export interface Shop {
  /** Whether anything can be bought with this discount; otherwise the die may not be placed (ML-CIT.5). */
  affordable(game: MonsterLands, seat: Seat, discount: number): boolean;
  readonly buy: Callable<Of & { discount: number }, undefined>;
  /** The lowest price there with this discount, for the refusal. */
  cheapest(game: MonsterLands, seat: Seat, discount: number): number;
  /** What bars the seat from buying whatever it could pay. */
  barrier?(game: MonsterLands, seat: Seat): Barrier | undefined;
}

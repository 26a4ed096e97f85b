import type { Occasion, Op } from './ops.ts';
import type { Source } from './types.ts';

/** What a player holds and what acts by itself at its occasions: a hero's ability, a blessing, an artifact. */
export interface Holding {
  readonly on: readonly Occasion[];
  /** The owner may leave it. */
  readonly optional?: true;
  /** At most once in each; as often as it comes unless given. */
  readonly limit?: 'turn' | 'battle' | 'hunt';
  readonly ops: readonly Op[];
  readonly source: Source;
}

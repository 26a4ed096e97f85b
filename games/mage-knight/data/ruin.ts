import type { Reward } from './rewards.ts';
import type { Back, Basic, SetId } from './types.ts';

/** An altar with its tribute, or enemies (MK-9.16, .17). */
export interface Ruin {
  readonly set: SetId;
  readonly tribute?: Readonly<Partial<Record<Basic, number>>>;
  readonly enemies?: readonly Back[];
  readonly rewards: readonly Reward[];
}

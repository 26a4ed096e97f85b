// A cooperative assault on a city (MK-18), from its proposal to the last end of turn.
import type { Seat } from '@krcma/kernel';
import type { EnemyId } from '../data/enemies.ts';
import type { SpaceId } from '../data/geometry.ts';
import type { Turn } from './turn.ts';

/** What one of the players has to do with it. */
export type AssaultPart = {
  readonly seat: Seat;
  /** How many defenders they face; nobody has said so yet. */
  n: number | null;
  /** Whether they agree; they still think. */
  agreed: boolean | null;
  /** They face the leader of the faction (MK-24.11). */
  leader?: true;
  /** Who was dealt to them, and who of those has fallen. */
  dealt: EnemyId[];
  fallen: EnemyId[];
  /** They have not come in yet, fight, have fought, or stayed outside. */
  state: 'waiting' | 'fighting' | 'fought' | 'outside';
  /** What their turn has come to, while another one plays. */
  turn: Turn | null;
};

export type Assault = {
  /** The city, by its first half, or the seat of a leader. */
  readonly space: SpaceId;
  /** Whose turn it is. */
  readonly starter: Seat;
  stage: 'proposed' | 'fighting' | 'ending';
  /** The starter first, the others by their order tokens. */
  parts: AssaultPart[];
};

// A combat of one player against another (MK-17).
import type { Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import type { Element } from '../data/types.ts';
import type { Combat, Point } from './combat.ts';
import type { Turn } from './turn.ts';

export const DUEL_PHASES = ['ranged', 'melee'] as const;
export type DuelPhase = (typeof DUEL_PHASES)[number];

export const ATTENDANCES = ['full', 'partial'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** A part of an attack that was made, as it counts. */
export type Share = Pick<Point, 'kind' | 'source' | 'unit'> & {
  readonly n: number;
  readonly element: Element;
};

/**
 * Both have a turn and a combat of their own: those of whoever acts now are the table's (`game.active`, `game.turn`,
 * `game.combat`), those of the other one wait here.
 */
export type Duel = {
  readonly space: SpaceId;
  readonly aggressor: Seat;
  readonly defender: Seat;
  /** Where the aggressor came from, for the way back (MK-17.22). */
  readonly from: SpaceId | null;
  /** How far the defender attends; not said yet at first (MK-17.4, .7). */
  attendance: Attendance | null;
  phase: DuelPhase;
  /** Whose attack it is (MK-17.8), and what is done of it now: it is put together, blocked, or its damage assigned. */
  attacker: Seat;
  step: 'attack' | 'block' | 'damage';
  /** How many did not attack, one after the other (MK-17.8, .20). */
  passes: number;
  /** The attack that was made, and the mana it took; before it is made, the mana that was used until then. */
  attack: Share[];
  mana: number;
  /** Its elements once it was blocked. */
  elements: Element[];
  /** What was blocked of it, and what is left to assign. */
  blocked: number;
  damage: number;
  over: boolean;
  /** Who forced the other one back (MK-17.21); nobody in a draw. */
  winner: Seat | null;
  away: { turn: Turn; combat: Combat | null };
};

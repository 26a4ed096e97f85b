// One course a fight can take: what it demands, who takes the damage, and what it comes to.
import type { CombatPhase, MageKnight } from '../state.ts';
import type { Blow } from './field.ts';
import type { Harm } from './harm.ts';
import type { Patch } from './patch.ts';
import type { FightResult } from './result.ts';
import type { Following } from './use.ts';

/**
 * Something that takes points, Move or Influence: an attack on enemies, one that is given up to draw a defence onto them, a block, an attack
 * that is slowed down, or units that want to be bribed.
 */
export interface Demand {
  readonly kind: 'attack' | 'decoy' | 'block' | 'slow' | 'bribe';
  readonly phase: CombatPhase;
  /** Enemies that are attacked together. */
  readonly foes: readonly number[];
  readonly blow?: Blow;
  /** How far each attack is slowed down. */
  readonly slowed?: ReadonlyMap<Blow, number>;
  /** In halves of points. */
  readonly need: number;
  /** Only siege attacks reach it. */
  readonly walled: boolean;
  /** The table as it is read while the points are laid. */
  readonly there: MageKnight;
}

export interface Stance {
  readonly demands: readonly Demand[];
  readonly harm: Harm;
  readonly result: FightResult;
  /** How many fall in each phase. */
  readonly falls: Readonly<Record<'ranged' | 'block' | 'attack', number>>;
  /** What it is worth if all it demands were free, and at most. */
  readonly worth: number;
  readonly most: number;
}

/** What is done to the enemies in each phase. */
export interface Patches {
  readonly ranged: Patch;
  readonly block: Patch;
  readonly attack: Patch;
  /** Attacks that have to be blocked for it. */
  readonly following: readonly Following[];
}

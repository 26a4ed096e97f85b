// Where a fight stands while it is searched: each stage is a question of the rules, or a card to be turned up.
import type { CombatCardId } from '../data/combat-cards.ts';
import type { Op } from '../data/ops.ts';
import type { TrapId } from '../data/traps.ts';
import type { Strike } from '../rules/fight/attacks.ts';
import type { Plan } from '../rules/fight/plan.ts';
import type { Lord } from '../state.ts';

export type Stage =
  | 'plan'
  | 'card'
  | 'traps'
  | 'trap-aim'
  | 'fast'
  | 'attacks'
  | 'attack-aim'
  | 'slow'
  | 'last'
  | 'over';

/** An operation of a spell that is still to be carried out, for a creature if it is one's. */
export interface Task {
  readonly op: Op;
  readonly creature?: number;
}

/** A node owns its lord; going on changes both. */
export interface Node {
  readonly lord: Lord;
  stage: Stage;
  round: number;
  card: CombatCardId | null;
  /** Cards that may still come. */
  pool: readonly CombatCardId[];
  trap: TrapId | null;
  strike: Strike | null;
  /** Targets still to be chosen for it. */
  aims: number;
  /** What of a spell is left. */
  tasks: readonly Task[];
}

/** What its lord may answer; one choice is one answer of the rules, but for a plan, which is several. */
export type Choice =
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'trap'; readonly trap: TrapId }
  | { readonly kind: 'aim'; readonly place: number }
  | { readonly kind: 'strike'; readonly strike: Strike }
  | { readonly kind: 'bury'; readonly trap: TrapId }
  | { readonly kind: 'way'; readonly way: number; readonly creature?: number };

// The vocabulary of effects. An operation is data; the rule of its name carries it out (rules/effects).
import type { CombatOps } from './ops-combat.ts';
import type { CompanyOps } from './ops-company.ts';
import type { GoodsOps } from './ops-goods.ts';
import type { TurnOps } from './ops-turn.ts';
import type { WayOps } from './ops-way.ts';

/** What each operation is told, by its name. */
export interface OpsByName extends GoodsOps, WayOps, CombatOps, TurnOps, CompanyOps {}

export type OpName = keyof OpsByName;
export type OpNamed<N extends OpName> = { readonly op: N } & OpsByName[N];
export type Op = { [N in OpName]: OpNamed<N> }[OpName];

/** An operation that is only its name. */
export type Bare = Readonly<Record<never, never>>;

/** What an amount grows with (vc_per of the vocabulary). */
export type Per =
  | 'enemyBlocked'
  | 'enemyFaced'
  | 'enemyDefeatedTurn'
  | 'enemyDefeatedPhase'
  | 'unitRecruited'
  | 'woundHandAndUnits'
  | 'pointOfThisHealing'
  | 'redSpellCast'
  | 'blueSpellCast'
  | 'greenSpellCast'
  | 'whiteSpellCast'
  | 'crystalSet';

/** n, and plus for each of `per`. */
export interface Amount {
  readonly n: number;
  readonly plus?: number;
  readonly per?: Per;
}

/** A gain that may wait for the end of the turn, or count what happens in it. */
export interface Later {
  readonly n: number;
  readonly when?: 'endOfTurn';
  readonly ifInteraction?: true;
  readonly per?: Per;
}

export type CardFilter = 'nonWound' | 'wound' | 'action' | 'coloured' | 'anyMaxOneWound';
export type Destination = 'discard' | 'hand';

/** The colour of what this effect paid, threw away or discarded before. */
export type KnownColour = 'paid' | 'thrown' | 'discarded';

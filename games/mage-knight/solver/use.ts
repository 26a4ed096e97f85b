// One way to use one thing in a phase, and all that is known of it.
import type { CardId } from '../data/cards.ts';
import type { Colour } from '../data/types.ts';
import type { Combat, CombatPhase, Foe, Point } from '../state.ts';
import type { Blow } from './field.ts';
import type { Gain } from './gains.ts';
import type { Patch } from './patch.ts';
import type { FightResult } from './result.ts';

/** Stands in a script for a mana that is paid. */
export const PAY = '$';

/** What is paid with: one of these colours; black for the powered side of a Spell is not paid with everything. */
export interface Price {
  readonly colours: readonly Colour[];
  readonly forSpellPower: boolean;
}

/** What each enemy that falls in the turn, in the phase or to the attack itself brings, or each wound of the turn. */
export interface PerFall {
  readonly what: 'fame' | 'reputation' | 'crystals' | 'drawn';
  readonly n: number;
  readonly scope: 'turn' | 'phase' | 'attack' | 'wounds';
  /** For so many of them at most. */
  readonly most?: number;
}

/** What a block of one attack leads to. */
export interface Following {
  readonly blow: Blow;
  /** What it does to the enemy: in the rest of the block phase, and in the attack phase. */
  readonly block: Patch;
  readonly attack: Patch;
  /** The block is so much more than it needs. */
  readonly surplus: number;
  /** An attack that may be made in the attack phase. */
  readonly later: readonly Point[];
}

/** One way to use one thing in a phase. */
export interface Use {
  readonly phase: CombatPhase;
  /** The act it begins with. */
  readonly act: string;
  /** The ids of all answers, payments left open. */
  readonly script: readonly string[];
  readonly prices: readonly Price[];
  /** Cards of the hand that are used up. */
  readonly cards: readonly CardId[];
  readonly points: readonly Point[];
  readonly move: number;
  readonly influence: number;
  readonly gain?: Gain;
  /** The enemies as they are afterwards, if something was done to them. */
  readonly foes?: readonly Foe[];
  /** The enemies as they were before, and which of them were aimed at. */
  readonly before: readonly Foe[];
  readonly aim: Combat['aim'];
  /** What it costs and brings by itself, payments left aside. */
  readonly result: FightResult;
  readonly perFall: readonly PerFall[];
  /** It changes what other things do, or waits for something: what comes after it is read from the rules anew. */
  readonly odd: boolean;
  /** Nothing may come before it. */
  readonly opening: boolean;
  /** Odd in a way that is never better later. */
  readonly steady: boolean;
  /** Meant for one attack, with what follows once that is blocked. */
  readonly following?: Following;
  /** More follows from it than is counted here. */
  readonly vague: boolean;
}

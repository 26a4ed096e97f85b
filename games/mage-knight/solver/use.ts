// One way to use one thing in a phase, and all that is known of it.
import { type CardId, WOUND } from '../data/cards.ts';
import type { Colour } from '../data/types.ts';
import type { Combat, CombatPhase, Foe, Point } from '../state.ts';
import type { Blow } from './field.ts';
import type { Gain } from './gains.ts';
import type { Patch } from './patch.ts';
import { type FightResult, NO_RESULT } from './result.ts';

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
  /** Further parts of the block, for other attacks. */
  readonly parts: readonly Point[];
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
  /** Wounds of the hand that are. */
  readonly wounds: number;
  readonly points: readonly Point[];
  readonly move: number;
  readonly influence: number;
  readonly gain?: Gain;
  /** It comes before its prices are paid. */
  readonly gainFirst?: boolean;
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
  /** Further parts of a block, each for another attack. */
  readonly parts: readonly Point[];
  /** Nothing may come before it. */
  readonly opening: boolean;
  /** Done by a unit that joined in the fight. */
  readonly joined: boolean;
  /** Odd in a way that is never better later. */
  readonly steady: boolean;
  /** Meant for one attack, with what follows once that is blocked. */
  readonly following?: Following;
  /** More follows from it than is counted here. */
  readonly vague: boolean;
}

/** Cards that it uses up besides the one that it is. */
export function othersOf({ act, cards, wounds }: Use): readonly CardId[] {
  const own = act.startsWith('play:') ? cards.indexOf(act.slice(5) as CardId) : -1;
  const others = own < 0 ? cards : cards.toSpliced(own, 1);
  return wounds === 0 ? others : [...others, ...Array<CardId>(wounds).fill(WOUND)];
}

/** What it takes from other things, or from itself where it could be used at another time too. */
export const takenBy = (use: Use): readonly string[] =>
  use.gain === undefined ? othersOf(use) : [use.act, ...othersOf(use)];

/** What costs and brings nothing by itself. */
export const bareUse = (phase: CombatPhase, script: readonly string[]): Use => ({
  phase,
  act: script[0] ?? '',
  script,
  prices: [],
  cards: [],
  wounds: 0,
  points: [],
  move: 0,
  influence: 0,
  before: [],
  aim: [],
  result: NO_RESULT,
  perFall: [],
  odd: false,
  parts: [],
  opening: false,
  joined: false,
  steady: false,
  vague: false,
});

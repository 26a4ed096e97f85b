// Words of the map and of how far one is on the way.
import type { Goal } from '../rules/goal.ts';

/** What awaits a hero on a space, as far as it can be told before the step. */
export interface Awaits {
  readonly cost: number;
  /** More Move than there is now: cards would have to give it. */
  readonly isFar: boolean;
  /** Names of those whom the last step provokes. */
  readonly provokes: readonly string[];
  readonly isAssault: boolean;
  readonly isUnsafe: boolean;
}

export interface JourneyWords {
  /** How a space is reached; `around` is what a way costs that provokes nobody. */
  reached(awaits: Awaits, around: number | undefined): string;
  explored(cost: number, isFar: boolean): string;
  moveNow(move: number): string;
  /** On the button that shows what is only reached with cards. */
  more(move: number): string;
  /** On the button that walks the way that is shown. */
  go(cost: number): string;

  /** Where everybody stands, and how near the end is. */
  readonly overview: string;
  readonly goal: string;
  /** What the scenario still asks. */
  asks(goal: Goal): string;
  /** What is asked, in two or three words and a number. */
  asksBriefly(goal: Goal): string;
  cityIs(city: string, level: number, defenders: number): string;
  readonly round: string;
  roundsLeft(left: number): string;
  /** How a round ends, and who is nearest to it. */
  readonly roundEnds: string;
  cardsLeft(name: string, deck: number, hand: number | undefined): string;
  readonly lastTurnOf: string;
  nextLevel(level: number, fame: number, missing: number): string;
  readonly topLevel: string;
  brings(level: LevelGains): readonly string[];
  unitsReady(ready: number, units: number): string;
  readonly tactics: string;
  /** Of a tactic that has no effect of its own. */
  readonly onlyEarly: string;
}

/** What a new level changes. */
export interface LevelGains {
  readonly skill: boolean;
  readonly commands?: number;
  readonly armor?: number;
  readonly handLimit?: number;
}

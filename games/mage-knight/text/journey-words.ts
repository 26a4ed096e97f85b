// Words of the map and of how far one is on the way.

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
}

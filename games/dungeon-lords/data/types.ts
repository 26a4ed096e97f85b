/** Where a value comes from: printed in the rulebook, known in public, or ours. */
export type Source = 'rulebook' | 'public' | 'house';

export const YEARS = [1, 2] as const;
export type Year = (typeof YEARS)[number];

/** One value for each year. */
export type ByYear<T> = readonly [first: T, second: T];

export const inYear = <T>(values: ByYear<T>, year: Year): T => values[year - 1] as T;

/** What is paid, gained or made. Evil below zero moves toward good; `trap` and `monster` are cards of the payer's choice. */
export interface Goods {
  readonly gold?: number;
  readonly food?: number;
  readonly evil?: number;
  readonly imp?: number;
  readonly trap?: number;
  readonly monster?: number;
}

export const CLASSES = ['warrior', 'thief', 'priest', 'wizard'] as const;
export type HeroClass = (typeof CLASSES)[number];

/** One line of the benchmark table. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bar: number;
  readonly lowerIsBetter?: boolean;
  readonly peer?: number;
}

/** What was measured, and what whoever reads it should know. */
export interface Measured {
  readonly figures: readonly Figure[];
  readonly warnings: readonly string[];
}

/** Progress, beside the figures. */
export const said = (line: string): void => console.error(line);

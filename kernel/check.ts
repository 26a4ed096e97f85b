/** One thing demanded of a game: `for (const { title, run } of checks) it(title, run);` */
export interface Check {
  readonly title: string;
  readonly run: () => void;
}

export function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}

/** What the checks that fail complain of, for tests of the checks themselves. */
export const complaintsOf = (checks: readonly Check[]): string[] =>
  checks.flatMap(({ run }) => {
    try {
      run();
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });

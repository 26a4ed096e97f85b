/** One thing demanded of a game: `for (const { title, run } of checks) it(title, run);` */
export interface Check {
  readonly title: string;
  readonly run: () => void;
}

export function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}

import { basename, join } from 'node:path';

/** Which test files to run first: those that noticed changes of the same file before, then the quick ones. */
export class Likely {
  readonly #noticed = new Map<string, number>();

  #count(file: string, test: string): number {
    return this.#noticed.get(`${file} ${test}`) ?? 0;
  }

  learn(file: string, test: string): void {
    this.#noticed.set(`${file} ${test}`, this.#count(file, test) + 1);
  }

  /** Recorded games come last: that one of them goes another way says little about which rule is broken. */
  order(file: string, durations: ReadonlyMap<string, number>): string[] {
    const chapter = `${basename(file, '.ts')}.test.ts`;
    const rank = (test: string): number => {
      if (isRecordedGames(test)) return -1;
      return this.#count(file, test) * 2 + (basename(test) === chapter ? 3 : 0);
    };
    return [...durations].sort(([a, aMs], [b, bMs]) => rank(b) - rank(a) || aMs - bMs).map(([test]) => test);
  }
}

export const isRecordedGames = (test: string): boolean => test.endsWith(join('test', 'golden.test.ts'));

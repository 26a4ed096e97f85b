import type { Log, Notice } from './store.ts';

/** The listeners of one server. One that throws does not keep the others from hearing. */
export class Listeners {
  readonly #hear = new Set<(notice: Notice) => void>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  add(hear: (notice: Notice) => void): () => void {
    // A listener added twice is told twice.
    const own = (notice: Notice) => hear(notice);
    this.#hear.add(own);
    return () => {
      this.#hear.delete(own);
    };
  }

  tell(notices: readonly Notice[]): void {
    for (const notice of notices) {
      for (const hear of [...this.#hear]) {
        try {
          hear(notice);
        } catch (error) {
          this.#log(`A listener failed: ${error instanceof Error ? error.message : 'it threw no error'}`);
        }
      }
    }
  }
}

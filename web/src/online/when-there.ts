import { Refused } from './refused.ts';

const AGAIN = 2_000;

/** Asks until the server can be reached; any other refusal counts. */
export async function whenThere<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const away = error instanceof Refused && (error.code === 'offline' || error.code === 'busy');
      if (!away) throw error;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}

import type { Pool } from 'pg';
import type { Batch } from '../store.ts';
import { type Compiled, compiled, RolledBack, runGroup } from './group.ts';

/** While one group waits for the disk, the next is prepared. */
const LANES = 3;
const GROUP_AT_MOST = 100;
const ATTEMPTS = 3;
/** Two transactions were in each other's way. */
const BY_CHANCE = ['40001', '40P01'];

interface Waiting {
  readonly batch: Compiled;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Whatever waits while a group is under way goes into the next one together; a batch that fails, fails alone. */
export class Committer {
  readonly #pool: Pool;
  readonly #waiting: Waiting[] = [];
  readonly #lanes = new Set<Promise<void>>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  submit(batch: Batch): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ batch: compiled(batch), resolve, reject });
      if (this.#lanes.size < LANES) this.#open();
    });
  }

  async close(): Promise<void> {
    while (this.#lanes.size > 0) await Promise.all(this.#lanes);
    await this.#pool.end();
  }

  #open(): void {
    const lane = this.#run().finally(() => {
      this.#lanes.delete(lane);
      if (this.#waiting.length > 0 && this.#lanes.size < LANES) this.#open();
    });
    this.#lanes.add(lane);
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, GROUP_AT_MOST);
      try {
        await this.#write(group);
      } catch (error) {
        if (error instanceof RolledBack) for (const one of group) await this.#writeAlone(one);
        else for (const { reject } of group) reject(error);
      }
    }
  }

  async #write(group: readonly Waiting[]): Promise<void> {
    const written = await runGroup(
      this.#pool,
      group.map(({ batch }) => batch),
    );
    for (const [index, { resolve }] of group.entries()) resolve(written[index] === true);
  }

  async #writeAlone(waiting: Waiting): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#write([waiting]);
      } catch (error) {
        const reason = error instanceof RolledBack ? error.cause : error;
        const again = error instanceof RolledBack && byChance(reason) && attempt < ATTEMPTS;
        if (!again) return waiting.reject(reason);
      }
    }
  }
}

const byChance = (error: unknown) =>
  error instanceof Error && 'code' in error && BY_CHANCE.includes(String(error.code));

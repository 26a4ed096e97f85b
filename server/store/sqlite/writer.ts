import type { Done, Job, JobEnd, Statement } from './messages.ts';
import { errorOf, type Thread } from './thread.ts';

const GROUP_AT_MOST = 500;

interface WaitingJob {
  readonly job: Job;
  readonly resolve: (end: readonly Done[] | undefined) => void;
  readonly reject: (error: unknown) => void;
}

interface WaitingTransaction {
  readonly begin: () => void;
}

/**
 * The one who writes. Whatever waits while the disk is busy goes into the next transaction together; a transaction of
 * Kysely gets the connection for itself.
 */
export class Writer {
  readonly #thread: Thread;
  readonly #queue: (WaitingJob | WaitingTransaction)[] = [];
  #busy = false;

  constructor(thread: Thread) {
    this.#thread = thread;
  }

  /** What the statements answered, once they are durable; undefined when the guard refused. */
  submit(job: Job): Promise<readonly Done[] | undefined> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject });
      this.#go();
    });
  }

  /** Resolves when the connection is the caller's alone, until `release`. */
  hold(): Promise<void> {
    return new Promise((begin) => {
      this.#queue.push({ begin });
      this.#go();
    });
  }

  release(): void {
    this.#busy = false;
    this.#go();
  }

  /** For whoever holds the connection. */
  run(statement: Statement): Promise<Done> {
    return this.#thread.run(statement);
  }

  /** Whatever waits is done first, then `last` with the connection for itself. What comes later is refused. */
  async close(last: () => Promise<void> = async () => {}): Promise<void> {
    await this.hold();
    try {
      await last();
    } finally {
      await this.#thread.close();
      this.release();
    }
  }

  #go(): void {
    if (this.#busy) return;
    const first = this.#queue[0];
    if (first === undefined) return;
    this.#busy = true;
    if ('begin' in first) {
      this.#queue.shift();
      first.begin();
    } else {
      void this.#runGroup(this.#nextGroup());
    }
  }

  #nextGroup(): WaitingJob[] {
    const group: WaitingJob[] = [];
    for (const waiting of this.#queue) {
      if ('begin' in waiting || group.length === GROUP_AT_MOST) break;
      group.push(waiting);
    }
    this.#queue.splice(0, group.length);
    return group;
  }

  async #runGroup(group: readonly WaitingJob[]): Promise<void> {
    try {
      const ends = await this.#thread.runGroup(group.map(({ job }) => job));
      for (const [index, waiting] of group.entries()) settle(waiting, ends[index]);
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      this.release();
    }
  }
}

function settle({ resolve, reject }: WaitingJob, end: JobEnd | undefined): void {
  if (end === undefined) reject(new Error('A write was not answered.'));
  else if ('failed' in end) reject(errorOf(end.failed));
  else resolve('refused' in end ? undefined : end.done);
}

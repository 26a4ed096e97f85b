import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { type Journal, TableError } from '@krcma/kernel';
import type { BroughtAlong } from '@krcma/protocol';
import { ServerError } from '../../errors.ts';
import { BOUNDS } from './bounds.ts';
import type { ReplayReply, ReplayRequest } from './messages.ts';

interface Job {
  readonly user: string;
  readonly message: string;
  done(journal: Journal): void;
  failed(error: Error): void;
}

/** A thread that has nothing to do for so long is ended. */
const REST = 60_000;

/**
 * Plays games that people bring along again, one after the other, in a thread that is ended when one of them takes too
 * much time or memory. Nothing of a foreign game runs anywhere else before it has come through here.
 */
export class ForeignGames {
  readonly #queue: Job[] = [];
  #worker: Worker | undefined;
  #job: Job | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #thread: URL;
  #closed = false;

  constructor(thread = new URL('./worker.ts', import.meta.url)) {
    this.#thread = thread;
  }

  replay(user: string, brought: BroughtAlong): Promise<Journal> {
    if (this.#closed || this.#queue.length >= BOUNDS.queue)
      return Promise.reject(
        new ServerError('busy', 'Too many games are brought along at once. Try again soon.'),
      );
    if ([this.#job, ...this.#queue].some((job) => job?.user === user))
      return Promise.reject(new ServerError('too-many', 'A game of yours is being looked at. Wait for it.'));
    const request: ReplayRequest = { brought, seed: randomBytes(16).toString('hex') };
    return new Promise((done, failed) => {
      this.#queue.push({ user, message: JSON.stringify(request), done, failed });
      this.#work();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const gone = new ServerError('busy', 'The server is being stopped.');
    for (const job of this.#queue.splice(0)) job.failed(gone);
    this.#finish()?.failed(gone);
    await this.#end();
  }

  #work(): void {
    if (this.#job !== undefined) return;
    const job = this.#queue.shift();
    if (job === undefined) {
      this.#timer = setTimeout(() => void this.#end(), REST).unref();
      return;
    }
    clearTimeout(this.#timer);
    this.#job = job;
    this.#worker ??= this.#started();
    this.#worker.ref();
    this.#worker.postMessage(job.message);
    this.#timer = setTimeout(
      () => this.#giveUp(`it takes longer than ${BOUNDS.time / 1000} seconds`),
      BOUNDS.time,
    );
  }

  #started(): Worker {
    const worker = new Worker(this.#thread, {
      resourceLimits: { maxOldGenerationSizeMb: BOUNDS.memory, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    });
    worker.on('message', (reply: ReplayReply) => this.#answered(reply));
    worker.on('error', () => {
      if (worker === this.#worker) this.#giveUp('it takes too much memory');
    });
    return worker;
  }

  #answered(reply: ReplayReply): void {
    this.#worker?.unref();
    const job = this.#finish();
    if ('journal' in reply) job?.done(JSON.parse(reply.journal) as Journal);
    else {
      const { code, sentence, reason } = reply.refused;
      job?.failed(new TableError(code, sentence, {}, reason));
    }
    this.#work();
  }

  #giveUp(why: string): void {
    void this.#end();
    this.#finish()?.failed(new TableError('replay-differs', `The game cannot be played again here: ${why}.`));
    this.#work();
  }

  /** The job that was being done, which is done. */
  #finish(): Job | undefined {
    clearTimeout(this.#timer);
    const job = this.#job;
    this.#job = undefined;
    return job;
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    clearTimeout(this.#timer);
    await worker?.terminate();
  }
}

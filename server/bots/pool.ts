import { Worker } from 'node:worker_threads';
import { type Decided, THINKING_TIME, type ThinkRequest } from '@krcma/bots';
import { ServerError } from '../errors.ts';

export type ThinkReply = { readonly decided: Decided } | { readonly failed: string };

interface Job {
  /** The table as text, so that it is as it was when the question was asked. */
  readonly message: string;
  readonly asked: number;
  done(decided: Decided): void;
  failed(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | undefined;
}

/** Threads in which bots think, and a queue before them that never grows without end. */
export class BotPool {
  readonly #threads: Thread[] = [];
  readonly #queue: Job[] = [];
  readonly #size: number;
  readonly #longest: number;
  readonly #thought: (seconds: number) => void;
  #closed = false;

  constructor(size: number, longest: number, thought: (seconds: number) => void = () => {}) {
    this.#size = size;
    this.#longest = longest;
    this.#thought = thought;
  }

  get queueLength(): number {
    return this.#queue.length;
  }

  /** Rejects at once when too many wait already. */
  think(request: ThinkRequest): Promise<Decided> {
    if (this.#closed || this.#queue.length >= this.#longest)
      return Promise.reject(
        new ServerError('busy', 'The bots have too much to think about. Try again soon.'),
      );
    const message = JSON.stringify({ milliseconds: THINKING_TIME, ...request });
    return new Promise((done, failed) => {
      this.#queue.push({ message, asked: performance.now(), done, failed });
      this.#work();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const gone = new ServerError('busy', 'The server is being stopped.');
    for (const job of this.#queue.splice(0)) job.failed(gone);
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #work(): void {
    const thread = this.#threads.find(({ job }) => job === undefined) ?? this.#grow();
    const job = thread && this.#queue.shift();
    if (thread === undefined || job === undefined) return;
    thread.job = job;
    thread.worker.ref();
    thread.worker.postMessage(job.message);
  }

  /** Threads are started when they are first needed. */
  #grow(): Thread | undefined {
    if (this.#threads.length >= this.#size || this.#queue.length === 0) return undefined;
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    const thread: Thread = { worker, job: undefined };
    worker.on('message', (reply: ThinkReply) => this.#answered(thread, reply));
    worker.on('error', (error) => this.#broken(thread, error));
    worker.unref();
    this.#threads.push(thread);
    return thread;
  }

  #answered(thread: Thread, reply: ThinkReply): void {
    const { job } = thread;
    thread.job = undefined;
    thread.worker.unref();
    if (job !== undefined) {
      this.#thought((performance.now() - job.asked) / 1000);
      if ('decided' in reply) job.done(reply.decided);
      else job.failed(new Error(reply.failed));
    }
    this.#work();
  }

  /** A thread that broke is replaced by the next question. */
  #broken(thread: Thread, error: unknown): void {
    this.#threads.splice(this.#threads.indexOf(thread), 1);
    thread.job?.failed(error instanceof Error ? error : new Error(String(error)));
    this.#work();
  }
}

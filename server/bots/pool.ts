import { Worker } from 'node:worker_threads';
import { type Decided, THINKING_TIME, type ThinkRequest } from '@krcma/bots';
import { ServerError } from '../errors.ts';
import { FairQueue, type Stake, type Waiting } from './fair-queue.ts';

/** A thread says once that it can begin, then answers each question. */
export type ThinkReply =
  | { readonly ready: true }
  | { readonly decided: Decided }
  | { readonly failed: string };

/** The table as text, so that it is as it was when the question was asked. */
export interface ThinkOrder {
  readonly request: string;
  readonly milliseconds: number;
}

/** The rules or the bot ran away: a thread that did not answer was ended. */
export class NoAnswer extends Error {}

interface Job extends Waiting {
  readonly request: string;
  readonly asked: number;
  done(decided: Decided): void;
}

interface Thought {
  readonly job: Job;
  readonly stake: Stake;
  readonly begun: number;
  /** What it was given, in milliseconds. */
  readonly time: number;
}

interface Thread {
  readonly worker: Worker;
  isReady: boolean;
  thought: Thought | undefined;
  timer: NodeJS.Timeout | undefined;
}

export interface PoolOptions {
  readonly threads: number;
  /** How many questions may wait. */
  readonly longest: number;
  /** Hears how long each answer took, in seconds. */
  readonly thought?: (seconds: number) => void;
  /** Milliseconds after which a thread that does not answer is ended. */
  readonly patience?: number;
  /** What the threads run; tests have others. */
  readonly script?: URL;
}

const PATIENCE = 8 * THINKING_TIME;
/** A thread loads the games first. */
const LOADING = 60_000;
/** Bots think for a shorter time when many people wait, but never shorter than this. */
const LEAST_TIME = 150;
/** What rules that run away may take of the memory. */
const MEMORY = { maxOldGenerationSizeMb: 512 };

/** Threads in which bots think, shared fairly among those who wait for them. */
export class BotPool {
  readonly #threads: Thread[] = [];
  readonly #queue: FairQueue<Job>;
  readonly #options: PoolOptions;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#queue = new FairQueue(options.longest);
  }

  get queueLength(): number {
    return this.#queue.length;
  }

  /** Rejects when too many wait already, and when nobody wants to know any more. */
  think(request: ThinkRequest, stake: Waiting['stake']): Promise<Decided> {
    if (this.#closed) return Promise.reject(stopping());
    return new Promise((done, failed) => {
      const job = { request: JSON.stringify(request), asked: performance.now(), stake, done, failed };
      this.#queue.add(job);
      this.#work();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#queue.clear(stopping());
    for (const thread of this.#threads) this.#finished(thread)?.failed(stopping());
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #work(): void {
    const thread = this.#threads.find(({ thought }) => thought === undefined) ?? this.#grow();
    const next = thread && this.#queue.take();
    if (thread === undefined || next === undefined) return;
    const { job, stake, rivals } = next;
    const share = (THINKING_TIME * this.#options.threads) / Math.max(1, rivals);
    const milliseconds = Math.round(Math.max(LEAST_TIME, Math.min(THINKING_TIME, share)));
    const order: ThinkOrder = { request: job.request, milliseconds };
    thread.thought = { job, stake, begun: performance.now(), time: milliseconds };
    this.#queue.spend(stake, milliseconds);
    thread.worker.ref();
    thread.worker.postMessage(order);
    this.#beImpatient(thread);
  }

  /** Threads are started when they are first needed. */
  #grow(): Thread | undefined {
    if (this.#threads.length >= this.#options.threads || this.#queue.length === 0) return undefined;
    const script = this.#options.script ?? new URL('./worker.ts', import.meta.url);
    const worker = new Worker(script, { resourceLimits: MEMORY });
    const thread: Thread = { worker, isReady: false, thought: undefined, timer: undefined };
    worker.on('message', (reply: ThinkReply) => this.#heard(thread, reply));
    worker.on('error', (error) => this.#broken(thread, error));
    worker.unref();
    this.#threads.push(thread);
    return thread;
  }

  #beImpatient(thread: Thread): void {
    const { patience = PATIENCE } = this.#options;
    clearTimeout(thread.timer);
    const timer = setTimeout(
      () => {
        this.#broken(
          thread,
          new NoAnswer(`A bot did not answer within ${patience} ms; its thread was ended.`),
        );
        thread.worker.terminate();
      },
      thread.isReady ? patience : patience + LOADING,
    );
    timer.unref();
    thread.timer = timer;
  }

  #heard(thread: Thread, reply: ThinkReply): void {
    if ('ready' in reply) {
      thread.isReady = true;
      if (thread.thought !== undefined) this.#beImpatient(thread);
      return;
    }
    const job = this.#finished(thread);
    if (job !== undefined) {
      this.#options.thought?.((performance.now() - job.asked) / 1000);
      if ('decided' in reply) job.done(reply.decided);
      else job.failed(new Error(reply.failed));
    }
    this.#work();
  }

  /** The thread is free again, and its time is settled by what was really used. */
  #finished(thread: Thread): Job | undefined {
    const { thought } = thread;
    clearTimeout(thread.timer);
    thread.thought = undefined;
    thread.worker.unref();
    if (thought === undefined) return undefined;
    this.#queue.spend(thought.stake, performance.now() - thought.begun - thought.time);
    return thought.job;
  }

  /** A thread that broke is replaced by the next question. */
  #broken(thread: Thread, error: unknown): void {
    const at = this.#threads.indexOf(thread);
    if (at < 0) return;
    this.#threads.splice(at, 1);
    this.#finished(thread)?.failed(error instanceof Error ? error : new Error(String(error)));
    this.#work();
  }
}

const stopping = () => new ServerError('busy', 'The server is being stopped.');

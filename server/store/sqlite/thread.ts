import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SqliteError, StoreProblem } from '../problems.ts';
import type { Answer, Done, Failure, Job, JobEnd, Request, Statement, ThreadData } from './messages.ts';

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** A connection to SQLite in a thread of its own: a write that waits for the disk must not keep sockets waiting. */
export class Thread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #ended: Error | undefined;

  private constructor(data: ThreadData) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: data, execArgv: [] });
    this.#worker.on('message', (answer: Answer) => this.#waiting.shift()?.resolve(answer));
    this.#worker.on('error', (error: Error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new StoreProblem('The database is closed.')));
  }

  static async open(data: ThreadData): Promise<Thread> {
    const thread = new Thread(data);
    await thread.#nextAnswer();
    return thread;
  }

  async run(statement: Statement): Promise<Done> {
    const answer = await this.#ask({ ask: 'statement', statement });
    if (answer.answer === 'statement') return answer.done;
    throw unexpected(answer);
  }

  async runGroup(jobs: readonly Job[]): Promise<readonly JobEnd[]> {
    const answer = await this.#ask({ ask: 'group', jobs });
    if (answer.answer === 'group') return answer.ends;
    throw unexpected(answer);
  }

  async close(): Promise<void> {
    if (this.#ended !== undefined) return;
    const exit = once(this.#worker, 'exit');
    this.#worker.postMessage('close');
    await exit;
  }

  #ask(request: Request): Promise<Answer> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    // Posted first: what cannot be sent throws here, and no answer will come for it.
    try {
      this.#worker.postMessage(request);
    } catch (error) {
      return Promise.reject(error);
    }
    return this.#nextAnswer();
  }

  #nextAnswer(): Promise<Answer> {
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#ended);
  }
}

export function errorOf({ message, code, number }: Failure): SqliteError {
  return new SqliteError(message, code, number);
}

function unexpected(answer: Answer): Error {
  return answer.answer === 'failed'
    ? errorOf(answer.failed)
    : new Error(`Unexpected answer: ${answer.answer}`);
}

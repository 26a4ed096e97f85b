import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { StoreConfig } from '../store/store.ts';

export type FromChild =
  | { readonly about: 'open'; readonly port: number }
  /** Milliseconds the event loop was held up, and the longest piece of work of its thread. */
  | { readonly about: 'loop'; readonly longest: number; readonly p99: number; readonly work: number }
  | { readonly about: 'heap'; readonly bytes: number }
  | { readonly about: 'clock' };

export type ToChild =
  | 'watch the loop'
  | 'tell the loop'
  | 'tell the heap'
  | 'close'
  /** How many milliseconds its clock is before that of the machine. */
  | { readonly ahead: number };

type Told<A extends FromChild['about']> = Extract<FromChild, { about: A }>;

/** A server that hangs does not notice that whoever started it is gone. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A server that runs in a process of its own. */
export class ChildServer {
  readonly port: number;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, port: number) {
    this.#process = process;
    this.port = port;
  }

  /** A server that does not open in so many milliseconds is ended. */
  static async open(
    store: StoreConfig,
    more: Readonly<Record<string, string>> = {},
    patience = 60_000,
  ): Promise<ChildServer> {
    const child = fork(join(import.meta.dirname, 'child.ts'), {
      env: { ...process.env, ...store, ...more },
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    const late = setTimeout(() => child.kill('SIGKILL'), patience);
    try {
      const { port } = await heard(child, 'open');
      return new ChildServer(child, port);
    } finally {
      clearTimeout(late);
    }
  }

  /** `kill -9`: whatever it was about to do, it does not do it. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    if (this.#process.exitCode === null && this.#process.signalCode === null)
      await once(this.#process, 'exit');
  }

  async close(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    this.#process.send('close' satisfies ToChild);
    const late = setTimeout(() => this.#process.kill('SIGKILL'), 5_000);
    this.#process.disconnect();
    await once(this.#process, 'exit');
    clearTimeout(late);
  }

  /** Sets its clock, which begins with that of the machine. */
  async setAhead(milliseconds: number): Promise<void> {
    const told = heard(this.#process, 'clock');
    this.#process.send({ ahead: milliseconds } satisfies ToChild);
    await told;
  }

  watchLoop(): void {
    this.#process.send('watch the loop' satisfies ToChild);
  }

  async loop(): Promise<Told<'loop'>> {
    const told = heard(this.#process, 'loop');
    this.#process.send('tell the loop' satisfies ToChild);
    return told;
  }

  /** Bytes in use after the garbage was collected. */
  async heap(): Promise<number> {
    const told = heard(this.#process, 'heap');
    this.#process.send('tell the heap' satisfies ToChild);
    return (await told).bytes;
  }
}

function heard<A extends FromChild['about']>(child: ChildProcess, about: A): Promise<Told<A>> {
  return new Promise((done, failed) => {
    const gone = () => failed(new Error('The server in the other process has ended.'));
    const hear = (message: FromChild) => {
      if (message.about !== about) return;
      child.off('message', hear);
      child.off('exit', gone);
      done(message as Told<A>);
    };
    child.on('message', hear);
    child.once('exit', gone);
  });
}

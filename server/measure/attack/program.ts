import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ProgramOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** The largest file it may write, in kilobytes: what is more is like a full disk. */
  readonly largestFile?: number;
  /** Milliseconds it has to open or to end. */
  readonly patience?: number;
}

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const PATIENCE = 20_000;

/** Node does not expect the signal that comes with a file that grows too large; ignored, the write fails instead. */
const limited = (kilobytes: number): string => `trap '' XFSZ; ulimit -f ${kilobytes}; exec "$0" "$@"`;

/** The server as operators start it, with its signals, its exit code and its log. */
export class Program {
  /** What it has printed so far. */
  printed = '';
  port = 0;
  /** When it listens, has ended, or has done neither in its time. */
  readonly settled: Promise<'open' | 'ended' | 'silent'>;
  readonly #process: ChildProcess;

  static start(DATA: string, options: ProgramOptions = {}): Program {
    return new Program(DATA, options);
  }

  private constructor(DATA: string, { environment = {}, largestFile, patience = PATIENCE }: ProgramOptions) {
    const env = { ...process.env, DATA, PORT: '0', HOST: '127.0.0.1', ...environment };
    const stdio = ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'];
    const child =
      largestFile === undefined
        ? spawn(process.execPath, [MAIN], { env, stdio })
        : spawn('bash', ['-c', limited(largestFile), process.execPath, MAIN], { env, stdio });
    this.#process = child;
    const atOnce = () => child.kill('SIGKILL');
    process.once('exit', atOnce);
    child.once('exit', () => process.off('exit', atOnce));
    this.settled = new Promise((settle) => {
      const late = setTimeout(() => settle('silent'), patience);
      const hear = (text: Buffer) => {
        this.printed += String(text);
        this.port = portIn(this.printed);
        if (this.port !== 0) settle('open');
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('error', () => settle('ended'));
      child.once('exit', () => settle('ended'));
      void Promise.race([once(child, 'exit'), once(child, 'error')]).then(() => clearTimeout(late));
    });
  }

  /** Its exit code, or undefined while it runs. */
  get code(): number | undefined {
    return this.#process.exitCode ?? undefined;
  }

  get #isOver(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  /** Asks it to stop; its exit code, or undefined when it had to be killed. */
  async stop(patience = PATIENCE): Promise<number | undefined> {
    if (this.#isOver) return this.code;
    const ended = once(this.#process, 'exit');
    const late = setTimeout(() => this.#process.kill('SIGKILL'), patience);
    this.#process.kill('SIGTERM');
    await ended;
    clearTimeout(late);
    return this.code;
  }

  async kill(): Promise<void> {
    if (this.#isOver) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
  }
}

function portIn(printed: string): number {
  const line = printed.split('\n').find((each) => each.includes('"message":"open"'));
  return Number(/"port":(\d+)/.exec(line ?? '')?.[1] ?? 0);
}

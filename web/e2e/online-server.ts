import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { inTime } from '../../server/operation/in-time.ts';

const PATIENCE = 20_000;

/** The online server in a process of its own, with a data folder that is thrown away. */
export class OnlineServer {
  address = '';
  readonly #data = mkdtempSync(join(tmpdir(), 'krcma-online-'));
  readonly #script: string;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;

  constructor(script = 'serve-online.ts', env: NodeJS.ProcessEnv = {}) {
    this.#script = script;
    this.#env = env;
  }

  /** On a free port; started again, on the same one. */
  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const env = { ...process.env, ...this.#env, PORT: port, DATA: this.#data };
    this.#process = fork(join(import.meta.dirname, this.#script), { env, execArgv: [] });
    const starting = Promise.race([
      once(this.#process, 'message'),
      once(this.#process, 'exit').then(([code]) => {
        throw new Error(`The online server ended with ${code} before it listened.`);
      }),
    ]);
    const [{ port: open }] = (await inTime(
      starting,
      PATIENCE,
      'Waiting until the online server listens',
    )) as [{ port: number }];
    this.address = `http://127.0.0.1:${open}`;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const running = this.#process;
    if (running === undefined) return;
    this.#process = undefined;
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    const late = setTimeout(() => running.kill('SIGKILL'), PATIENCE);
    await ended;
    clearTimeout(late);
  }

  forget(): void {
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** One server for a file of tests, started when what it serves is ready. */
export function withServer(server = new OnlineServer(), ready = async (): Promise<void> => {}): OnlineServer {
  beforeAll(async () => {
    await ready();
    await server.start();
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    server.forget();
  });
  return server;
}

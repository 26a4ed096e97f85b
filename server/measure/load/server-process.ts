import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inTime } from '../../operation/in-time.ts';

/** How long another process is waited for, in milliseconds, until it listens, answers and stops. */
export interface Patience {
  readonly listens: number;
  readonly answers: number;
  readonly stops: number;
}

const PATIENCE: Patience = { listens: 60_000, answers: 60_000, stops: 20_000 };

/** A process of its own that says where it listens. */
export interface Spawned {
  readonly port: number;
  /** Asks it something and waits for the answer. */
  ask<T>(question: string): Promise<T>;
  stop(): Promise<void>;
}

export async function spawned(
  file: URL,
  environment: Readonly<Record<string, string>> = {},
  patience: Patience = PATIENCE,
): Promise<Spawned> {
  const script = fileURLToPath(file);
  const name = basename(script);
  const child = spawn(process.execPath, ['--expose-gc', script], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stop = () => stopped(child, patience.stops);
  try {
    const { port } = await heard<{ port: number }>(
      child,
      `Waiting until ${name} listens`,
      patience.listens,
      (message) => typeof (message as { port?: unknown }).port === 'number',
    );
    return { port, ask: (question) => asked(child, name, question, patience.answers), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The first message that fits; an error when the process ends or takes too long. */
async function heard<T>(
  child: ChildProcess,
  waitedFor: string,
  milliseconds: number,
  fits: (message: unknown) => boolean,
): Promise<T> {
  const end = new AbortController();
  const message = new Promise<T>((done, failed) => {
    const hear = (each: unknown) => {
      if (fits(each)) done(each as T);
    };
    const gone = () => failed(new Error(`${waitedFor}: the process has ended.`));
    child.on('message', hear);
    child.on('exit', gone);
    end.signal.addEventListener('abort', () => {
      child.off('message', hear);
      child.off('exit', gone);
    });
  });
  return inTime(message, milliseconds, waitedFor).finally(() => end.abort());
}

async function asked<T>(
  child: ChildProcess,
  name: string,
  question: string,
  milliseconds: number,
): Promise<T> {
  const answer = heard<{ answer: T }>(
    child,
    `Asking ${name} for its ${question}`,
    milliseconds,
    (message) => (message as { to?: unknown }).to === question,
  );
  child.send(question, () => {});
  return (await answer).answer;
}

/** Asked to stop, and killed when it does not. */
async function stopped(child: ChildProcess, milliseconds: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  const late = setTimeout(() => child.kill('SIGKILL'), milliseconds);
  child.kill('SIGTERM');
  await exit;
  clearTimeout(late);
}

/** Our server on an empty database of its own. */
export async function ourServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<Spawned & { readonly data: string }> {
  const DATA = mkdtempSync(join(tmpdir(), 'krcma-load-'));
  const clear = () => rmSync(DATA, { recursive: true, force: true });
  try {
    const server = await spawned(new URL('./our-server.ts', import.meta.url), { DATA, ...environment });
    return { ...server, data: DATA, stop: () => server.stop().finally(clear) };
  } catch (error) {
    clear();
    throw error;
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A process of its own that says where it listens. */
export interface Spawned {
  readonly port: number;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

export async function spawned(
  file: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Spawned> {
  const script = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, ['--expose-gc', script], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((heard, failed) => {
    child.once('message', (message) => heard((message as { port: number }).port));
    child.once('exit', (code) => failed(new Error(`${file} ended with ${code} before it listened.`)));
  });
  const stop = () =>
    new Promise<void>((done) => {
      child.once('exit', () => done());
      child.kill('SIGTERM');
    });
  return { port, process: child, stop };
}

/** Our server on an empty database of its own. */
export async function ourServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<Spawned & { readonly data: string }> {
  const DATA = mkdtempSync(join(tmpdir(), 'krcma-load-'));
  const server = await spawned('./our-server.ts', { DATA, ...environment });
  return {
    ...server,
    data: DATA,
    stop: async () => {
      await server.stop();
      rmSync(DATA, { recursive: true, force: true });
    },
  };
}

/** Asks the other process something and waits for the answer. */
export function ask<T>({ process: child }: Pick<Spawned, 'process'>, question: string): Promise<T> {
  return new Promise((answered) => {
    const hear = (message: unknown) => {
      const { to, answer } = message as { to?: string; answer?: T };
      if (to !== question) return;
      child.off('message', hear);
      answered(answer as T);
    };
    child.on('message', hear);
    child.send(question);
  });
}

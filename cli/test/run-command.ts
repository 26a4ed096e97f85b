import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const root = join(import.meta.dirname, '..', '..');

export interface Run {
  readonly input?: string;
  readonly state: string;
  /** Called with what was printed so far. */
  readonly watch?: (out: string, child: ChildProcess) => void;
}

/** Runs a program of this folder as a user would: `run('krcma.mjs', ['--help'])`. */
export function run(program: string, args: readonly string[], { input, state, watch }: Run): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'cli', program), ...args], {
      env: { ...process.env, KRCMA_HOME: state, LANG: 'en_GB.UTF-8', LC_ALL: '', LC_MESSAGES: '' },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      watch?.(out, child);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    // Without input the keyboard stays open, as before somebody who thinks.
    if (input !== undefined) child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

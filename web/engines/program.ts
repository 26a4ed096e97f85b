import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE, pause } from './screen.ts';

export interface Program {
  /** Waits for words on its output and gives them. */
  says(words: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

/** A folder for one run of a browser: its home, profile and everything it keeps. */
export function ownFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'krcma-engine-'));
  return {
    path,
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  };
}

/** Runs a program with all it starts in a group of its own, so that nothing of it stays behind. */
export function startProgram(path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(path, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000);
    });
  const atOnce = () => endGroup(child);
  process.once('exit', atOnce);
  return {
    async says(words) {
      for (const begun = Date.now(); Date.now() - begun < PATIENCE; await pause(20)) {
        const found = words.exec(said);
        if (found) return found;
        if (child.exitCode !== null) throw new Error(`${path} ended with ${child.exitCode}: ${said.trim()}`);
      }
      throw new Error(`${path} does not say ${words}: ${said.trim()}`);
    },
    async stop() {
      process.off('exit', atOnce);
      const gone = child.exitCode !== null ? undefined : once(child, 'exit');
      endGroup(child);
      await gone;
    },
  };
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

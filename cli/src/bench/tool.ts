import { spawnSync } from 'node:child_process';

/** What a tool of measuring printed, or why it did not. */
export interface Printed {
  readonly printed: string;
  readonly problem?: string;
}

/** Runs a tool in a process of its own, which is ended when it takes too long. */
export function printedBy(tool: string, mostMinutes: number): Printed {
  const { stdout, status, error } = spawnSync(process.execPath, [tool, '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: mostMinutes * 60_000,
    killSignal: 'SIGKILL',
  });
  const printed = stdout ?? '';
  if (error !== undefined && 'code' in error && error.code === 'ETIMEDOUT')
    return { printed, problem: `It took longer than ${mostMinutes} minutes and was ended.` };
  if (status !== 0) return { printed, problem: 'What it said stands above.' };
  return { printed };
}

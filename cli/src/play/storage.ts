import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where games are kept: never in the folder of the program. */
export function stateFolder(environment: Environment = process.env): string {
  if (environment.KRCMA_HOME) return environment.KRCMA_HOME;
  return join(environment.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'krcma');
}

export const tablesFolder = (): string => join(stateFolder(), 'tables');
export const recordsFolder = (): string => join(stateFolder(), 'records');
export const reportsFolder = (): string => join(stateFolder(), 'reports');

/** `valeria-2026-11-15-1009-3f2a`: sorts by time, and two at once still differ. */
export function newFileName(game: string, now = new Date()): string {
  const [day = '', time = ''] = now.toISOString().split('T');
  return `${game}-${day}-${time.slice(0, 5).replace(':', '')}-${randomBytes(2).toString('hex')}.json`;
}

/** The old content stays until the new one is safely on the disk. */
export function writeSafely(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  try {
    const handle = openSync(draft, 'w');
    try {
      writeSync(handle, content);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

export interface Kept {
  readonly file: string;
  readonly saved: Date;
}

/** Unfinished games, the last one first. */
export function keptTables(): Kept[] {
  const folder = tablesFolder();
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ file: join(folder, name), saved: statSync(join(folder, name)).mtime }))
    .sort((a, b) => b.saved.getTime() - a.saved.getTime());
}

export const readText = (file: string): string => readFileSync(file, 'utf8');

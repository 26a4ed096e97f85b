import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Bytes: with less the disk counts as full, before a write fails. docs/operation.md says so. */
const LEAST_FREE = 64 * 1024 * 1024;

export async function hasRoom(file: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dirname(file));
  return bavail * bsize >= LEAST_FREE;
}

/** Which file it is; undefined when there is none. Whoever writes into one that was removed writes into nothing. */
export function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

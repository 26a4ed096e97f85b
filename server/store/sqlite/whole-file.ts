import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { StoreProblem } from '../problems.ts';

/** The formats are SQLite's: https://www.sqlite.org/fileformat2.html */
const FILE_HEADER = 100;
const LOG_HEADER = 32;
const FRAME_HEADER = 24;

/**
 * Throws when the database was emptied or taken away while what belongs to it is still there. Asked before SQLite opens
 * the file: beside an empty one it would throw the write-ahead log away and begin anew.
 */
export function refuseEmptied(file: string, lockFile: string): void {
  // The lock is looked for first: whoever makes one has made the database before.
  const traces = [lockFile, `${file}-wal`].filter((trace) =>
    trace === lockFile ? existsSync(trace) : !isEmpty(trace),
  );
  if (traces.length > 0 && isEmpty(file)) throw new StoreProblem(emptied(file, traces));
}

/** Throws when the end of the file is missing. Only for who holds the lock: to close a file drops SQLite's own locks. */
export function refuseCut(file: string): void {
  const size = sizeOf(file);
  if (size > 0 && isCut(file, size)) throw new StoreProblem(cut(file));
}

export const isEmpty = (file: string): boolean => sizeOf(file) === 0;

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const emptied = (file: string, traces: readonly string[]) =>
  `The database ${file} is ${existsSync(file) ? 'empty' : 'gone'}, but ${traces.join(' and ')} beside it ${traces.length > 1 ? 'show' : 'shows'} that a server kept its tables there. Nothing was changed. Put the file back, or move what is left of it away: then a new server begins, into which a backup can be restored.`;

const cut = (file: string) =>
  `The database ${file} is cut off: its end is missing. Nothing was changed. Put a whole copy in its place, or move it away together with ${file}-wal and restore a backup.`;

/** Is a page missing that the file counts? A crash may leave such a file, but then the write-ahead log holds the page. */
function isCut(file: string, size: number): boolean {
  if (size < FILE_HEADER) return true;
  const header = bytesOf(file, 0, FILE_HEADER);
  // SQLite itself says what it thinks of a file that is no database.
  if (header.toString('latin1', 0, 15) !== 'SQLite format 3') return false;
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  const counted = header.readUInt32BE(28);
  const there = Math.floor(size / pageSize);
  if (counted <= there) return false;
  const logged = pagesInLog(`${file}-wal`, pageSize);
  for (let page = there + 1; page <= counted; page++) if (!logged.has(page)) return true;
  return false;
}

function pagesInLog(file: string, pageSize: number): ReadonlySet<number> {
  const pages = new Set<number>();
  const size = sizeOf(file);
  if (size < LOG_HEADER) return pages;
  const salt = bytesOf(file, 16, 8);
  const frame = FRAME_HEADER + pageSize;
  for (let at = LOG_HEADER; at + frame <= size; at += frame) {
    const header = bytesOf(file, at, FRAME_HEADER);
    // What follows is left over from an older log.
    if (!header.subarray(8, 16).equals(salt)) break;
    pages.add(header.readUInt32BE(0));
  }
  return pages;
}

function bytesOf(file: string, from: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  const open = openSync(file, 'r');
  try {
    readSync(open, bytes, 0, length, from);
    return bytes;
  } finally {
    closeSync(open);
  }
}

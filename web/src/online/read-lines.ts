const KEY = 'krcma read';
/** Tables of which is kept how far their talk was read. */
const MOST = 50;

type Read = readonly (readonly [table: string, line: number])[];

function all(): Read {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Read) : [];
  } catch {
    return [];
  }
}

/** The last line that was read at a table, in this browser; undefined for one where nobody has been. */
export const lastRead = (table: string): number | undefined => all().find(([each]) => each === table)?.[1];

export function keepRead(table: string, line: number): void {
  const others = all().filter(([each]) => each !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [table, line]]));
  } catch {
    // A browser without storage counts what was said before as read.
  }
}

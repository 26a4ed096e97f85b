import { setTimeout as wait } from 'node:timers/promises';
import type { TableCard } from '@krcma/protocol';
import type { Person } from '../../test/person.ts';

/** Milliseconds after which a server is called silent. */
const SILENT = 10_000;

export interface At {
  readonly port: number;
}

/** Milliseconds /health took, or undefined when it did not answer. */
export async function healthTime({ port }: At, patience = SILENT): Promise<number | undefined> {
  const began = performance.now();
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(patience) });
    await answer.text();
    return performance.now() - began;
  } catch {
    return undefined;
  }
}

/** Asks /health again and again; the longest answer in milliseconds, or undefined when one never came. */
export async function watched(at: At, milliseconds: number, patience = SILENT): Promise<number | undefined> {
  const until = performance.now() + milliseconds;
  let longest = 0;
  do {
    const time = await healthTime(at, patience);
    if (time === undefined) return undefined;
    longest = Math.max(longest, time);
    await wait(20);
  } while (performance.now() < until);
  return longest;
}

/** The status of /health, or undefined. */
export async function healthStatus({ port }: At): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(SILENT);
    return (await fetch(`http://127.0.0.1:${port}/health`, { signal })).status;
  } catch {
    return undefined;
  }
}

/** Megabytes the server keeps in memory, as it tells itself. */
export async function resident({ port }: At): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^krcma_memory_resident_bytes (\S+)/m.exec(text)?.[1] ?? Number.NaN) / 1e6;
}

/** `done`, the code of a refusal, or `silent`. */
export function codeOf(act: Promise<unknown>, patience = SILENT): Promise<string> {
  const answered = act.then(
    () => 'done',
    (error: { readonly code?: string; readonly message?: string }) => error.code ?? error.message ?? 'broken',
  );
  return Promise.race([answered, wait(patience, 'silent', { ref: false })]);
}

/** The status of an answer, or 0 when none came. */
export async function statusOf(
  person: Person,
  method: string,
  path: string,
  body?: unknown,
  patience = SILENT,
): Promise<number> {
  const answered = person.request(method, path, body).then(async (response) => {
    await response.arrayBuffer();
    return response.status;
  });
  return Promise.race([answered.catch(() => 0), wait(patience, 0, { ref: false })]);
}

export const cardAt = async (person: Person, table: string): Promise<TableCard> =>
  (await person.get(`/api/tables/${table}`)) as TableCard;

/** `3 of 12: the first, the second …` */
export function few(of: number, found: readonly string[]): string {
  if (found.length === 0) return `none of ${of}`;
  const shown = found.slice(0, 4).join(', ');
  return `${found.length} of ${of}: ${shown}${found.length > 4 ? ' …' : ''}`;
}

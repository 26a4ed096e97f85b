import type { Table } from './table.ts';

/** A copy of a whole table that can be played on. What never changes is shared: the options and the outcome. */
export function cloneTable<State extends Table>(table: State): State {
  const copy = { ...table } as unknown as Record<string, unknown>;
  for (const key in copy) {
    const part = copy[key];
    if (typeof part !== 'object' || part === null || key === 'options' || key === 'outcome') continue;
    copy[key] = Array.isArray(part) ? cloneList(part) : cloneRecord(part);
  }
  return copy as unknown as State;
}

/** A deep copy of plain data. Lists of plain values take the fast way. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? cloneList(value) : cloneRecord(value)) as T;
}

function cloneList(list: readonly unknown[]): unknown[] {
  // Every part is looked at, not only the first: results like ['pass', { card: 3 }] are mixed.
  for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') return cloneParts(list);
  return list.slice();
}

function cloneParts(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = clone(copy[i]);
  return copy;
}

function cloneRecord(record: object): object {
  const copy: Record<string, unknown> = { ...record };
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null)
      copy[key] = Array.isArray(part) ? cloneList(part) : cloneRecord(part);
  }
  return copy;
}

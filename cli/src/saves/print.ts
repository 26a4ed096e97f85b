import { createHash } from 'node:crypto';

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A finger print of plain data, whatever the order of its keys. The kernel's own hash may change; this must not. */
export const printOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex').slice(0, 16);

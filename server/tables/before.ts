import type { Entry } from '@krcma/kernel';
import type { TableState } from './table-state.ts';

/** What is compared with after a change. */
export interface Before extends Pick<TableState, 'revision' | 'seats' | 'waiting' | 'status'> {
  readonly log: readonly Entry[];
}

export const beforeChange = ({ revision, seats, waiting, status, journal }: TableState): Before => ({
  revision,
  seats,
  waiting,
  status,
  log: journal?.log.slice() ?? [],
});

/** How many entries stayed. */
export function commonLength(a: readonly Entry[], b: readonly Entry[]): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

const sameChoice = (a: Entry | undefined, b: Entry | undefined): boolean =>
  a?.seat === b?.seat && a?.choice === b?.choice && a?.standing === b?.standing;

/** The same when the log was read again, so that its entries are other objects. */
export function commonChoices(a: readonly Entry[], b: readonly Entry[]): number {
  const least = Math.min(a.length, b.length);
  let length = 0;
  while (length < least && sameChoice(a[length], b[length])) length++;
  return length;
}

// How tables that were saved by older rules come to stand where the present ones go on.
import type { Frame, Json, Migration } from '@krcma/kernel';

/** Each operation of a card had a step of its own. */
const OPERATIONS: ReadonlySet<string> = new Set(['trade', 'citizen', 'theft', 'return', 'monster', 'bonus']);

function carryOutByName(stack: readonly Frame[]): void {
  for (const frame of stack) {
    if (frame.rule === 'carryOut' && OPERATIONS.has(frame.at)) frame.at = 'operation';
    for (const branch of frame.side?.branches ?? []) carryOutByName(branch.stack);
  }
}

export const migrations: readonly Migration[] = [
  {
    name: 'operations of cards are called by their name',
    to: 2,
    up: (state: Record<string, Json>) => carryOutByName(state.stack as unknown as Frame[]),
  },
];

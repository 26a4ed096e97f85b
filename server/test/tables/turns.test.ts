import { describe, expect, it } from 'vitest';
import { Turns } from '../../tables/turns.ts';

const PIECE = 2;

function work(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

/** Counts how often the loop turns until it is stopped. */
function loopTurns(): { readonly count: () => number; stop(): void } {
  let count = 0;
  let next = setImmediate(function turn() {
    count++;
    next = setImmediate(turn);
  });
  return { count: () => count, stop: () => clearImmediate(next) };
}

describe('turns', () => {
  it('much that goes on at once is done in slices, between which the loop turns', async () => {
    const turns = new Turns();
    const loop = loopTurns();
    const doneInTurn = new Map<number, number>();
    const order: number[] = [];
    const piece = async (index: number) => {
      await turns.next();
      work(PIECE);
      order.push(index);
      doneInTurn.set(loop.count(), (doneInTurn.get(loop.count()) ?? 0) + 1);
    };
    const pieces = Array.from({ length: 100 }, (_, index) => index);
    await Promise.all(pieces.map(piece));
    loop.stop();
    expect(order).toEqual(pieces);
    // A slice is 8 ms.
    expect(Math.max(...doneInTurn.values())).toBeLessThanOrEqual(5);
    expect(doneInTurn.size).toBeGreaterThanOrEqual(10);
  });

  it('a single piece of work need not wait', async () => {
    const turns = new Turns();
    const loop = loopTurns();
    await turns.next();
    expect(loop.count()).toBe(0);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    const before = loop.count();
    await turns.next();
    expect(loop.count()).toBe(before);
    loop.stop();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEAT_EVERY, Heartbeat, PORTIONS } from '../../play/heartbeat.ts';

const TICK = BEAT_EVERY / PORTIONS;

/** A socket that answers every ping, or none. */
class Fake {
  pings: number[] = [];
  gone = false;
  readonly #answer: (socket: Fake) => void;

  constructor(answer: (socket: Fake) => void) {
    this.#answer = answer;
  }

  ping(): void {
    this.pings.push(performance.now());
    this.#answer(this);
  }

  terminate(): void {
    this.gone = true;
  }
}

describe('the heartbeat of sockets', () => {
  let heartbeat: Heartbeat;
  const answering = () => new Fake((socket) => heartbeat.heard(socket));

  beforeEach(() => {
    vi.useFakeTimers();
    heartbeat = new Heartbeat();
  });

  afterEach(() => {
    heartbeat.close();
    vi.useRealTimers();
  });

  it('beats each socket once in a while, however few there are', () => {
    const lone = answering();
    heartbeat.add(lone);
    vi.advanceTimersByTime(4 * BEAT_EVERY + 4 * TICK);
    expect(lone.pings).toHaveLength(4);
    expect(lone.gone).toBe(false);
  });

  it('never beats more than a hundredth of them at once, even when all came together', () => {
    const sockets = Array.from({ length: 5000 }, answering);
    for (const socket of sockets) heartbeat.add(socket);
    vi.advanceTimersByTime(3 * BEAT_EVERY);
    const perTick = new Map<number, number>();
    for (const { pings } of sockets) for (const at of pings) perTick.set(at, (perTick.get(at) ?? 0) + 1);
    expect(Math.max(...perTick.values())).toBe(5000 / PORTIONS);
    expect(sockets.every(({ pings, gone }) => pings.length >= 1 && !gone)).toBe(true);
    const longest = sockets.map(({ pings: [first = 0, second = 0] }) => second && second - first);
    expect(Math.max(...longest)).toBeLessThan(1.1 * BEAT_EVERY);
  });

  it('drops whoever did not answer the last beat, and nobody who left', () => {
    const silent = new Fake(() => {});
    const left = new Fake(() => {});
    heartbeat.add(silent);
    heartbeat.add(left);
    vi.advanceTimersByTime(BEAT_EVERY + 2 * TICK);
    heartbeat.remove(left);
    expect(silent.gone).toBe(false);
    vi.advanceTimersByTime(BEAT_EVERY + 2 * TICK);
    expect(silent.gone).toBe(true);
    expect(left.gone).toBe(false);
    expect(silent.pings).toHaveLength(1);
  });
});

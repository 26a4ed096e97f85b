import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BEAT, MOST_MISSED, type Ping, type Watched, watch } from '../src/host/watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker that answers as long as it is not busy. */
class FakeWorker implements Watched {
  busy = false;
  readonly #questions: Ping[] = [];
  #hear: (event: { readonly data: unknown }) => void = () => {};

  postMessage(message: Ping): void {
    this.#questions.push(message);
    if (!this.busy) this.answer();
  }

  answer(): void {
    for (const { ping } of this.#questions.splice(0)) this.#hear({ data: { pong: ping } });
  }

  addEventListener(_type: 'message', hear: (event: { readonly data: unknown }) => void): void {
    this.#hear = hear;
  }
}

it('a worker that never comes back is noticed, once', () => {
  const worker = new FakeWorker();
  const ranAway = vi.fn();
  watch(worker, ranAway);
  vi.advanceTimersByTime(60 * BEAT);
  expect(ranAway).not.toHaveBeenCalled();
  worker.busy = true;
  vi.advanceTimersByTime((MOST_MISSED - 1) * BEAT);
  expect(ranAway).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3 * BEAT);
  expect(ranAway).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60 * BEAT);
  expect(ranAway).toHaveBeenCalledTimes(1);
});

it('a worker that thinks for a while, and one that is still being loaded, are let be', () => {
  const slow = new FakeWorker();
  const ranAway = vi.fn();
  slow.busy = true;
  const stop = watch(slow, ranAway);
  vi.advanceTimersByTime(100 * BEAT);
  for (let round = 0; round < 5; round++) {
    slow.answer();
    vi.advanceTimersByTime((MOST_MISSED - 1) * BEAT);
  }
  expect(ranAway).not.toHaveBeenCalled();
  stop();
  vi.advanceTimersByTime(100 * BEAT);
  expect(ranAway).not.toHaveBeenCalled();
});

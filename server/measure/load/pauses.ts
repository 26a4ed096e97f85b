import { PerformanceObserver } from 'node:perf_hooks';

/** A stretch in which the loop of a thread did not turn. */
export interface Pause {
  /** Milliseconds on the clock of the process when the loop turned again. */
  readonly at: number;
  readonly milliseconds: number;
  /** What of it was work of this thread: the rest was the machine's, busy with something else. */
  readonly worked: number;
  /** What of it was collecting garbage. */
  readonly garbage: number;
}

interface Collected {
  readonly from: number;
  readonly to: number;
}

const EVERY = 5;
/** Shorter ones are everyday work. */
const WORTH_TELLING = 15;
const REMEMBERED = 1000;

const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Watches the loop of its own thread: how long it did not turn, and whether the thread itself was the cause. */
export class PauseWatch {
  #pauses: Pause[] = [];
  #longest = 0;
  #longestWork = 0;
  #collected: Collected[] = [];
  #last = performance.now();
  #worked = worked();
  readonly #timer: NodeJS.Timeout;
  readonly #observer: PerformanceObserver;

  constructor() {
    this.#observer = new PerformanceObserver((list) => this.#collect(list.getEntries()));
    this.#observer.observe({ entryTypes: ['gc'] });
    this.#timer = setInterval(() => this.#turn(), EVERY);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#observer.disconnect();
  }

  #collect(entries: readonly { readonly startTime: number; readonly duration: number }[]): void {
    for (const { startTime, duration } of entries)
      this.#collected.push({ from: startTime, to: startTime + duration });
    this.#collected = this.#collected.slice(-REMEMBERED * 10);
  }

  #turn(): void {
    const now = performance.now();
    const used = worked();
    const milliseconds = now - this.#last;
    const own = used - this.#worked;
    this.#longest = Math.max(this.#longest, milliseconds);
    this.#longestWork = Math.max(this.#longestWork, own);
    if (milliseconds > WORTH_TELLING && this.#pauses.length < REMEMBERED)
      this.#pauses.push({ at: now, milliseconds, worked: own, garbage: 0 });
    this.#last = now;
    this.#worked = used;
  }

  /** What was seen since last asked; the pauses with the longest first. */
  take(): { readonly longest: number; readonly longestWork: number; readonly pauses: readonly Pause[] } {
    const pauses = this.#pauses
      .map((pause) => ({ ...pause, garbage: this.#garbageIn(pause.at - pause.milliseconds, pause.at) }))
      .sort((a, b) => b.milliseconds - a.milliseconds);
    const taken = { longest: this.#longest, longestWork: this.#longestWork, pauses };
    this.#pauses = [];
    this.#collected = [];
    this.#longest = 0;
    this.#longestWork = 0;
    return taken;
  }

  #garbageIn(from: number, to: number): number {
    let sum = 0;
    for (const each of this.#collected) sum += Math.max(0, Math.min(to, each.to) - Math.max(from, each.from));
    return sum;
  }
}

/** The little of a socket that is needed here. */
interface Beaten {
  ping(): void;
  terminate(): void;
}

interface Beat {
  readonly answered: boolean;
  readonly due: number;
}

export const BEAT_EVERY = 25_000;
/** A ping costs about as much as a small answer: thousands of them at once would keep every table waiting. */
export const PORTIONS = 100;

/** Asks each socket now and then whether somebody is still there; never many of them at once. */
export class Heartbeat {
  /** The one whose beat is due first comes first. */
  readonly #beats = new Map<Beaten, Beat>();
  readonly #timer: NodeJS.Timeout;

  constructor() {
    this.#timer = setInterval(() => this.#beat(), BEAT_EVERY / PORTIONS);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#beats.clear();
  }

  add(socket: Beaten): void {
    this.#beats.set(socket, { answered: true, due: performance.now() + BEAT_EVERY });
  }

  heard(socket: Beaten): void {
    const beat = this.#beats.get(socket);
    if (beat !== undefined) this.#beats.set(socket, { ...beat, answered: true });
  }

  remove(socket: Beaten): void {
    this.#beats.delete(socket);
  }

  #beat(): void {
    const now = performance.now();
    for (const [socket, { answered }] of this.#due(now)) {
      this.#beats.delete(socket);
      // Whoever has not answered the last beat is gone without saying so.
      if (!answered) socket.terminate();
      else {
        this.#beats.set(socket, { answered: false, due: now + BEAT_EVERY });
        socket.ping();
      }
    }
  }

  /** Those who came together are spread from their first beat on. */
  #due(now: number): (readonly [Beaten, Beat])[] {
    const most = Math.ceil(this.#beats.size / PORTIONS);
    const due: [Beaten, Beat][] = [];
    for (const entry of this.#beats) {
      if (due.length === most || entry[1].due > now) break;
      due.push(entry);
    }
    return due;
  }
}

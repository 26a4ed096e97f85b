import { WebSocket } from 'ws';

/** What a network may do to messages on their way. Chances are between 0 and 1. */
export interface Weather {
  readonly drop: number;
  readonly double: number;
  /** That the connection breaks with this message. */
  readonly cut: number;
  /** Longest delay in milliseconds; each message has its own, so that they overtake each other. */
  readonly delay: number;
}

export const QUIET: Weather = { drop: 0, double: 0, cut: 0, delay: 0 };

/** The sky over all wires of one test. */
export class Sky {
  weather = QUIET;
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  carry(wire: { cut(): void }, deliver: () => void): void {
    const { drop, double, cut, delay } = this.weather;
    if (this.#random() < cut) wire.cut();
    else if (this.#random() < drop) return;
    for (let copies = this.#random() < double ? 2 : 1; copies > 0; copies--) {
      const late = this.#random() * delay;
      if (late === 0) deliver();
      else setTimeout(deliver, late);
    }
  }
}

/** A socket to a real server, with bad weather between the two. It is what a page needs of a WebSocket. */
export class BadWire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #socket: WebSocket;
  readonly #sky: Sky;

  constructor(sky: Sky, port: number, cookie: string) {
    this.#sky = sky;
    const headers = { origin: `http://127.0.0.1:${port}`, cookie };
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers });
    this.#socket.on('open', () => this.onopen?.());
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => this.onclose?.());
    this.#socket.on('message', (data) => {
      const text = String(data);
      this.#sky.carry(this, () => this.onmessage?.({ data: text }));
    });
  }

  send(text: string): void {
    this.#sky.carry(this, () => {
      if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  cut(): void {
    this.#socket.terminate();
  }

  close(): void {
    this.#socket.close();
  }
}

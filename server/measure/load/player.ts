import type { Json } from '@krcma/kernel';
import { changedBy, type FromServer, type SeenFrame } from '@krcma/protocol';
import { WebSocket } from 'ws';

/** A light client: as many of them as possible fit into one process. */
export class Player {
  readonly #origin: string;
  #socket: WebSocket | undefined;
  cookie = '';
  #frame: SeenFrame | undefined;
  #commands = 0;
  readonly #waiting = new Map<string, (message: FromServer) => void>();
  #ready: () => void = () => {};
  /** Called with every new frame. */
  shown: (frame: SeenFrame) => void = () => {};

  constructor(port: number) {
    this.#origin = `http://127.0.0.1:${port}`;
  }

  async post(path: string, body: unknown = {}): Promise<unknown> {
    const response = await fetch(this.#origin + path, {
      method: 'POST',
      headers: { origin: this.#origin, cookie: this.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  connect(): Promise<void> {
    const headers = { origin: this.#origin, cookie: this.cookie };
    const socket = new WebSocket(`${this.#origin.replace('http', 'ws')}/socket`, {
      headers,
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as FromServer));
    return new Promise((done, failed) => {
      socket.on('open', () => done());
      socket.on('error', failed);
    });
  }

  close(): void {
    this.#socket?.terminate();
  }

  #hear(message: FromServer): void {
    if (message.type === 'frame') {
      if ('full' in message) this.#frame = message.full;
      else if (message.delta !== null && this.#frame !== undefined)
        this.#frame = changedBy(this.#frame as unknown as Json, message.delta) as unknown as SeenFrame;
      if (this.#frame !== undefined) this.shown(this.#frame);
    } else if (message.type === 'chat') this.#ready();
    else if (message.type === 'done' || message.type === 'refused') {
      const waiting = this.#waiting.get(message.command ?? '');
      this.#waiting.delete(message.command ?? '');
      waiting?.(message);
    }
  }

  get frame(): SeenFrame | undefined {
    return this.#frame;
  }

  join(table: string): Promise<void> {
    return new Promise((done) => {
      this.#ready = done;
      this.#socket?.send(JSON.stringify({ type: 'join', table }));
    });
  }

  leave(table: string): void {
    this.#socket?.send(JSON.stringify({ type: 'leave', table }));
  }

  /** Milliseconds until the act was acknowledged. */
  act(table: string, act: object): Promise<{ milliseconds: number; refused: boolean }> {
    const command = `command-${++this.#commands}`;
    const sent = performance.now();
    return new Promise((done) => {
      this.#waiting.set(command, ({ type }) =>
        done({ milliseconds: performance.now() - sent, refused: type === 'refused' }),
      );
      this.#socket?.send(JSON.stringify({ type: 'act', table, command, act }));
    });
  }
}

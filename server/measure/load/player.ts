import type { Json } from '@krcma/kernel';
import { changedBy, type FromServer, type SeenFrame } from '@krcma/protocol';
import { WebSocket } from 'ws';
import { inTime } from '../../operation/in-time.ts';

/** How long an answer is waited for before the measuring ends. */
const PATIENCE = 30_000;

interface Waiting {
  readonly heard: (message: FromServer) => void;
  readonly failed: (error: Error) => void;
}

/** A light client: as many of them as possible fit into one process. */
export class Player {
  readonly #origin: string;
  readonly #patience: number;
  #socket: WebSocket | undefined;
  cookie = '';
  #frame: SeenFrame | undefined;
  #commands = 0;
  readonly #waiting = new Map<string, Waiting>();

  constructor(port: number, patience = PATIENCE) {
    this.#origin = `http://127.0.0.1:${port}`;
    this.#patience = patience;
  }

  async post(path: string, body: unknown = {}): Promise<unknown> {
    const response = await inTime(
      fetch(this.#origin + path, {
        method: 'POST',
        headers: { origin: this.#origin, cookie: this.cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(2 * this.#patience),
      }),
      this.#patience,
      `POST ${path}`,
    );
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  async connect(): Promise<void> {
    const headers = { origin: this.#origin, cookie: this.cookie };
    const socket = new WebSocket(`${this.#origin.replace('http', 'ws')}/socket`, {
      headers,
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as FromServer));
    socket.on('close', (code) => this.#fail(new Error(`The server closed a socket (${code}).`)));
    const open = new Promise<void>((done, failed) => {
      socket.on('open', () => done());
      socket.on('error', failed);
    });
    await inTime(open, this.#patience, 'Opening a socket');
  }

  close(): void {
    this.#socket?.terminate();
  }

  #fail(error: Error): void {
    for (const { failed } of this.#waiting.values()) failed(error);
    this.#waiting.clear();
  }

  #hear(message: FromServer): void {
    if (message.type === 'frame') {
      if ('full' in message) this.#frame = message.full;
      else if (message.delta !== null && this.#frame !== undefined)
        this.#frame = changedBy(this.#frame as unknown as Json, message.delta) as unknown as SeenFrame;
    } else if (message.type === 'chat') this.#answer('join', message);
    else if (message.type === 'done' || message.type === 'refused')
      this.#answer(message.command ?? 'join', message);
  }

  #answer(to: string, message: FromServer): void {
    const waiting = this.#waiting.get(to);
    this.#waiting.delete(to);
    waiting?.heard(message);
  }

  get frame(): SeenFrame | undefined {
    return this.#frame;
  }

  #asked(name: string, message: object): Promise<FromServer> {
    const text = JSON.stringify(message);
    const answer = new Promise<FromServer>((heard, failed) => {
      this.#waiting.set(name, { heard, failed });
      this.#socket?.send(text);
    });
    return inTime(answer, this.#patience, `Sending ${text}`);
  }

  async join(table: string): Promise<void> {
    const answer = await this.#asked('join', { type: 'join', table });
    if (answer.type === 'refused') throw new Error(`Joining a table: ${answer.refusal.sentence}`);
  }

  leave(table: string): void {
    this.#socket?.send(JSON.stringify({ type: 'leave', table }));
  }

  /** Milliseconds until the act was acknowledged. */
  async act(table: string, act: object): Promise<{ milliseconds: number; refused: boolean }> {
    const command = `command-${++this.#commands}`;
    const sent = performance.now();
    const { type } = await this.#asked(command, { type: 'act', table, command, act });
    return { milliseconds: performance.now() - sent, refused: type === 'refused' };
  }
}

import { connect, createServer, type Server, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { onPostgres } from '../databases.ts';
import { testServer } from '../servers.ts';

/** A wire to the database that can be cut, or go silent. */
class Wire {
  readonly url: string;
  readonly #server: Server;
  readonly #sockets: Set<Socket>;

  private constructor(url: string, server: Server, sockets: Set<Socket>) {
    this.url = url;
    this.#server = server;
    this.#sockets = sockets;
  }

  static async to(url: string): Promise<Wire> {
    const { hostname, port } = new URL(url);
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      const onward = connect(Number(port), hostname);
      for (const [one, other] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        sockets.add(one);
        one.on('error', () => {}).on('close', () => other.destroy());
        one.pipe(other);
      }
    });
    const here = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve(portOf(server)));
    });
    const through = new URL(url);
    through.host = `127.0.0.1:${here}`;
    return new Wire(through.href, server, sockets);
  }

  /** Nothing comes through any more, and nobody is told. */
  silence(): void {
    for (const socket of this.#sockets) socket.pause();
  }

  speak(): void {
    for (const socket of this.#sockets) socket.resume();
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    await closed;
  }

  mend(): Promise<void> {
    const port = Number(new URL(this.url).port);
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The wire has no port.');
  return address.port;
}

const AWAY = { status: 503, state: 'no database' };
const FINE = { status: 200, state: 'running' };

onPostgres((_title, _open, fresh) => {
  async function behindAWire() {
    const config = await fresh();
    const wire = await Wire.to(config.DATABASE_URL ?? '');
    const server = await testServer({ ...config, DATABASE_URL: wire.url });
    onTestFinished(async () => {
      wire.speak();
      await server.close();
      await wire.cut();
    });
    const health = async () => {
      const answer = await fetch(`http://127.0.0.1:${server.port}/health`);
      return { status: answer.status, state: ((await answer.json()) as { state: string }).state };
    };
    return { wire, health };
  }

  test('a database that is cut off is told at once, and so is its return', async () => {
    const { wire, health } = await behindAWire();
    expect(await health()).toEqual(FINE);
    await wire.cut();
    expect(await health()).toEqual(AWAY);
    await wire.mend();
    await expect.poll(health, { timeout: 5_000 }).toEqual(FINE);
  });

  test('a database that does not answer is told within three seconds to everybody who asks', async () => {
    const { wire, health } = await behindAWire();
    expect(await health()).toEqual(FINE);
    wire.silence();
    const began = performance.now();
    // More than there are connections: the question is asked once.
    expect(await Promise.all(Array.from({ length: 40 }, health))).toEqual(
      Array.from({ length: 40 }, () => AWAY),
    );
    expect(performance.now() - began).toBeLessThan(3_000);
    wire.speak();
    await expect.poll(health, { timeout: 5_000 }).toEqual(FINE);
  });
});

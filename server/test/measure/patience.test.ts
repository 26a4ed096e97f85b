import { spawnSync } from 'node:child_process';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { Player } from '../../measure/load/player.ts';
import { spawned } from '../../measure/load/server-process.ts';

const MUTE = new URL('./mute-server.ts', import.meta.url);
const listens = 20_000;
const patience = { listens, answers: 100, stops: 100 };

describe.each(['load', 'wire', 'crash', 'malformed', 'attack'])('the tool %s', (tool) => {
  it('says how it is used', () => {
    const script = join(import.meta.dirname, `../../measure/${tool}.ts`);
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--help'], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('--help');
  });
});

describe('the measuring never hangs', () => {
  let server: Server | undefined;
  const sockets: Socket[] = [];

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server?.close();
    server = undefined;
  });

  /** Takes connections and never says a word. */
  async function muteport(): Promise<number> {
    const listening = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => {});
    });
    server = listening;
    await new Promise<void>((open) => listening.listen(0, '127.0.0.1', open));
    const address = listening.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  it('a server that never listens is given up and killed', async () => {
    await expect(spawned(MUTE, {}, { ...patience, listens: 100 })).rejects.toThrow(
      'Waiting until mute-server.ts listens: no answer within 100 ms.',
    );
  });

  it('a server that ends before it listens is told of at once', async () => {
    await expect(spawned(MUTE, { ENDS: 'yes' }, patience)).rejects.toThrow(
      'Waiting until mute-server.ts listens: the process has ended.',
    );
  });

  it('a server that never answers is given up, and killed when it does not stop', async () => {
    const mute = await spawned(MUTE, { PORT: '1' }, patience);
    await expect(mute.ask('work')).rejects.toThrow(
      'Asking mute-server.ts for its work: no answer within 100 ms.',
    );
    await mute.stop();
    await expect(mute.ask('work')).rejects.toThrow('mute-server.ts');
    await mute.stop();
  });

  it('requests and sockets that nobody answers are given up', async () => {
    const player = new Player(await muteport(), 100);
    await expect(player.post('/api/guests')).rejects.toThrow('POST /api/guests: no answer within 100 ms.');
    await expect(player.connect()).rejects.toThrow('Opening a socket: no answer within 100 ms.');
    player.close();
  });

  it('a socket that takes messages and never answers, or is closed meanwhile, ends the waiting', async () => {
    const port = await muteport();
    server?.close();
    const deaf = new WebSocketServer({ port, host: '127.0.0.1' });
    const player = new Player(port, 200);
    await player.connect();
    await expect(player.join('a-table')).rejects.toThrow('no answer within 200 ms.');
    await expect(player.act('a-table', { do: 'undo' })).rejects.toThrow('no answer within 200 ms.');
    const waiting = expect(player.act('a-table', { do: 'undo' })).rejects.toThrow('closed a socket (1012)');
    for (const socket of deaf.clients) socket.close(1012);
    await waiting;
    await new Promise((closed) => deaf.close(closed));
  });
});

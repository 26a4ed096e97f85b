import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { inTime } from '../../operation/in-time.ts';
import { spawned } from './server-process.ts';

/** How long the peer is waited for before the measuring ends. */
const PATIENCE = 30_000;

interface PeerState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

interface PeerClient {
  readonly moves: { take(): void };
  start(): void;
  stop(): void;
  getState(): PeerState | null;
  subscribe(hear: () => void): () => void;
}

const require = createRequire(import.meta.url);

const game = {
  name: 'turns',
  setup: () => ({ made: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { take: { move: () => {}, client: false } },
};

/** Two clients of one match, which the server lays out when the first of them comes. */
function match(port: number, index: number): Promise<PeerClient[]> {
  const { Client } = require('boardgame.io/client') as { Client(options: object): PeerClient };
  const { SocketIO } = require('boardgame.io/multiplayer') as { SocketIO(options: object): unknown };
  return Promise.all(
    ['0', '1'].map(async (playerID) => {
      const multiplayer = SocketIO({ server: `http://localhost:${port}` });
      const matchID = `match-${index}`;
      const client = Client({ game, multiplayer, matchID, playerID, numPlayers: 2, debug: false });
      client.start();
      await inTime(firstState(client), PATIENCE, 'Joining a match of the peer');
      return client;
    }),
  );
}

function firstState(client: PeerClient): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (client.getState() !== null) done();
    };
    client.subscribe(look);
    look();
  });
}

/** Milliseconds until the maker of a move sees it made by the server. */
function oneMove(clients: readonly PeerClient[]): Promise<number> {
  const turn = Number(clients[0]?.getState()?.ctx.currentPlayer ?? 0);
  const client = clients[turn];
  const before = client?.getState()?._stateID ?? 0;
  const sent = performance.now();
  const made = new Promise<number>((done) => {
    const stop = client?.subscribe(() => {
      if ((client.getState()?._stateID ?? 0) <= before) return;
      stop?.();
      done(performance.now() - sent);
    });
    client?.moves.take();
  });
  return inTime(made, PATIENCE, 'A move at the peer');
}

/** The same small load on boardgame.io's server, which keeps games in memory only: what moves cost there. */
export async function peerLatencies(matches: number, perSecond: number, seconds: number): Promise<number[]> {
  const server = await spawned(new URL('./peer-server.ts', import.meta.url));
  const latencies: number[] = [];
  try {
    const all = await Promise.all(Array.from({ length: matches }, (_, index) => match(server.port, index)));
    const pause = (matches / perSecond) * 1000;
    const until = performance.now() + seconds * 1000;
    await Promise.all(
      all.map(async (clients, index) => {
        await wait((index / matches) * pause);
        while (performance.now() < until) {
          const began = performance.now();
          latencies.push(await oneMove(clients));
          await wait(Math.max(0, pause - (performance.now() - began)));
        }
      }),
    );
    for (const clients of all) for (const client of clients) client.stop();
  } finally {
    await server.stop();
  }
  return latencies;
}

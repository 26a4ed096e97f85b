import { createRequire } from 'node:module';
import type * as BoardgameClient from 'boardgame.io/client';
import { freeCells, hasLine } from './tic-tac-toe.ts';

// boardgame.io is CommonJS in a subfolder that ES modules cannot name.
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as typeof BoardgameClient;

interface Board {
  cells: (string | null)[];
}

const INVALID_MOVE = 'INVALID_MOVE';

const game = {
  setup: (): Board => ({ cells: new Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }: { G: Board; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: Board; ctx: { currentPlayer: string } }) => {
    if (hasLine(G.cells, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

const client = Client({ game: game as never, numPlayers: 2, debug: false });

/** Plays one random game of tic-tac-toe on boardgame.io's client; gives the number of decisions. */
export function playPeerGame(pick: (choices: number) => number): number {
  client.reset();
  for (let decisions = 0; ; decisions++) {
    const state = client.getState() as { G: Board; ctx: { gameover?: unknown } } | null;
    if (state === null || state.ctx.gameover !== undefined) return decisions;
    const free = freeCells(state.G.cells);
    client.moves.place?.(free[pick(free.length)]);
  }
}
